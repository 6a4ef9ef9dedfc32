import { readFileSync } from 'node:fs';
import { createRandom } from '@poolpros/seed-data/random';
import autocannon from 'autocannon';
import { drawPoint, queryOf, shapes } from './queries.mjs';

/**
 * So many connections that each ask again when they are answered, as a process of its own:
 * `node closed-loop.mjs job.json`. Prints the answers a second.
 * @typedef {object} ClosedLoopJob
 * @property {string} url
 * @property {number} connections
 * @property {number} seconds
 * @property {number} seed
 * @property {import('./queries.mjs').Metro[]} metros
 * @property {Target} target
 *
 * @typedef {{ kind: 'fixed', headers: Record<string, string> }
 *   | { kind: 'list', file: string, headers: Record<string, string> }
 *   | { kind: 'searches' }
 *   | { kind: 'engine', requests: import('./engine-requests.mjs').EngineRequest[] }} Target fixed: the same address
 *   again and again; list: queries of a file in turn; searches: distinct points; engine: what the search service asks Elasticsearch for such searches
 */

/** @param {string} file @returns {ClosedLoopJob} */
const readJob = (file) => JSON.parse(readFileSync(file, 'utf8'));

const { url, connections, seconds, seed, metros, target } = readJob(process.argv[2]);
const random = createRandom(seed);
const { pathname } = new URL(url);
let asked = 0;

/** @returns {import('autocannon').Request[]} */
function requests() {
  const next = () => ({ shape: asked++ % shapes.length, point: drawPoint(metros, random) });
  switch (target.kind) {
    case 'fixed':
      return [{ method: 'GET', headers: target.headers }];
    case 'list':
      return /** @type {string[]} */ (JSON.parse(readFileSync(target.file, 'utf8'))).map((query) => ({
        method: 'GET',
        path: `${pathname}${query}`,
        headers: target.headers,
      }));
    case 'searches': {
      return [
        {
          method: 'GET',
          setupRequest: (request) => {
            const { shape, point } = next();
            return { ...request, path: `${pathname}${queryOf(shapes[shape], point)}` };
          },
        },
      ];
    }
    case 'engine':
      return [
        {
          method: 'POST',
          setupRequest: (request) => {
            const { shape, point } = next();
            const { path, headers, parts } = target.requests[shape];
            const body = parts.map((part) => (typeof part === 'string' ? part : point[part.coordinate])).join('');
            return { ...request, path, headers, body };
          },
        },
      ];
  }
}

const result = await autocannon({ url, connections, duration: seconds, requests: requests() });
const failed = result.non2xx + result.errors + result.timeouts;
process.stdout.write(JSON.stringify({ perSecond: result['2xx'] / result.duration, failed }));
