import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { apiPaths, apiRoot } from '@poolpros/contracts/paths';
import { dearCost, limitClasses, plainCost } from '@poolpros/contracts/rate-limits';
import { profilePath } from '@poolpros/contracts/slug';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { api } from '../../support/api.js';
import { hydrated, open, visitors } from '../../support/browser.js';
import { product } from '../../support/product.js';

const visit = visitors();

const cities = ['austin', 'dallas', 'houston', 'san-antonio', 'fort-worth', 'el-paso', 'plano', 'arlington'];
const states = ['texas', 'florida', 'california', 'arizona'];
const isFile = /^\/(?:assets|media)\//;

/** What a page asks the gateway for, not its own cache; counted as if the gateway had no page yet and every read were dear. */
async function countedIn(page: Page) {
  const counted = { page: 0, read: 0, search: 0, map: 0 };
  function count({ method, url }: { method: string; url: string }): void {
    const { origin, pathname } = new URL(url);
    if (origin !== product.url || method !== 'GET') return;
    if (isFile.test(pathname)) counted.page += plainCost;
    else if (pathname.startsWith(apiPaths.regularSearch)) counted.search += 1;
    else if (pathname === apiPaths.map) counted.map += 1;
    else counted[pathname.startsWith(apiRoot) ? 'read' : 'page'] += dearCost;
  }
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const cached = new Set<string>();
  const methods = new Map<string, string>();
  network.on('Network.requestWillBeSent', ({ requestId, request }) => methods.set(requestId, request.method));
  network.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  network.on('Network.responseReceived', ({ requestId, response: { url, fromDiskCache } }) => {
    if (!fromDiskCache && !cached.has(requestId)) count({ method: methods.get(requestId) ?? '', url });
  });
  return counted;
}

it('who opens sixty pages in a minute, half of them with all their files and half by their links, is far from every limit', async () => {
  const { page } = await visit();
  const counted = await countedIn(page);
  const found = (await api('/installers/search?state=texas')).body.installers as InstallerCard[];
  const opened = [
    '/us',
    ...cities.map((city) => `/us/texas/${city}/pool-contractors`),
    ...states.map((state) => `/us/${state}/pool-contractors`),
    ...found.slice(0, 10).map(profilePath),
    ...cities.slice(0, 7).map((city) => `/pool-repair/texas/${city}`),
  ];
  expect(opened).toHaveLength(30);
  for (const [index, path] of opened.entries()) {
    await open(page, path);
    const links = page.locator('main a[href^="/us/"], main a[href^="/pool-"]');
    const target = await links.nth(index % (await links.count())).getAttribute('href');
    // By its address, as its number may be that of another one by now: parts of the page may have come since.
    await page.locator(`main a[href="${target}"]`).filter({ visible: true }).first().click();
    await page.waitForURL((url) => `${url.pathname}${url.search}${url.hash}` === target);
    await hydrated(page);
  }
  for (const limit of ['page', 'read', 'search', 'map'] as const)
    expect(counted[limit], limit).toBeLessThanOrEqual(limitClasses[limit].max / 2);
  expect(Math.min(...Object.values(counted)), 'everything is seen').toBeGreaterThan(0);
});
