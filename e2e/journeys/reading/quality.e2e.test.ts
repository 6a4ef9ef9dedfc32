import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { axeViolations, sizeRules } from '../../support/axe.js';
import { open, returningVisitors } from '../../support/browser.js';
import { focusFaults } from '../../support/focus-checks.js';
import { lowTargets } from '../../support/layout-checks.js';
import { complete, faultsIn, type Look } from '../../support/looks.js';
import { markupFaults } from '../../support/markup.js';
import { orderFaults } from '../../support/order-checks.js';
import { demoTokens, isFirstOfTemplate, type PageVisit, pageVisits } from '../../support/page-visits.js';
import { product } from '../../support/product.js';
import { smallTargets } from '../../support/size-checks.js';
import { tapFaults } from '../../support/tap-checks.js';

const visit = returningVisitors();
const tokens = await demoTokens();
const visits = await pageVisits(tokens);
const paths = visits.map(({ path }) => path);
const stranger = {};
const staff = { contractorToken: tokens.contractor, adminToken: tokens.admin };

/** The looks in which a page of each template is checked. */
const looks: Look[] = [
  { width: 1440, checks: [axeViolations, orderFaults, focusFaults] },
  { width: 1440, text: 'large' },
  { width: 1440, text: 'spaced' },
  { width: 768, checks: [orderFaults] },
  { width: 720, onPaper: true },
  { width: 390, checks: [axeViolations, orderFaults, focusFaults, lowTargets, tapFaults] },
  { width: 390, text: 'large', checks: [(page) => axeViolations(page, sizeRules)] },
  { width: 390, text: 'spaced' },
  { width: 430, checks: [smallTargets, tapFaults] },
  { width: 320, checks: [smallTargets, tapFaults] },
];

/** The look of its other pages: on a phone, with every check. */
const onPhone = looks.filter(({ width, text }) => width === 390 && !text);

/** The first page of each template in every look, the others in one; with `npm test -- --all` every page in every look. */
const looksAt = (entry: PageVisit): readonly Look[] =>
  isFirstOfTemplate(entry, visits) || process.env.E2E_EVERY_LOOK ? looks : onPhone;

/** The response of the server to a page, before a browser renders it. */
async function served(path: string) {
  const response = await fetch(product.url + path, { redirect: 'manual' });
  const html = await response.text();
  const pathOf = (url: string | null | undefined) => (url ? new URL(url, product.url).pathname : null);
  const countOf = (tag: string) => html.split(new RegExp(`<${tag}[ >]`)).length - 1;
  return {
    landmarks: { main: countOf('main'), h1: countOf('h1') },
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    redirectsTo: response.status === 301 ? pathOf(response.headers.get('location')) : null,
    canonical: pathOf(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]),
  };
}

/** Where the menu of a console leads. */
const tabsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav[aria-label]')]
      .filter((menu) => ['Business', 'Dashboard', 'Admin console'].includes(menu.ariaLabel ?? ''))
      .flatMap((menu) => [...menu.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '')),
  );

const headingsOn = (page: Page): Promise<number> =>
  page.evaluate(() => [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length);

/** The console names each 4xx response, also an expected one. */
const unexpected = (complaints: string[], { missing }: PageVisit) =>
  complaints.filter(
    (text) => !missing || !text.startsWith('Failed to load resource: the server responded with a status of 4'),
  );

/** With `npm test -- --changed` the rows of the page table that changed; otherwise all. */
const wanted = process.env.E2E_PAGES?.split(',');

it.concurrent.for(wanted ? visits.filter(({ name }) => wanted.includes(name)) : visits)(
  '$name is accessible, can be read at every size and width, and breaks nothing',
  async (entry, { expect, onTestFinished }) => {
    const { landmarks, title, redirectsTo, canonical } = await served(entry.path);
    const shownBy = redirectsTo ?? canonical;
    if (shownBy !== null && shownBy !== entry.path.split('?')[0]) {
      expect(paths).toContain(shownBy);
      return;
    }
    expect(landmarks).toEqual({ main: 1, h1: 1 });
    const { page, complaints } = await visit(entry.signedIn ? staff : stranger);
    onTestFinished(() => page.close());
    await open(page, entry.path);
    await complete(page);
    expect(await headingsOn(page)).toBe(1);
    expect(title).not.toBe('');
    expect(title).toContain(entry.title ?? '');
    // A search may count later than the server waits for it.
    const [beginning = ''] = title.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").split(' | ');
    expect(await page.title()).toContain(beginning);
    for (const tab of entry.signedIn ? await tabsOn(page) : []) expect(paths).toContain(tab);
    expect(await markupFaults(await page.content())).toEqual([]);
    expect(await faultsIn(page, looksAt(entry))).toEqual([]);
    expect(unexpected(complaints, entry)).toEqual([]);
  },
);
