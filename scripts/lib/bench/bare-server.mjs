import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

// `node bare-server.mjs port body.json`: the least that Fastify does to answer an object as JSON.
const [port, file] = process.argv.slice(2);
const answer = JSON.parse(readFileSync(file, 'utf8'));
const app = Fastify();
app.get('/', async () => answer);
await app.listen({ host: '127.0.0.1', port: Number(port) });
