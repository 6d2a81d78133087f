import {
  encodings,
  hashedFolders,
  immutable,
  isCompressible,
  mediaTypes,
  redirects,
  revalidate,
  securityHeaders,
} from '../policy.ts';
import { notice } from './notice.ts';

const indent = (lines: readonly string[], tabs: number) => lines.map((line) => '\t'.repeat(tabs) + line).join('\n');

/** A snippet for the Caddyfile, used as `import stillwater <folder of the build>`. */
export function caddySnippet(): string {
  const headers = [...securityHeaders, ['Cache-Control', revalidate] as const].map(
    ([name, value]) => `${name} "${value}"`,
  );
  const moved = redirects.flatMap(({ from, to }, at) => [
    `@moved${at} path ${from} ${from}/ ${from}.html`,
    `route @moved${at} {`,
    `\trewrite * ${to}`,
    '\tredir {uri} 301',
    '}',
  ]);
  const types = Object.entries(mediaTypes).flatMap(([ending, type]) => [
    `@${ending} path *.${ending}`,
    `header @${ending} Content-Type "${type}"`,
  ]);
  const compressible = Object.keys(mediaTypes).filter((ending) => isCompressible(`.${ending}`));
  const precompressed = `precompressed ${encodings.map(({ name }) => name).join(' ')}`;
  return `${notice}

(stillwater) {
	root * {args.0}
	route {
		header {
${indent(headers, 3)}
		}
		header -Server
		@hashed path ${hashedFolders.map((folder) => `${folder}*`).join(' ')}
		header @hashed Cache-Control "${immutable}"

		@refused not method GET HEAD
		header @refused Allow "GET, HEAD"
		respond @refused 405

		@malformed path_regexp [\\x00-\\x1f\\x7f]
		respond @malformed 400
		@tooLong path_regexp ^.{1000}.{1000}
		respond @tooLong 414
		@longerThanFileNames path_regexp [^/]{240}
		error @longerThanFileNames 404

		header /healthz Cache-Control no-store
		header /healthz Content-Type "text/plain; charset=utf-8"
		respond /healthz "ok
" 200

		@private path /404 /404.html /_headers /_redirects ${encodings.map(({ suffix }) => `*${suffix}`).join(' ')}
		error @private 404
		@hidden path_regexp /\\.[^/]
		route @hidden {
			@notWellKnown not path /.well-known/*
			error @notWellKnown 404
		}

${indent(moved, 2)}
		@index path /index /index.html
		route @index {
			rewrite * /
			redir {uri} 301
		}
		@suffixed path_regexp page ^(/[^/].*[^/]|/[^/])(?:/|\\.html/?)$
		route @suffixed {
			@page file {re.page.1}.html
			route @page {
				rewrite * {re.page.1}
				redir {uri} 301
			}
			error 404
		}

		try_files {path}.html {path}
${indent(types, 2)}
		@compressible path ${compressible.map((ending) => `*.${ending}`).join(' ')}
		header @compressible {
			Vary Accept-Encoding
			defer
		}
		file_server {
			${precompressed}
			disable_canonical_uris
		}
	}
	handle_errors {
		@missing expression {err.status_code} == 404
		route @missing {
			header Content-Type "${mediaTypes.html}"
			header Cache-Control "${revalidate}"
			header {
				Vary Accept-Encoding
				-Server
			}
			rewrite * /404.html
			file_server {
				${precompressed}
				status 404
			}
		}
		respond "{err.status_text}"
	}
}
`;
}
