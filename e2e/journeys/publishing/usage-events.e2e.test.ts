import { eventually } from '@poolpros/chassis/testing/eventually';
import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { profilePath } from '@poolpros/contracts/slug';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { eventTable } from '../../../frontend/src/shared/analytics/event-table.js';
import { api, newBusiness } from '../../support/api.js';
import { hydrated, returningVisitors, type Stored } from '../../support/browser.js';
import { countedBrowser, hideAutomation } from '../../support/counted-browser.js';
import { sendMessage } from '../../support/form-time.js';
import { linkIn, mailTo } from '../../support/mailbox.js';
import { startOwnSite } from '../../support/own-site.js';
import { demoTokens, isFirstOfTemplate, type PageVisit, pageVisits } from '../../support/page-visits.js';
import { product, unique } from '../../support/product.js';
import { type Received, startUsageListener } from '../../support/usage-listener.js';

const visit = returningVisitors(countedBrowser);
const tokens = await demoTokens();
const visits = await pageVisits(tokens);
const [installer] = (await api('/installers/search?state=texas&city=austin')).body.installers as [InstallerCard];

const listener = await startUsageListener();
let site: Awaited<ReturnType<typeof startOwnSite>>;
beforeAll(async () => {
  site = await startOwnSite({
    POSTHOG_KEY: 'phc_of_the_test',
    POSTHOG_HOST: listener.origin,
    TAG_ORIGINS: listener.origin,
  });
});
afterAll(async () => {
  await site?.stop();
  await listener.stop();
});

/** What people type, in words that stand nowhere else. */
const mark = unique();
const person = {
  name: `Ann${mark} Mark${mark}`,
  email: `ann.${mark}@marked.example`,
  phone: '(512) 555-0147',
  message: `Our pool behind Oak${mark} Street is green. ${mark}`,
  password: `a password of ${mark}`,
};
const secretsIn = ({ path }: PageVisit): string[] => path.match(/[\w-]{20,}/g)?.filter((word) => /\d/.test(word)) ?? [];
const marked = [
  ...[mark, 'marked.example', '555-0147', '5550147', 'oakstreet', 'zzyzzx'],
  ...[product.contractor.email, tokens.contractor, tokens.admin],
  // The id of a listing is public, and so is a path that ends with it.
  ...visits.filter(({ path }) => /token|reset-|verify-|request\/|invitation|mails\//.test(path)).flatMap(secretsIn),
];

const stranger: Stored = {};
const staff: Stored = { contractorToken: tokens.contractor, adminToken: tokens.admin };

/** A page with the tags of the networks, as an operator would add them, of a browser that has loaded scripts before. */
async function open(path: string, stored = stranger, prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const { page } = await visit(stored);
  onTestFinished(() => page.close());
  await hideAutomation(page);
  await page.addInitScript((src) => {
    addEventListener('DOMContentLoaded', () => {
      document.head.append(Object.assign(document.createElement('script'), { src }));
    });
  }, listener.scriptUrl);
  await prepare?.(page);
  await go(page, path);
  return page;
}

/** Accounts accept the pages of the product under test alone. */
async function asTheProduct(page: Page): Promise<void> {
  await page.route('**/api/accounts/**', async (route) => {
    const headers = { ...route.request().headers(), origin: product.url };
    await route.fulfill({ response: await route.fetch({ headers }) });
  });
}

/** Opens a URL of the site and waits until what is done there counts. */
async function go(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await hydrated(page);
  // The library of the provider may wait for the first input.
  await page.mouse.click(1, 1);
  await page.waitForFunction(() => performance.getEntriesByName('usage watched').length > 0);
}

const seen = (event: string): Received[] => listener.events().filter((each) => each.event === event);
const routesSeen = () => seen('$pageview').map(({ properties }) => properties.route);

/** Pages that anybody may open, whose addresses hold nothing of a person, and of which a few stand for all. */
const publicOnes = ['unitedStates', 'searchResults', 'profile', 'article'];
const isPersonal = (entry: PageVisit) => entry.signedIn === true || secretsIn(entry).length > 0;

/** The first page of each template of what is personal; with `npm test -- --all` every page. */
const counted = visits.filter(
  (entry) =>
    process.env.E2E_EVERY_LOOK ||
    publicOnes.includes(entry.name) ||
    (isPersonal(entry) && isFirstOfTemplate(entry, visits)),
);

it.for(counted)(
  'the view of $name reaches the provider by its pattern, without its secret',
  async (entry, { expect }) => {
    const before = seen('$pageview').length;
    const page = await open(entry.path, entry.signedIn ? staff : stranger);
    // What is queued is sent when the page is left.
    await page.goto('about:blank');
    await eventually(() => seen('$pageview').length > before);
    expect(listener.leaked(marked)).toEqual([]);
  },
);

it.each([
  ['an email in the path', `/${person.email}`],
  ['a token behind a mistyped path', `/reset-pasword/${'Ab3_'.repeat(10)}${mark}`],
  ['a name in place of a city', `/us/texas/ann-${mark}`],
  [
    'words in the box',
    `/search-results?location=${encodeURIComponent(person.name)}&q=${encodeURIComponent(person.phone)}`,
  ],
])('sends nothing of %s', async (_, path) => {
  const before = seen('$pageview').length;
  const page = await open(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('about:blank');
  await eventually(() => seen('$pageview').length > before);
  expect(listener.leaked(marked)).toEqual([]);
});

/** What follows from clicks and time. */
const passing = ['session_start', 'user_interaction', 'user_heartbeat', 'page_focus', 'page_blur', 'web_vitals'];
const isOwn = (name: string) => !passing.includes(name) && !name.startsWith('$');

/** What reaches the provider and the tags from now on, without what follows from clicks and time. */
function fromNow() {
  const from = { events: listener.events().length, tags: listener.tags.length };
  const events = () =>
    listener
      .events()
      .slice(from.events)
      .filter(({ event }) => isOwn(event));
  return {
    events,
    names: () =>
      events()
        .map(({ event }) => event)
        .sort(),
    tags: () =>
      listener.tags
        .slice(from.tags)
        .filter(([, , name]) => isOwn(String(name)))
        .map(([tag, , given]) => [tag, typeof given === 'string' ? given : JSON.stringify(given)])
        .sort(),
  };
}
it('tells provider and tags once about a profile, the first edit, the form and the request', async () => {
  const page = await open('/us');
  const { events, names, tags } = fromNow();
  await go(page, profilePath(installer));
  const form = page.getByRole('region', { name: `Contact ${installer.name}` });
  await form.getByLabel('Full Name *').fill(person.name);
  await form.getByLabel('Email *').fill(person.email);
  await form.getByLabel('Project Details *').fill(person.message);
  const sent = page.waitForResponse('**/api/contact-requests');
  await sendMessage(form);
  expect((await sent).status()).toBe(201);
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .waitFor();
  await page.goto('about:blank');
  await expect.poll(names).toEqual(['contact_form_submitted', 'form_submit', 'start_form', 'view_content']);
  expect(events().find(({ event }) => event === 'contact_form_submitted')?.properties).toMatchObject({
    contractor_id: installer.id,
    contractor_name: installer.name,
    customer_location: '',
    service_type: 'all',
  });
  await expect.poll(tags).toEqual([
    ['fbq', 'Contact'],
    ['fbq', 'InitiateCheckout'],
    ['fbq', 'Lead'],
    ['fbq', 'ViewContent'],
    ['gtag', 'form_start'],
    ['gtag', 'form_submit'],
    ['gtag', 'generate_lead'],
    ['gtag', 'view_item'],
    ['lintrk', '{"conversion_id":"contact_contractor"}'],
    ['lintrk', '{"conversion_id":"form_submit"}'],
    ['lintrk', '{"event":"start_form"}'],
    ['lintrk', '{"event":"view_content"}'],
  ]);
  expect(listener.leaked(marked)).toEqual([]);
});

it('tells them about a search with the place of our list', async () => {
  const page = await open('/us');
  const { events, tags } = fromNow();
  await go(page, '/search-results?location=Austin%2C+Texas&state=texas&city=austin');
  await page.getByText(/professional installers? found/).waitFor();
  await page.goto('about:blank');
  await expect
    .poll(events)
    .toMatchObject([{ event: 'search_performed', properties: { search_location: 'Austin, TX', service_type: 'all' } }]);
  await expect.poll(tags).toEqual([
    ['fbq', 'Search'],
    ['gtag', 'search'],
    ['lintrk', '{"event":"search"}'],
  ]);
});

it('tells them about a login, and only an edit where it fails', async () => {
  const page = await open('/contractor-login', {}, asTheProduct);
  const { names, tags } = fromNow();
  await page.getByLabel('Email *').fill(person.email);
  await page.getByLabel('Password *', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Email *').fill(product.contractor.email);
  await page.getByLabel('Password *', { exact: true }).fill(product.contractor.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/contractor/dashboard');
  await page.goto('about:blank');
  await expect.poll(names).toEqual(['form_submit', 'login', 'start_form']);
  await expect
    .poll(() => tags().filter(([tag]) => tag === 'fbq'))
    .toEqual([
      ['fbq', 'CustomizeProduct'],
      ['fbq', 'InitiateCheckout'],
      ['fbq', 'Lead'],
    ]);
  expect(listener.leaked(marked)).toEqual([]);
});

it('tells them about a listing that is confirmed, and not what it is called', async () => {
  const business = { ...newBusiness(), businessName: `Marked ${mark} Pools` };
  await api('/submissions', { body: business });
  const link = new URL(linkIn(await mailTo(business.email, /^Confirm your listing/), '/submission-confirmation'));
  const page = await open('/us');
  const { events, tags } = fromNow();
  await go(page, link.pathname + link.search);
  await page.getByRole('button', { name: 'Confirm my listing' }).click();
  await page.getByRole('heading', { name: 'Your listing is confirmed' }).waitFor();
  // The page of a mailed link has no tags; the next page has.
  expect(await page.evaluate(() => 'fbq' in window)).toBe(false);
  await go(page, '/us');
  await page.goto('about:blank');
  await expect.poll(events).toMatchObject([
    {
      event: 'contractor_signup',
      properties: { business_name: null, location: 'Lusk, WY', services_count: 2, services: business.services },
    },
  ]);
  await expect.poll(tags).toEqual([
    ['fbq', 'CompleteRegistration'],
    ['gtag', 'sign_up'],
    ['lintrk', '{"conversion_id":"signup"}'],
  ]);
  expect(listener.leaked([...marked, link.searchParams.get('token') ?? mark, business.email])).toEqual([]);
});

it('sends nothing of what is written in reviews and registrations', async () => {
  const page = await open('/contractor/register', {}, asTheProduct);
  await page.getByLabel('Your name *').fill(person.name);
  await page.getByLabel('Work email *').fill(person.email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await go(page, `/direct-review/${installer.id}`);
  for (const field of await page.getByRole('main').getByRole('textbox').all()) await field.fill(person.message);
  await page.getByRole('button', { name: 'Send review' }).click();
  await page.goto('about:blank');
  await eventually(() => routesSeen().includes('/direct-review/:installerId'));
  expect(listener.leaked(marked)).toEqual([]);
});

it('tells the ad tag that the page is hidden, shown, and open for 30 seconds', async () => {
  const page = await open('/pricing');
  const named = (name: string) => listener.tags.filter(([tag, , given]) => tag === 'gtag' && given === name);
  const before = named('user_heartbeat').length;
  const show = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show('hidden');
  await show('visible');
  await eventually(() => named('page_blur').length > 0 && named('page_focus').length > 0);
  const screen = await page.context().newCDPSession(page);
  await screen.send('Emulation.setVirtualTimePolicy', { policy: 'advance', budget: 30_000 });
  await eventually(() => named('user_heartbeat').length > before);
  expect(named('session_start').length).toBeGreaterThan(0);
  expect(named('user_interaction').length).toBeGreaterThan(0);
});

it('knew every event that it got', async () => {
  const own = new Set(
    listener
      .events()
      .map(({ event }) => event)
      .filter((event) => !event.startsWith('$')),
  );
  expect([...own].filter((event) => !Object.hasOwn(eventTable, event))).toEqual([]);
  expect(own.size).toBeGreaterThan(10);
  const once = ['contact_form_submitted', 'contractor_signup', 'login'];
  expect(once.map((event) => seen(event).length)).toEqual([1, 1, 1]);
});
