import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '@poolpros/seed-data/random';
import { say, step } from '../../progress.mjs';
import { short, table } from '../figures.mjs';
import { closedLoop, openLoad, provideK6 } from '../generators.mjs';
import { namesIn } from '../sites.mjs';

const perSecond = 100;
const measuredSeconds = 30;
const warmUp = { connections: 8, seconds: 30 };
const texts = 20_000;
const p99Ms = 50;

/**
 * How long the list under the search box takes while somebody types: beginnings of places and of installers' names.
 * @param {import('../run.mjs').Bench} bench
 */
export async function suggestions({ sites, folder, metros, places, report }) {
  const k6 = await step('k6', provideK6);
  const site = await sites.site('10k', 10_000);
  const url = `${site.urls.search}/search/suggestions`;
  const cities = metros.map(({ lat, lon }) => places.nearestCity(lat, lon)?.city.name ?? '');
  const queries = typedQueries([...cities, ...(await namesIn(site))]);
  const file = join(folder, 'typed-queries.json');
  // What is measured has not been asked before.
  writeFileSync(file, JSON.stringify(queries.slice(texts / 2)));
  await step('warm-up', () =>
    closedLoop(folder, { url, ...warmUp, seed: 1, metros, target: { kind: 'list', file, headers: {} } }),
  );
  const found = await step(`${perSecond}/s`, () =>
    openLoad(k6, folder, { url, rate: perSecond, seconds: measuredSeconds, seed: 1, metros, queries }),
  );
  const { p50, p95, p99, max, dropped, failed } = found;
  say(
    table([
      ['', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms', 'failed'],
      [`${perSecond}/s`, ...[p50, p95, p99, max, dropped + failed].map(short)],
    ]),
  );
  report.add(
    'suggestions',
    [
      { name: `p99 ms at ${perSecond} suggestions/s`, value: p99, atMost: p99Ms },
      { name: 'not answered of those', value: dropped + failed, atMost: 0 },
    ],
    { perSecond, found },
  );
}

/** What stands in the box at some moment of typing, with a slip in every third text. @param {string[]} words */
function typedQueries(words) {
  const random = createRandom(5);
  return Array.from({ length: texts }, (_, index) => {
    const word = random.pick(words);
    const typed = word.slice(0, 2 + Math.floor(random.next() * (word.length - 1)));
    const slip = 1 + Math.floor(random.next() * (typed.length - 1));
    const text = index % 3 === 0 && typed.length > 4 ? typed.slice(0, slip) + typed.slice(slip + 1) : typed;
    return `?q=${encodeURIComponent(text)}`;
  });
}
