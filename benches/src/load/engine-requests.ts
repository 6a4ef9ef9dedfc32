import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getJson } from '../../../scripts/lib/clients.mjs';
import { Failure } from '../../../scripts/lib/failure.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import { createPortChooser } from '../../../scripts/lib/ports.mjs';
import { until } from '../../../scripts/lib/wait.mjs';
import type { Bench } from '../bench.js';
import type { Site } from '../sites/site.js';
import { type Point, queryOf, shapes } from './queries.js';

/** What the search service sends to Elasticsearch for a search; the parts between the texts are the point's coordinates. */
export interface EngineRequest {
  path: string;
  headers: Record<string, string>;
  parts: (string | { coordinate: keyof Point })[];
}

/** What is sent for a search around another point. */
export const bodyOf = ({ parts }: EngineRequest, point: Point): string =>
  parts.map((part) => (typeof part === 'string' ? part : point[part.coordinate])).join('');

/** A point whose coordinates occur nowhere else in a request. It lies in Manhattan, where every search finds somebody. */
const marked = { lat: 40.712347, lon: -74.006123 };
const coordinates = new RegExp(`(${marked.lat}|${marked.lon})`);
const passedOn = ['content-type', 'accept'];

/** Asks a search service of its own each kind of search through a door that writes down what it sends on. By shape. */
export async function engineRequests(
  { name, urls, variables }: Site,
  { node, supervisor }: Pick<Bench, 'node' | 'supervisor'>,
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
  for (const shape of shapes)
    requests.push(await recorder.during(() => getJson(url, `installers/search-enhanced${queryOf(shape, marked)}`)));
  return requests;
}

async function startRecorder(target: string) {
  let seen: EngineRequest[] = [];
  async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const path = request.url ?? '/';
    const headers = Object.fromEntries(passedOn.map((name) => [name, String(request.headers[name] ?? '')]));
    if (path.includes('search')) seen.push({ path, headers, parts: partsOf(body) });
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
    async during(search: () => Promise<unknown>): Promise<EngineRequest> {
      await until(
        () => {
          seen = [];
          return search();
        },
        { timeoutMs: 20_000, sentence: 'The search service does not respond.' }, // the first ones of a new server are slow
      );
      const [request, ...others] = seen;
      if (!request || others.length > 0)
        throw new Failure(`One search asked Elasticsearch ${seen.length} times instead of once.`);
      return request;
    },
  };
}

const partsOf = (body: string): EngineRequest['parts'] =>
  body.split(coordinates).map((part) => {
    if (part === String(marked.lat)) return { coordinate: 'lat' };
    return part === String(marked.lon) ? { coordinate: 'lon' } : part;
  });
