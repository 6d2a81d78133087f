import {
  encodings,
  hashedFolders,
  immutable,
  mediaTypes,
  redirects,
  revalidate,
  securityHeaders,
  unknownMediaType,
} from '../policy.ts';
import { notice } from './notice.ts';

const regexp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** For the `http` block: tables that the `server` block looks things up in. */
export function nginxHttpSnippet(): string {
  const hashed = hashedFolders.map((folder) => `  "~^${regexp(folder)}" "${immutable}";`);
  const moved = redirects.map(({ from, to }) => `  "~^${regexp(from)}(/|\\.html)?$" "${to}";`);
  return `${notice}

map $uri $stillwater_cache {
  default "${revalidate}";
  /healthz "no-store";
${hashed.join('\n')}
}
map $uri $stillwater_moved_to {
  default "";
${moved.join('\n')}
}
map $request_method $stillwater_allow {
  default "GET, HEAD";
  GET "";
  HEAD "";
}
`;
}

/** For the `server` block; the site's own lines there are `listen`, `server_name`, `root` and the certificate. */
export function nginxServerSnippet(): string {
  const headers = securityHeaders.map(([name, value]) => `add_header ${name} "${value}" always;`);
  const types = Object.entries(mediaTypes).map(([ending, type]) => `  "${type}" ${ending};`);
  const suffixes = encodings.map(({ suffix }) => suffix.slice(1)).join('|');
  return `${notice}

${headers.join('\n')}
add_header Cache-Control $stillwater_cache always;
add_header Allow $stillwater_allow always;

types {
${types.join('\n')}
}
default_type ${unknownMediaType};
server_tokens off;
etag on;
if_modified_since off;
gzip_static on;
gzip_vary on;
absolute_redirect off;
client_header_timeout 10s;
send_timeout 30s;
large_client_header_buffers 4 8k;
error_page 404 /404.html;
# No open_file_cache: it would answer from the old build after a new one is swapped in.

if ($stillwater_allow) { return 405; }
if ($stillwater_moved_to) { return 301 $stillwater_moved_to$is_args$args; }

location = / { try_files /index.html =404; }
location = /index { return 301 /$is_args$args; }
location = /index.html { return 301 /$is_args$args; }
location = /healthz { default_type "text/plain; charset=utf-8"; return 200 "ok\\n"; }
location = /404 { return 404; }
location = /404.html { internal; }
location = /_headers { return 404; }
location = /_redirects { return 404; }
location ~ /\\.(?!well-known/) { return 404; }
location ~ \\.(${suffixes})$ { return 404; }
# Only to a page that exists; nginx has merged doubled slashes by then, so this cannot lead to another host.
location ~ ^(?<page>/.*[^/])(?:/|\\.html/?)$ {
  if (-f $document_root$page.html) { return 301 $page$is_args$args; }
  return 404;
}
location / { try_files $uri.html $uri =404; }
`;
}
