import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import Fastify from 'fastify';
import type { BareResponse } from './bare-fastify.js';

// `node bare-server.js port response.json`: the least that Fastify does to send an object as JSON, and, below `/node`, the
// least that Node does to send its bytes with the headers of the response.
const [port = '', file = ''] = process.argv.slice(2);
const { body, headers } = JSON.parse(readFileSync(file, 'utf8')) as BareResponse;
const bytes = Buffer.from(JSON.stringify(body));
const compress = promisify(gzip);
const app = Fastify({
  serverFactory: (fastify) =>
    createServer((request, response) => {
      if (request.url === '/node') response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes);
      else fastify(request, response);
    }),
});
app.get('/', async () => body);
app.get('/gzip', async (_request, reply) => {
  reply.header('content-encoding', 'gzip').type('application/json');
  return compress(JSON.stringify(body));
});
await app.listen({ host: '127.0.0.1', port: Number(port) });
