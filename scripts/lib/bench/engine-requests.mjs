import { createServer } from 'node:http';
import { getJson } from '../clients.mjs';
import { Failure } from '../failure.mjs';
import { root } from '../paths.mjs';
import { createPortChooser } from '../ports.mjs';
import { until } from '../wait.mjs';
import { queryOf, shapes } from './queries.mjs';

/**
 * What the search service sends to Elasticsearch for a search; the parts between the texts are the point's coordinates.
 * @typedef {object} EngineRequest
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {(string | { coordinate: 'lat' | 'lon' })[]} parts
 */

/** A point whose coordinates occur nowhere else in a request. It lies in Manhattan, where every search finds somebody. */
const marked = { lat: 40.712347, lon: -74.006123 };
const coordinates = new RegExp(`(${marked.lat}|${marked.lon})`);
const passedOn = ['content-type', 'accept'];

/**
 * Asks a search service of its own each kind of search through a door that writes down what it sends on.
 * @param {import('./sites.mjs').Site} site
 * @param {Pick<import('./run.mjs').Bench, 'node' | 'supervisor'>} bench
 * @returns {Promise<EngineRequest[]>} by shape
 */
export async function engineRequests({ name, urls, variables }, { node, supervisor }) {
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
  for (const shape of shapes) {
    const answer = await recorder.during(() => getJson(url, `installers/search-enhanced${queryOf(shape, marked)}`));
    requests.push(answer);
  }
  return requests;
}

/** @param {string} target */
async function startRecorder(target) {
  /** @type {EngineRequest[]} */
  let seen = [];
  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const path = request.url ?? '/';
    const headers = Object.fromEntries(passedOn.map((name) => [name, String(request.headers[name] ?? '')]));
    if (path.includes('search')) seen.push({ path, headers, parts: partsOf(body) });
    const answer = await fetch(`${target}${path}`, {
      method: request.method,
      headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
      body: body === '' ? undefined : body,
    });
    for (const name of ['content-type', 'x-elastic-product']) response.setHeader(name, answer.headers.get(name) ?? '');
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  });
  server.unref();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    /** @param {() => Promise<unknown>} search @returns {Promise<EngineRequest>} */
    async during(search) {
      await until(
        () => {
          seen = [];
          return search();
        },
        { timeoutMs: 20_000, sentence: 'The search service does not answer.' }, // the first ones of a new server are slow
      );
      if (seen.length !== 1) throw new Failure(`One search asked Elasticsearch ${seen.length} times instead of once.`);
      return seen[0];
    },
  };
}

/** @param {string} body @returns {EngineRequest['parts']} */
const partsOf = (body) =>
  body.split(coordinates).map((part) => {
    if (part === String(marked.lat)) return { coordinate: 'lat' };
    return part === String(marked.lon) ? { coordinate: 'lon' } : part;
  });
