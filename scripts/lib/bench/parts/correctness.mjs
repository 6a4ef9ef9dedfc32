import { isDeepStrictEqual } from 'node:util';
import { createInternalClient } from '@poolpros/chassis/internal-client';
import { searchQuerySchema } from '@poolpros/contracts/http/search';
import { planSearch } from '@poolpros/search-rules/plan';
import { expectedAnswer, prepare } from '@poolpros/search-rules/testing/oracle';
import { createRandom } from '@poolpros/search-rules/testing/random';
import { randomQuery } from '@poolpros/search-rules/testing/random-query';
import { texts } from '@poolpros/search-rules/testing/snapshots';
import { readRecord } from '../../../../services/search/dist/index/record.js';
import { say, step } from '../../progress.mjs';
import { ask } from '../ask.mjs';
import { metrosOf, seed } from '../installers.mjs';

const queryCount = 500;
const namesSearched = 40;
const shownDifferences = 5;

/** @typedef {import('@poolpros/contracts/http/search').SearchResponse} SearchResponse */

/**
 * Random searches on both paths against looking at every row.
 * @param {import('../run.mjs').Bench} bench
 */
export async function correctness({ sites, places, report }) {
  const site = await sites.site('100k', 100_000);
  const snapshots = await step('every row of the record', () => readAll(site));
  const random = createRandom(seed);
  const listings = prepare(snapshots);
  const towns = metrosOf(places).map(({ name, stateSlug, latitude, longitude }) => ({
    city: name,
    stateSlug,
    lat: latitude,
    lon: longitude,
  }));
  const searched = [
    ...texts,
    ...Array.from({ length: namesSearched }, () => wordsOf(random.pick(snapshots).name, random)),
  ];
  const queries = Array.from({ length: queryCount }, () => randomQuery(random, towns, searched));
  const doors = {
    enhanced: [site.urls.search, 'installers/search-enhanced'],
    regular: [site.urls.directory, 'installers/search'],
  };
  const right = { enhanced: 0, regular: 0 };
  /** @type {{ path: string, query: unknown, expected: unknown, found: unknown }[]} */
  const differences = [];
  await step(`${queryCount} random searches on both paths`, async (detail) => {
    for (const [index, query] of queries.entries()) {
      if (index % 100 === 99) detail(`${index + 1} of ${queryCount}`);
      const plan = planSearch(places, searchQuerySchema.parse(query));
      const expected = expectedAnswer(listings, plan);
      const address = new URLSearchParams(
        Object.entries(query).map(([name, value]) => /** @type {[string, string]} */ ([name, String(value)])),
      );
      for (const path of /** @type {(keyof typeof doors)[]} */ (Object.keys(doors))) {
        const [url, route] = doors[path];
        const found = await ask(url, `${route}?${address}`).then(
          (answer) => comparable(/** @type {SearchResponse} */ (answer)),
          (error) => String(error),
        );
        if (isDeepStrictEqual(found, expected)) right[path]++;
        else differences.push({ path, query, expected, found });
      }
    }
  });
  for (const { path, query, expected, found } of differences.slice(0, shownDifferences))
    say(
      `  ${path} ${JSON.stringify(query)}\n    expected ${JSON.stringify(expected)}\n    found    ${JSON.stringify(found)}`,
    );
  report.add(
    'correctness',
    [
      {
        name: `enhanced searches of ${queryCount} with the same ids, order, totals and facets`,
        value: right.enhanced,
        atLeast: queryCount,
      },
      {
        name: `regular searches of ${queryCount} with the same ids, order, totals and facets`,
        value: right.regular,
        atLeast: queryCount,
      },
    ],
    { right, differences },
  );
}

/** @param {import('../sites.mjs').Site} site */
async function readAll({ urls, variables }) {
  const directory = createInternalClient({
    origin: urls.directory,
    token: variables.search.INTERNAL_TOKEN,
    timeoutMs: 15_000,
  });
  const snapshots = [];
  for await (const page of readRecord(directory)) for (const { snapshot } of page) snapshots.push(snapshot);
  return snapshots;
}

/** What the oracle says about an answer. @param {SearchResponse} answer */
function comparable({ installers, searchType, message, center, pageSize, ...rest }) {
  return { ...rest, ids: installers.map(({ id }) => id) };
}

/**
 * What somebody types who looks for a name: two words of it, the last one unfinished or with two letters swapped.
 * @param {string} name
 * @param {import('@poolpros/search-rules/testing/random').Random} random
 */
function wordsOf(name, random) {
  const words = name.split(' ').slice(0, 2);
  const last = words[words.length - 1];
  const swapped = last.length > 4 ? `${last.slice(0, 2)}${last[3]}${last[2]}${last.slice(4)}` : last;
  return [...words.slice(0, -1), random.pick([last, last.slice(0, 3), swapped])].join(' ');
}
