import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import Fastify from 'fastify';

// `node bare-server.js port body.json`: the least that Fastify does to send an object as JSON.
const [port = '', file = ''] = process.argv.slice(2);
const body: unknown = JSON.parse(readFileSync(file, 'utf8'));
const compress = promisify(gzip);
const app = Fastify();
app.get('/', async () => body);
app.get('/gzip', async (_request, reply) => {
  reply.header('content-encoding', 'gzip').type('application/json');
  return compress(JSON.stringify(body));
});
await app.listen({ host: '127.0.0.1', port: Number(port) });
