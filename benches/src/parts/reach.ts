import type { CityOption } from '@poolpros/contracts/http/places';
import { matchRoute } from '@poolpros/contracts/route-match';
import type { Places } from '@poolpros/places/places';
import { say, step } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { read } from '../load/ask.js';
import { table } from '../report/figures.js';
import { type Site, sizeName } from '../sites/site.js';

const usualSize = 100_000;
const atOnce = 4;
/** docs/rules.md#every-listing-linked */
const bounds = { clicks: 5, links: 250, bytes: 120_000 };
/** Of the cities with fewer businesses than this, each twentieth is walked through: there are thousands of them, all alike. */
const fewBusinesses = 20;
const everyFew = 20;

/** The cities that are walked through, as state/city, with the number of businesses that have an address in them. */
async function chosenCities({ urls }: Site, places: Places): Promise<Map<string, number>> {
  const chosen = new Map<string, number>();
  let few = 0;
  for (const { slug } of places.states)
    for (const { value, installers } of await read<CityOption[]>(urls.directory, `places/states/${slug}/cities`)) {
      if (installers === 0) continue;
      few += installers < fewBusinesses ? 1 : 0;
      if (installers >= fewBusinesses || few % everyFew === 0) chosen.set(`${slug}/${value}`, installers);
    }
  return chosen;
}

interface Walk {
  /** The clicks from the home page to each path that was found. */
  clicks: Map<string, number>;
  /** Profiles that the names of a city lead to. */
  named: Set<string>;
  pages: number;
  failed: string[];
  mostLinks: number;
  mostBytes: number;
}

const anchors = /<a\b[^>]*? href="(\/[^"?#]*)"/g;
const cityOf = ({ state, city }: Record<string, string>) => `${state}/${city}`;

/** Follows links without scripts from the home page, one click after the other, as far as the names of cities. */
async function walk(origin: string, cities: ReadonlyMap<string, number>): Promise<Walk> {
  const start = '/us';
  const found: Walk = {
    clicks: new Map([[start, 0]]),
    named: new Set(),
    pages: 0,
    failed: [],
    mostLinks: 0,
    mostBytes: 0,
  };
  function isFollowed(path: string): boolean {
    const match = matchRoute(path);
    if (match?.name === 'state' || match?.name === 'citiesByLetter') return true;
    return (match?.name === 'city' || match?.name === 'namesByLetter') && cities.has(cityOf(match.parameters));
  }

  async function visit(path: string): Promise<string[]> {
    const response = await fetch(origin + path);
    const html = await response.text();
    found.pages += 1;
    if (response.status !== 200) found.failed.push(path);
    found.mostLinks = Math.max(found.mostLinks, html.match(/<a\b/g)?.length ?? 0);
    found.mostBytes = Math.max(found.mostBytes, Buffer.byteLength(html));
    const links = [...html.matchAll(anchors)].map(([, link = '']) => link);
    if (matchRoute(path)?.name === 'namesByLetter')
      for (const link of links) if (matchRoute(link)?.name === 'profile') found.named.add(link);
    const fresh = links.filter((link) => !found.clicks.has(link));
    for (const link of fresh) found.clicks.set(link, (found.clicks.get(path) ?? 0) + 1);
    return fresh.filter(isFollowed);
  }

  let level = new Set([start]);
  while (level.size > 0) {
    const waiting = [...level];
    level = new Set();
    const work = async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
        for (const link of await visit(path)) level.add(link);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
  return found;
}

/** Whether a crawler reaches every business in a few clicks, and how large the pages on its way are. */
export async function reach({ sites, flags, places, report }: Bench): Promise<void> {
  const count = flags.sizes?.[0] ?? usualSize;
  const site = await sites.site(sizeName(count), count);
  await sites.alsoStart(site, ['accounts', 'reviews', 'web']);
  // After a load, the counts follow in their own time.
  await step('counts', () => sites.commands.run(site, 'directory', ['rebuild-counts']));
  const cities = await chosenCities(site, places);
  const { clicks, named, pages, failed, mostLinks, mostBytes } = await step(`a walk over ${sizeName(count)}`, () =>
    walk(site.urls.gateway, cities),
  );

  const profilesAt = new Map<number, number>();
  for (const path of named) {
    const away = clicks.get(path) ?? Number.POSITIVE_INFINITY;
    profilesAt.set(away, (profilesAt.get(away) ?? 0) + 1);
  }
  const expected = [...cities.values()].reduce((sum, installers) => sum + installers, 0);
  const near = [...profilesAt].reduce((sum, [away, profiles]) => sum + (away <= bounds.clicks ? profiles : 0), 0);
  say(table([['clicks', 'profiles'], ...[...profilesAt].sort().map((row) => row.map(String))]));
  report.add(
    'reach',
    [
      { name: `businesses more than ${bounds.clicks} clicks away`, value: Math.abs(expected - near), atMost: 0 },
      { name: 'links of a page', value: mostLinks, atMost: bounds.links },
      { name: 'bytes of a page', value: mostBytes, atMost: bounds.bytes },
      { name: 'pages not answered with 200', value: failed.length, atMost: 0 },
    ],
    {
      ...{ count, pages, cities: cities.size, businesses: expected },
      profilesAt: Object.fromEntries(profilesAt),
      failed: failed.slice(0, 20),
    },
  );
}
