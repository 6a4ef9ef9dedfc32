import type { Installer } from '@poolpros/contracts/http/installers';
import { pageSizes } from '@poolpros/contracts/limits';
import { matchRoute } from '@poolpros/contracts/route-match';
import { profilePath } from '@poolpros/contracts/slug';
import { expect, it } from 'vitest';
import { api } from '../../support/api.js';
import { ownLinks } from '../../support/links.js';
import { product } from '../../support/product.js';

const mostClicks = 5;
const mostLinks = 250;
const mostBytes = 120_000;

async function published(): Promise<Installer[]> {
  const all: Installer[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await api(`/installers?limit=${pageSizes.installers.max}&page=${page}`);
    // After the last page the API says so.
    if (status !== 200) return all;
    all.push(...(body as Installer[]));
  }
}

/** Whether the page at a path may lead to a business: only pages that every city has are followed, the others rarely. */
function isFollowed(path: string, cities: ReadonlySet<string>): boolean {
  const match = path.includes('?') ? null : matchRoute(path);
  if (match?.name === 'state' || match?.name === 'citiesByLetter') return true;
  const isOfCity = match?.name === 'city' || match?.name === 'namesByLetter';
  return isOfCity && cities.has(`${match.parameters.state}/${match.parameters.city}`);
}

it('every published listing is reached in at most five clicks from /us without scripts, by pages of a moderate size', async () => {
  const listings = await published();
  expect(listings.length).toBeGreaterThan(200);
  const cities = new Set(listings.map(({ stateSlug, citySlug }) => `${stateSlug}/${citySlug}`));
  const clicks = new Map([['/us', 0]]);
  const waiting = ['/us'];
  const large: string[] = [];

  async function follow(path: string): Promise<void> {
    const html = await (await fetch(product.url + path)).text();
    const links = ownLinks(html, path);
    const anchors = html.match(/<a\b/g)?.length ?? 0;
    if (anchors > mostLinks || html.length > mostBytes) large.push(`${path}: ${anchors} links, ${html.length} bytes`);
    for (const link of links) {
      if (clicks.has(link)) continue;
      clicks.set(link, (clicks.get(path) ?? 0) + 1);
      if (isFollowed(link, cities)) waiting.push(link);
    }
  }

  // One click after the other, two pages at a time.
  while (waiting.length > 0) {
    const level = waiting.splice(0);
    const work = async () => {
      for (let path = level.shift(); path !== undefined; path = level.shift()) await follow(path);
    };
    await Promise.all([work(), work()]);
  }
  const far = listings.map(profilePath).filter((path) => (clicks.get(path) ?? Number.POSITIVE_INFINITY) > mostClicks);
  expect(far).toEqual([]);
  expect(large).toEqual([]);
  // Some hundred pages, each rendered.
});
