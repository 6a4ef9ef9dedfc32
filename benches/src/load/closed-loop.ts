import { readFileSync } from 'node:fs';
import { createRandom } from '@poolpros/seed-data/random';
import autocannon from 'autocannon';
import { present } from '../present.js';
import type { EngineRequest } from './engine-requests.js';
import { drawPoint, type Metro, queryOf, shapeAt } from './queries.js';

/**
 * A number of connections, each of which sends a request after each response, as a separate process:
 * `node closed-loop.js job.json`. Prints the responses a second.
 */
export interface ClosedLoopJob {
  url: string;
  connections: number;
  seconds: number;
  target: Target;
}

/**
 * fixed: the same URL again and again; list: queries of a file in turn; searches: distinct points; engine: what the search
 * service asked Elasticsearch for such searches, in turn.
 */
export type Target =
  | { kind: 'fixed'; headers: Record<string, string> }
  | { kind: 'list'; file: string; headers: Record<string, string> }
  | { kind: 'searches'; seed: number; metros: readonly Metro[] }
  | { kind: 'engine'; requests: readonly EngineRequest[] };

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

const { url, connections, seconds, target } = readJson<ClosedLoopJob>(present(process.argv[2], 'job'));
const { pathname } = new URL(url);

function requests(): autocannon.Request[] {
  switch (target.kind) {
    case 'fixed':
      return [{ method: 'GET', headers: target.headers }];
    case 'list': {
      const next = inTurn(readJson<string[]>(target.file));
      const setupRequest = (request: autocannon.Request) => ({ ...request, path: `${pathname}${next()}` });
      return [{ method: 'GET', headers: target.headers, setupRequest }];
    }
    case 'searches': {
      const next = points(target);
      const setupRequest = (request: autocannon.Request) => {
        const { number, point } = next();
        return { ...request, path: `${pathname}${queryOf(shapeAt(number), point)}` };
      };
      return [{ method: 'GET', setupRequest }];
    }
    case 'engine': {
      const next = inTurn(target.requests);
      const setupRequest = (request: autocannon.Request) => {
        const { path, headers, body } = next();
        return { ...request, path, headers, body };
      };
      return [{ method: 'POST', setupRequest }];
    }
  }
}

/** The items in turn, repeatedly: all connections share one position, so that no two send the same request at once. */
function inTurn<T>(items: readonly T[]): () => T {
  let number = 0;
  return () => present(items[number++ % items.length], 'request');
}

function points({ seed, metros }: { seed: number; metros: readonly Metro[] }) {
  const random = createRandom(seed);
  let number = 0;
  return () => ({ number: number++, point: drawPoint(metros, random) });
}

const result = await autocannon({ url, connections, duration: seconds, requests: requests() });
const failed = result.non2xx + result.errors + result.timeouts;
process.stdout.write(JSON.stringify({ perSecond: result['2xx'] / result.duration, failed }));
