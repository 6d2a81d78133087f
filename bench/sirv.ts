import { createServer } from 'node:http';
import sirv from 'sirv';

/** The usual way to serve a folder from Node, for comparison: sirv alone, as its own documentation sets it up. */
const serve = sirv(process.env.DIST, { brotli: true, gzip: true, etag: true, maxAge: 0 });
createServer((req, res) => serve(req, res)).listen(Number(process.env.PORT), '127.0.0.1');
