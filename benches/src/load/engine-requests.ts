import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getJson } from '../../../scripts/lib/clients.mjs';
import { Failure } from '../../../scripts/lib/failure.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import { createPortChooser } from '../../../scripts/lib/ports.mjs';
import { until } from '../../../scripts/lib/wait.mjs';
import type { Bench } from '../bench.js';
import type { Site } from '../sites/site.js';
import { distinctQueries } from './queries.js';

/** What the search service sends to Elasticsearch for the search of a visitor. */
export interface EngineRequest {
  query: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Enough that the engine no longer caches the first one when it is repeated. */
const recordedSearches = 1_200;
const passedOn = ['content-type', 'accept'];

/** Sends searches of every kind in turn to its own search service, through a proxy that records what the service sends. */
export async function engineRequests(
  { name, urls, variables }: Site,
  { node, supervisor, metros }: Pick<Bench, 'node' | 'supervisor' | 'metros'>,
): Promise<EngineRequest[]> {
  const choosePort = createPortChooser();
  const recorder = await startRecorder(urls.elasticsearch);
  const port = await choosePort(4790);
  const url = `http://127.0.0.1:${port}`;
  await supervisor.start({
    name: `${name}-search-recorded`,
    command: node,
    args: ['services/search/dist/main.js'],
    environment: { ...process.env, ...variables.search, PORT: String(port), ELASTICSEARCH_URL: recorder.url },
    cwd: root,
    rank: 2,
    readyWithinMs: 60_000,
    ready: () => getJson(url, 'health/ready'),
  });
  const requests = [];
  for (const query of distinctQueries(metros, 1, recordedSearches))
    requests.push({ query, ...(await recorder.during(() => getJson(url, `installers/search-enhanced${query}`))) });
  return requests;
}

async function startRecorder(target: string) {
  let seen: Omit<EngineRequest, 'query'>[] = [];
  async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const path = request.url ?? '/';
    const headers = Object.fromEntries(passedOn.map((name) => [name, String(request.headers[name] ?? '')]));
    if (path.includes('search')) seen.push({ path, headers, body });
    const passed = await fetch(`${target}${path}`, {
      ...(request.method && { method: request.method }),
      headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
      ...(body !== '' && { body }),
    });
    for (const name of ['content-type', 'x-elastic-product']) response.setHeader(name, passed.headers.get(name) ?? '');
    response.writeHead(passed.status).end(Buffer.from(await passed.arrayBuffer()));
  }
  const server = createServer((request, response) => void passOn(request, response));
  server.unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** The first request of the search; a search without results sends others for a wider area. */
    async during(search: () => Promise<unknown>): Promise<Omit<EngineRequest, 'query'>> {
      await until(
        () => {
          seen = [];
          return search();
        },
        { timeoutMs: 20_000, sentence: 'The search service does not respond.' }, // the first ones of a new server are slow
      );
      const [request] = seen;
      if (!request) throw new Failure('A search did not ask Elasticsearch.');
      return request;
    },
  };
}
