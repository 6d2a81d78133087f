import {
  encodings,
  hashedFolder,
  immutable,
  mediaTypes,
  redirects,
  revalidate,
  securityHeaders,
  unknownMediaType,
} from '../policy.ts';

/** For the `http` block: a table that the `server` block uses. */
export const nginxHttp = `map $uri $stillwater_cache {
  default "${revalidate}";
  "~^${hashedFolder}" "${immutable}";
}
`;

const redirect = ({ from, to }: (typeof redirects)[number]) =>
  `location ~ ^${from}(/|\\.html)?$ { return 301 ${to}$is_args$args; }`;

/** For the `server` block, which also needs `listen`, `server_name`, `root` and the certificate. */
export const nginxServer = `${securityHeaders.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n')}
add_header Cache-Control $stillwater_cache always;

types {
${Object.entries(mediaTypes)
  .map(([ending, type]) => `  "${type}" ${ending};`)
  .join('\n')}
}
default_type ${unknownMediaType};
server_tokens off;
gzip_static on;
gzip_vary on;
absolute_redirect off;
error_page 404 /404.html;
# Don't set open_file_cache: after a new build it would answer from the old one.

if ($request_method !~ ^(GET|HEAD)$) { return 405; }

${redirects.map(redirect).join('\n')}
location = / { try_files /index.html =404; }
location ~ ^/index(\\.html)?$ { return 301 /$is_args$args; }
location = /404 { return 404; }
location = /404.html { internal; }
location ~ ^/_(headers|redirects)$|/\\.(?!well-known/)|\\.(${encodings.map(({ suffix }) => suffix.slice(1)).join('|')})$ { return 404; }
# Redirects only to a page that exists. nginx has merged double slashes by then, so this can't lead to another host.
location ~ ^(?<page>/.*[^/])(?:/|\\.html/?)$ {
  if (-f $document_root$page.html) { return 301 $page$is_args$args; }
  return 404;
}
location / { try_files $uri.html $uri =404; }
`;
