import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '@poolpros/seed-data/random';
import { say, step } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { closedLoop, loadCells, loadColumns, openLoad, provideK6, unanswered } from '../load/generators.js';
import { table } from '../report/figures.js';
import { cityNames } from '../sites/metros.js';
import { namesIn } from '../sites/site.js';

const perSecond = 100;
const measuredSeconds = 30;
const warmUp = { connections: 8, seconds: 30 };
const texts = 20_000;
const p99Ms = 50;

/** How long the list under the search box takes while a visitor types: beginnings of places and of installers' names. */
export async function suggestions({ sites, folder, metros, places, report }: Bench): Promise<void> {
  const k6 = await step('k6', provideK6);
  const site = await sites.site('10k', 10_000);
  const url = `${site.urls.search}/search/suggestions`;
  const queries = typedQueries([...cityNames(metros, places), ...(await namesIn(site))]);
  const file = join(folder, 'typed-queries.json');
  // What is measured was not requested before.
  writeFileSync(file, JSON.stringify(queries.slice(texts / 2)));
  await step('warm-up', () => closedLoop(folder, { url, ...warmUp, target: { kind: 'list', file, headers: {} } }));
  const found = await step(`${perSecond}/s`, () =>
    openLoad(k6, folder, { url, rate: perSecond, seconds: measuredSeconds, queries }),
  );
  say(
    table([
      ['', ...loadColumns],
      [`${perSecond}/s`, ...loadCells(found)],
    ]),
  );
  report.add(
    'suggestions',
    [
      { name: `p99 ms at ${perSecond} suggestions/s`, value: found.p99, atMost: p99Ms },
      { name: 'not answered of those', value: unanswered(found), atMost: 0 },
    ],
    { perSecond, found },
  );
}

/** The text in the box at some moment of typing, with a typo in every third text. */
function typedQueries(words: readonly string[]): string[] {
  const random = createRandom(5);
  return Array.from({ length: texts }, (_, index) => {
    const word = random.pick(words);
    const typed = word.slice(0, 2 + Math.floor(random.next() * (word.length - 1)));
    const typoAt = 1 + Math.floor(random.next() * (typed.length - 1));
    const text = index % 3 === 0 && typed.length > 4 ? typed.slice(0, typoAt) + typed.slice(typoAt + 1) : typed;
    return `?q=${encodeURIComponent(text)}`;
  });
}
