import { matchRoute } from '@poolpros/contracts/route-match';
import { say, step } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { table } from '../report/figures.js';
import { publishedIn, sizeName } from '../sites/site.js';

const usualSize = 100_000;
const atOnce = 4;
/** docs/rules.md#every-listing-linked */
const bounds = { clicks: 5, links: 250, bytes: 120_000 };

/** Pages that lead on to a business. Those of cities and names are followed only where there is one. */
const followed = new Set(['state', 'citiesByLetter', 'city', 'namesByLetter']);
const anchors = /<a\b[^>]*? href="(\/[^"?#]*)"/g;

interface Walk {
  /** The clicks from the home page to each path that was found. */
  clicks: Map<string, number>;
  pages: number;
  failed: string[];
  mostLinks: number;
  mostBytes: number;
}

/** Follows links without scripts from the home page, one click after the other. */
async function walk(origin: string, withInstallers: ReadonlySet<string>): Promise<Walk> {
  const start = '/us';
  const found: Walk = { clicks: new Map([[start, 0]]), pages: 0, failed: [], mostLinks: 0, mostBytes: 0 };
  const isFollowed = (path: string) => {
    const match = matchRoute(path);
    if (!match || !followed.has(match.name)) return false;
    const { state, city } = match.parameters;
    return city === undefined || withInstallers.has(`${state}/${city}`);
  };

  async function read(path: string): Promise<string[]> {
    const response = await fetch(origin + path);
    const html = await response.text();
    found.pages += 1;
    if (response.status !== 200) found.failed.push(path);
    const links = [...html.matchAll(anchors)].map(([, link = '']) => link);
    found.mostLinks = Math.max(found.mostLinks, html.match(/<a\b/g)?.length ?? 0);
    found.mostBytes = Math.max(found.mostBytes, Buffer.byteLength(html));
    const clicks = (found.clicks.get(path) ?? 0) + 1;
    const fresh = links.filter((link) => !found.clicks.has(link));
    for (const link of fresh) found.clicks.set(link, clicks);
    return fresh.filter(isFollowed);
  }

  let level = new Set([start]);
  while (level.size > 0) {
    const waiting = [...level];
    level = new Set();
    const work = async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
        for (const link of await read(path)) level.add(link);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
  return found;
}

/** Whether a crawler reaches every listing in a few clicks, and how large the pages on its way are. */
export async function reach({ sites, flags, places, report }: Bench): Promise<void> {
  const count = flags.sizes?.[0] ?? usualSize;
  const site = await sites.site(sizeName(count), count);
  await sites.alsoStart(site, ['accounts', 'reviews', 'web']);
  const withInstallers = new Set<string>();
  for (const state of places.states)
    for (const city of await citiesWithInstallers(site.urls.directory, state.slug))
      withInstallers.add(`${state.slug}/${city}`);
  const found = await step(`a walk over ${sizeName(count)}`, () => walk(site.urls.gateway, withInstallers));

  const profiles = [...found.clicks].filter(([path]) => matchRoute(path)?.name === 'profile');
  const byClicks = new Map<number, number>();
  for (const [, clicks] of profiles) byClicks.set(clicks, (byClicks.get(clicks) ?? 0) + 1);
  const near = profiles.filter(([, clicks]) => clicks <= bounds.clicks).length;
  say(table([['clicks', 'profiles'], ...[...byClicks].sort().map((row) => row.map(String))]));
  report.add(
    'reach',
    [
      { name: `listings more than ${bounds.clicks} clicks away`, value: (await publishedIn(site)) - near, atMost: 0 },
      { name: 'links of a page', value: found.mostLinks, atMost: bounds.links },
      { name: 'bytes of a page', value: found.mostBytes, atMost: bounds.bytes },
      { name: 'pages not answered with 200', value: found.failed.length, atMost: 0 },
    ],
    { count, pages: found.pages, byClicks: Object.fromEntries(byClicks), failed: found.failed.slice(0, 20) },
  );
}

async function citiesWithInstallers(directory: string, state: string): Promise<string[]> {
  const cities = (await (await fetch(`${directory}/places/states/${state}/cities`)).json()) as {
    value: string;
    installers: number;
  }[];
  return cities.filter(({ installers }) => installers > 0).map(({ value }) => value);
}
