import { setTimeout as pause } from 'node:timers/promises';
import { getJson } from '../clients.mjs';
import { follow } from '../wait.mjs';

const patienceMs = 60_000;
const sayEveryMs = 5000;
const lookEveryMs = 500;

/** @typedef {import('@poolpros/contracts/http/search').SearchResponse} SearchResponse */
/** @typedef {{ total: number, facets: Pick<SearchResponse['facets'], 'rating'> }} Found */

/**
 * Waits until the enhanced search finds every seed listing with its stars, and reports the progress.
 * @param {object} o
 * @param {number} o.count of seed listings
 * @param {import('./environment.mjs').Ports} o.ports
 * @param {{ firms: number, reviews: number }} o.written what the commands say that they have stored, as it grows
 * @param {Promise<number>} o.filling ends with the commands: how many reviews the figures count
 * @param {Promise<unknown>} o.searchRuns
 * @param {(detail: string) => void} o.detail
 */
export async function untilSeedDataIsFound({ count, ports, written, filling, searchRuns, detail }) {
  /** @type {number | undefined} */
  let counted;
  const filled = filling.then((reviews) => {
    counted = reviews;
  });
  /** @param {number} port @param {string} path */
  const search = async (port, path) => /** @type {Found} */ (await getJson(`http://127.0.0.1:${port}`, path));
  /** @type {Found} */
  let found = { total: 0, facets: { rating: [] } };

  /** @param {number} reviews */
  async function isComplete(reviews) {
    const summary = /** @type {import('@poolpros/contracts/http/installers').Summary} */ (
      await getJson(`http://127.0.0.1:${ports.directory}`, 'summary')
    );
    if (summary.reviews < reviews || found.total !== summary.installers) return false;
    const regular = await search(ports.directory, 'installers/search');
    if (starsOf(found) !== starsOf(regular)) return false;
    const { total } = await search(ports.gateway, 'api/installers/search-enhanced');
    return total === found.total;
  }

  let saidAt = performance.now();
  const isDue = () => performance.now() - saidAt >= sayEveryMs;
  const stored = () => `${of(written.firms, count)} firms, ${whole(written.reviews)} reviews`;
  /** @param {string} seen */
  const say = (seen) => {
    if (!isDue()) return;
    saidAt = performance.now();
    detail(seen);
  };
  async function watch() {
    let isStarting = true;
    const started = searchRuns.finally(() => {
      isStarting = false;
    });
    for (; isStarting; await Promise.race([started, pause(lookEveryMs)])) say(stored());
    await follow(
      async () => {
        // Until all is written it is only said, and each answer takes time from the writing. The count of written firms
        // moves on while the search is too busy to respond.
        if (counted !== undefined || isDue())
          found = await search(ports.search, 'installers/search-enhanced').catch(() => found);
        const seen = `${stored()}; ${of(found.total, count)} can be found, ${whole(rated(found))} with three stars or more`;
        return { seen, done: counted !== undefined && (await isComplete(counted)) };
      },
      {
        patienceMs,
        sentence: 'The search does not find every seed listing with its stars.',
        everyMs: lookEveryMs,
        onChange: say,
      },
    );
  }

  await Promise.all([filled, watch()]);
}

/** @param {number} number */
const whole = (number) => number.toLocaleString('en-US');

/** @param {number} part @param {number} all */
const of = (part, all) => `${whole(part)} of ${whole(all)}`;

/** @param {Found} found */
const starsOf = ({ facets }) => JSON.stringify(facets.rating);

/** @param {Found} found */
const rated = ({ facets }) => facets.rating.find(({ min }) => min === 3)?.count ?? 0;
