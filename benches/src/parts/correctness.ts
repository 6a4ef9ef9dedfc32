import { isDeepStrictEqual } from 'node:util';
import { type SearchResponse, searchQuerySchema } from '@poolpros/contracts/http/search';
import { searchPages } from '@poolpros/contracts/limits';
import { mostPages, planSearch, type SearchPlan } from '@poolpros/search-rules/plan';
import { type Expected, expectedResult, prepare } from '@poolpros/search-rules/testing/oracle';
import { randomQuery, type UrlQuery } from '@poolpros/search-rules/testing/random-query';
import { texts } from '@poolpros/search-rules/testing/snapshots';
import { createRandom, type Random } from '@poolpros/seed-data/random';
import { say, step } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { ask } from '../load/ask.js';
import { present } from '../present.js';
import { seed } from '../sites/installers.js';
import { metrosOf } from '../sites/metros.js';
import { readSource } from '../sites/record.js';

const queryCount = 500;
const namesSearched = 40;
const shownDifferences = 5;

interface Difference {
  path: string;
  query: unknown;
  expected: Expected;
  found: unknown;
}

/** Random searches in both stores, compared with a scan of every row. */
export async function correctness({ sites, places, report }: Bench): Promise<void> {
  const site = await sites.site('100k', 100_000);
  const snapshots = await step('every row of the record', () => readSource(sites.commands, site));
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
  function withExistingPage(query: UrlQuery): { query: UrlQuery; plan: SearchPlan; expected: Expected } {
    const plan = planSearch(places, searchQuerySchema.parse(query), new Date());
    const expected = expectedResult(listings, plan);
    const { page, totalPages } = expected;
    return page <= totalPages ? { query, plan, expected } : withExistingPage({ ...query, page: totalPages });
  }
  const doors = {
    enhanced: { url: site.urls.search, route: 'installers/search-enhanced' },
    regular: { url: site.urls.directory, route: 'installers/search' },
  };
  const paths = ['enhanced', 'regular'] as const;
  const right = { enhanced: 0, regular: 0 };
  const differences: Difference[] = [];
  await step(`${queryCount} random searches on both paths`, async (detail) => {
    for (const [index, drawn] of queries.entries()) {
      if (index % 100 === 99) detail(`${index + 1} of ${queryCount}`);
      const { query, plan, expected: all } = withExistingPage(drawn);
      const most = { enhanced: searchPages, regular: mostPages(plan) };
      const parameters = new URLSearchParams(
        Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
      );
      for (const path of paths) {
        const expected = { ...all, totalPages: Math.min(all.totalPages, most[path]) };
        const { url, route } = doors[path];
        const found = await ask<SearchResponse>(url, `${route}?${parameters}`).then(comparable, String);
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
    paths.map((path) => ({
      name: `${path} searches of ${queryCount} with the same ids, order, totals and facets`,
      value: right[path],
      atLeast: queryCount,
    })),
    { right, differences },
  );
}

/** What the oracle says about a response. */
function comparable({
  installers,
  searchType,
  message,
  center,
  pageSize,
  understood,
  choices,
  ...rest
}: SearchResponse): Expected {
  return { ...rest, ids: installers.map(({ id }) => id) };
}

/** What a visitor types who looks for a name: two words of it, the last one unfinished or with two letters swapped. */
function wordsOf(name: string, random: Random): string {
  const words = name.split(' ').slice(0, 2);
  const last = present(words.at(-1), 'word');
  const swapped = last.length > 4 ? `${last.slice(0, 2)}${last[3]}${last[2]}${last.slice(4)}` : last;
  return [...words.slice(0, -1), random.pick([last, last.slice(0, 3), swapped])].join(' ');
}
