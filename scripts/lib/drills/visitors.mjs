import { createRandom } from '@poolpros/seed-data/random';
import { drawPoint, queryOf, shapes } from '../bench/queries.mjs';
import { ask } from './ask.mjs';

// Run as a process of its own: visitors who each come from another network, at a constant rate from its start until it is
// told to stop. A time begins when the visitor was due, so that one who could not even be sent counts as well.

/** @typedef {{ origin: string, perSecond: number, seed: number, metros: import('../bench/queries.mjs').Metro[] }} VisitorsJob */
/** @typedef {{ kind: string, ms: number, status: number }} Visit */

process.on('disconnect', () => process.exit());

/** @param {VisitorsJob} job */
async function receive({ origin, perSecond, seed, metros }) {
  const random = createRandom(seed);
  /** @type {Promise<Visit>[]} */
  const visits = [];
  const begin = performance.now();
  let stopped = false;
  const next = () => {
    if (stopped) return;
    const number = visits.length;
    const due = begin + (number * 1000) / perSecond;
    const point = queryOf(shapes[number % shapes.length], drawPoint(metros, random));
    const [kind, path] = wanted(number, point, random);
    const network = `100.${64 + (seed % 64)}.${(number >> 8) & 255}.${number & 255}`;
    visits.push(ask(origin, { path }, network).then((status) => ({ kind, ms: performance.now() - due, status })));
    setTimeout(next, begin + (visits.length * 1000) / perSecond - performance.now());
  };
  next();
  process.once('message', async () => {
    stopped = true;
    process.send?.(await Promise.all(visits));
  });
}

/** @param {number} number @param {string} point @param {{ pick<T>(entries: readonly T[]): T }} random @returns {[kind: string, path: string]} */
function wanted(number, point, random) {
  const letters = [...'abcdefghilmnoprst'];
  switch (number % 5) {
    case 0:
      return ['search', `/api/installers/search-enhanced${point}`];
    case 1:
      return ['regular search', `/api/installers/search${point}`];
    case 2:
      return [
        'search for words',
        `/api/installers/search-enhanced${point}&q=pool%20${random.pick(letters)}${random.pick(letters)}`,
      ];
    case 3:
      return ['suggestions', `/api/search/suggestions?q=${[1, 2, 3].map(() => random.pick(letters)).join('')}`];
    default:
      return ['page of results', `/search-results${point}`];
  }
}

process.once('message', (/** @type {VisitorsJob} */ job) => void receive(job));
