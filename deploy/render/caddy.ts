import { encodings, hashedFolders, immutable, mediaTypes, redirects, revalidate, securityHeaders } from '../policy.ts';

const headers = securityHeaders.map(([name, value]) => `\t\t\t${name} "${value}"`).join('\n');

const types = Object.entries(mediaTypes)
  .map(([ending, type]) => `\t\t@${ending} path *.${ending}\n\t\theader @${ending} Content-Type "${type}"`)
  .join('\n');

const moved = redirects
  .map(({ from, to }, index) => {
    const name = `@moved${index}`;
    return `\t\t${name} path ${from} ${from}/ ${from}.html\n\t\troute ${name} {\n\t\t\trewrite * ${to}\n\t\t\tredir {uri} 301\n\t\t}`;
  })
  .join('\n');

const precompressed = `precompressed ${encodings.map(({ name }) => name).join(' ')}`;

/** A snippet for the Caddyfile, used as `import stillwater <folder of the build>`. */
export const caddySnippet = `(stillwater) {
	root * {args.0}
	route {
		header {
${headers}
			Cache-Control "${revalidate}"
		}
		@hashed path ${hashedFolders.map((folder) => `${folder}*`).join(' ')}
		header @hashed Cache-Control "${immutable}"

		@refused not method GET HEAD
		respond @refused 405

		@private path /404 /404.html /_headers /_redirects ${encodings.map(({ suffix }) => `*${suffix}`).join(' ')}
		error @private 404
		@hidden {
			path_regexp /\\.
			not path /.well-known/*
		}
		error @hidden 404

${moved}
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
${types}
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
