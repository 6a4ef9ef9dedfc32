import { createRandom } from '@poolpros/seed-data/random';
import type { Bench } from '../bench.js';
import { ask } from '../load/ask.js';
import type { Point } from '../load/fitted-line.js';
import { paced } from '../load/generators.js';
import type { Phase } from '../load/paced.js';
import { outcomeOf, responsesOf } from '../load/paced-figures.js';
import { queryOf } from '../load/queries.js';
import { present } from '../present.js';
import type { Site } from '../sites/site.js';

export const searchKinds = ['enhanced', 'regular'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Each kind of search: thousands of matches, and the median time in milliseconds, of some points. */
export type Searches = Record<SearchKind, Point[]>;

const points = 40;
const share = 0.02;
const drawn = 100;
const shape = 'distance=50&sortBy=rating';
/** So far apart that no two searches are equal, so near that they find about the same. */
const jitter = 0.0005;

/** Times searches from the middle of metros, the densest first, by what they find. */
export async function timeSearches(bench: Bench, site: Site): Promise<Searches> {
  const urls = {
    enhanced: new URL(`${site.urls.search}/installers/search-enhanced`),
    regular: new URL(`${site.urls.directory}/installers/search`),
  };
  const chosen = bench.metros.filter((_, rank) => rank % Math.ceil(bench.metros.length / points) === 0);
  const matches: number[] = [];
  for (const metro of chosen)
    matches.push(
      (await ask<{ total: number }>(site.urls.search, `installers/search-enhanced${queryOf(shape, metro)}`)).total,
    );
  const random = createRandom(Date.now());
  const near = (degrees: number) => Number((degrees + (random.next() - 0.5) * jitter).toFixed(6));
  async function times(url: URL): Promise<Point[]> {
    const phases = chosen.map(
      ({ lat, lon }): Phase => ({
        port: Number(url.port),
        pace: { atOnce: 1 },
        seconds: share * bench.flags.seconds,
        requests: Array.from({ length: drawn }, () => ({
          kind: 'search',
          network: '100.64.0.1',
          path: `${url.pathname}${queryOf(shape, { lat: near(lat), lon: near(lon) })}`,
        })),
      }),
    );
    const responses = responsesOf({ phases }, await paced(bench.folder, { phases }));
    return chosen.map((_, index) => ({
      x: present(matches[index], 'matches') / 1000,
      y: outcomeOf(
        responses.filter(({ phase }) => phase === index),
        1,
      ).p50,
    }));
  }
  return { enhanced: await times(urls.enhanced), regular: await times(urls.regular) };
}
