import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { profilePath } from '@poolpros/contracts/slug';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { api, newBusiness, signIn, submitAndConfirm } from '../support/api.js';
import { desktop, open, phone, seriousViolations, sidewaysOverflow, visitors } from '../support/browser.js';
import { linkIn, mailTo } from '../support/mailbox.js';
import { product, unique } from '../support/product.js';

const visit = visitors();
const austin = '/search-results?location=Austin%2C+Texas&state=texas&city=austin';
const inAustin = (await api('/installers/search?state=texas&city=austin')).body.installers as InstallerCard[];
const [installer] = inAustin as [InstallerCard];
const compared = inAustin
  .slice(0, 4)
  .map(({ id }) => id)
  .join(',');

const waiting = newBusiness();
await submitAndConfirm(waiting);
const pathOf = (link: string) => link.slice(product.url.length);
const setupPath = pathOf(linkIn(await mailTo(waiting.email, /^Set up your/), '/reset-password/'));
const statusToken = new URL(linkIn(await mailTo(waiting.email, /^Confirm your listing/), 'token=')).searchParams.get(
  'token',
);
const reviewer = `reviewer-${unique()}@example.com`;
await api('/reviews', {
  body: {
    installerId: installer.id,
    stage: 'job_done',
    rating: 5,
    text: 'They came on the day they named and left the garden as it was before.',
    name: 'Theo Brandt',
    email: reviewer,
    ownExperience: true,
    noIncentive: true,
    noConnection: true,
  },
});
const verifyPath = pathOf(linkIn(await mailTo(reviewer, /^Confirm your review/), '/verify-review/'));
const tokens = { contractorToken: await signIn('contractor'), adminToken: await signIn('admin') };

/** Every page, and what it shows once it is complete. `broken`: the page itself or its link gets a 4xx. */
const pages: { name: string; path: string; shows: string; signedIn?: true; broken?: true }[] = [
  { name: 'world', path: '/', shows: 'Coming Soon' },
  { name: 'country that is not open', path: '/es', shows: 'Coming Soon' },
  { name: 'home', path: '/us', shows: 'Find the right crew for your backyard water.' },
  { name: 'search results', path: austin, shows: 'professional installer' },
  { name: 'no results', path: '/search-results?location=Zzyzzx+Nowhere', shows: 'No installers found' },
  { name: 'comparison', path: `/compare?ids=${compared}&lat=30.27&lon=-97.74`, shows: 'Ask these 4' },
  { name: 'empty comparison', path: '/compare', shows: 'Nothing to compare yet' },
  { name: 'shared shortlist', path: `/shortlist?ids=${compared}`, shows: 'Save to mine' },
  { name: 'empty shortlist', path: '/shortlist', shows: 'Nothing saved yet' },
  { name: 'state directory', path: '/us/texas/pool-contractors', shows: 'Pool contractors in Texas' },
  { name: 'city directory', path: '/us/texas/austin/pool-contractors', shows: 'Pool contractors in Austin, Texas' },
  { name: 'service in a city', path: '/pool-repair/texas/austin', shows: 'Pool repair in Austin, Texas' },
  { name: 'care calendar', path: '/pool-care-calendar/texas/austin', shows: 'The year of a pool in Austin' },
  { name: 'county', path: '/service-area/texas/travis-county', shows: 'Cities in Travis County' },
  { name: 'near me', path: '/pool-contractors-near-me', shows: 'Around your position' },
  { name: 'near a city', path: '/pool-contractors-near-me/texas/austin', shows: 'Serving Austin' },
  { name: 'country directory', path: '/us/pool-contractors', shows: 'All states' },
  { name: 'profile', path: profilePath(installer), shows: 'Write a review' },
  { name: 'old profile path', path: '/pool-contractors/x', shows: 'Contractor Profile Not Found', broken: true },
  { name: 'not found', path: '/nothing-here', shows: '404', broken: true },
  { name: 'about', path: '/about', shows: 'What this is' },
  { name: 'help', path: '/help-support', shows: 'Still stuck?' },
  { name: 'reviews policy', path: '/reviews-policy', shows: 'What is taken down' },
  { name: 'for contractors', path: '/for-contractors', shows: 'Who gets a request' },
  { name: 'pricing', path: '/pricing', shows: 'Payment is not open' },
  { name: 'success stories', path: '/success-stories', shows: 'There is none yet' },
  { name: 'specializations', path: '/specializations', shows: 'Which one is yours' },
  { name: 'luxury pools', path: '/specializations/luxury-pools', shows: 'Who builds them' },
  { name: 'eco-friendly pools', path: '/specializations/eco-friendly-pools', shows: 'Plants as a filter' },
  { name: 'small-space pools', path: '/specializations/small-space-pools', shows: 'How small is small' },
  { name: 'smart automated pools', path: '/specializations/smart-automated-pools', shows: 'Who should skip it' },
  { name: 'therapeutic pools', path: '/specializations/therapeutic-pools', shows: 'Jets that can be aimed' },
  { name: 'family fun pools', path: '/specializations/family-fun-pools', shows: 'Fence first' },
  { name: 'privacy policy', path: '/privacy-policy', shows: 'Usage figures' },
  { name: 'terms of service', path: '/terms-of-service', shows: 'What we take down' },
  { name: 'sitemap', path: '/sitemap', shows: 'States and cities' },
  { name: 'loading indicators', path: '/demo-loaders', shows: 'Filling the pool...' },
  { name: 'meta tags', path: '/meta-tags-demo', shows: 'Canonical URL' },
  { name: 'simple templates', path: '/simple-templates', shows: 'On its way' },
  { name: 'list a business', path: '/list-your-business', shows: 'Continue' },
  { name: 'confirm a listing', path: `/submission-confirmation?token=${statusToken}`, shows: waiting.businessName },
  { name: 'status of a listing', path: `/submission-status?token=${statusToken}`, shows: waiting.businessName },
  { name: 'listings without a link', path: '/submission-status', shows: 'Mail me the link' },
  { name: 'preview of a listing', path: `/business-preview?token=${statusToken}`, shows: waiting.businessName },
  { name: 'dead listing link', path: '/submission-status?token=x', shows: 'This link is not valid', broken: true },
  { name: 'contractor login', path: '/contractor/login', shows: 'Contractor login' },
  { name: 'forgotten password', path: '/forgot-password', shows: 'Reset your password' },
  { name: 'choose a password', path: setupPath, shows: 'Choose your password' },
  { name: 'dead password link', path: '/reset-password/x', shows: 'This link no longer works', broken: true },
  { name: 'write a review', path: `/direct-review/${installer.id}`, shows: 'Send review' },
  { name: 'confirm a review', path: verifyPath, shows: 'Publish my review' },
  { name: 'dead review link', path: '/verify-review/x', shows: 'This link cannot be used', broken: true },
  { name: 'admin login', path: '/admin-login', shows: 'Log in' },
  { name: 'forgotten admin password', path: '/admin-forgot-password', shows: 'Reset your password' },
  { name: 'contractor listings', path: '/contractor/dashboard', shows: 'Requests so far', signedIn: true },
  { name: 'contractor requests', path: '/contractor/dashboard?view=requests', shows: 'Requests', signedIn: true },
  { name: 'admin queue', path: '/admin', shows: 'Approve', signedIn: true },
  { name: 'admin rejected', path: '/admin?status=rejected', shows: 'Rejected', signedIn: true },
];

async function opened({ path, shows, signedIn }: (typeof pages)[number], viewport: typeof desktop) {
  const { page, complaints } = await visit(viewport);
  if (signedIn)
    await page.context().addInitScript((given) => {
      for (const [key, token] of Object.entries(given)) localStorage.setItem(key, token);
    }, tokens);
  await open(page, path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByText(shows).locator('visible=true').first().waitFor();
  return { page, complaints };
}

describe.each(pages)('$name', (entry) => {
  it('is accessible on a wide screen, by keyboard too, and shows all of itself without a complaint', async () => {
    const { page, complaints } = await opened(entry, desktop);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await seriousViolations(page)).toEqual([]);
    expect(await focusesOf(page)).toEqual({ first: '#main', unseen: [] });
    expect(await overflowsAt(page, [1440, 768])).toEqual([]);
    expect(unexpected(complaints, entry)).toEqual([]);
  });

  it('is accessible on a phone and shows all of itself without a complaint', async () => {
    const { page, complaints } = await opened(entry, phone);
    expect(await seriousViolations(page)).toEqual([]);
    expect(await overflowsAt(page, [390, 320])).toEqual([]);
    expect(unexpected(complaints, entry)).toEqual([]);
  });
});

async function overflowsAt(page: Page, widths: number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const pixels = await sidewaysOverflow(page);
    if (pixels > 0) found.push(`${pixels} pixels at ${width}`);
  }
  return found;
}

/** The console names each 4xx response, also an expected one. */
const unexpected = (complaints: string[], { broken }: (typeof pages)[number]) =>
  complaints.filter(
    (text) => !broken || !text.startsWith('Failed to load resource: the server responded with a status of 4'),
  );

/** Where the first Tab leads, and which of the first stops does not show that it has the focus. */
async function focusesOf(page: Page) {
  // A page may have moved the focus to its message; this starts from the top.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  await page.keyboard.press('Tab');
  const first = await page.locator(':focus').getAttribute('href');
  const unseen: string[] = [];
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press('Tab');
    const lost = await page.evaluate(unseenFocus);
    if (lost) unseen.push(lost);
  }
  return { first, unseen };
}

/** The focused element when nothing shows that it has the focus; null otherwise. Runs in the page. */
function unseenFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const ringed = (element: Element | null) =>
    element !== null &&
    getComputedStyle(element).outlineStyle !== 'none' &&
    Number.parseFloat(getComputedStyle(element).outlineWidth) > 0;
  const near = [focused, focused.nextElementSibling, focused.parentElement];
  return near.some(ringed) ? null : focused.outerHTML.slice(0, 120);
}

describe('by keyboard alone', () => {
  /** Presses a key until the check holds in the page. */
  async function pressUntil(page: Page, key: string, check: () => Promise<boolean>) {
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press(key);
      if (await check()) return;
    }
    throw new Error(`not reached with ${key}`);
  }
  const hasFocus = (page: Page, name: RegExp) => async () => {
    const label = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
    });
    return name.test(label);
  };

  it('a visitor searches from the home page', async () => {
    const { page } = await visit();
    await open(page, '/us');
    await pressUntil(page, 'Tab', hasFocus(page, /^State$/));
    await page.keyboard.type('Texas');
    await page.getByRole('combobox', { name: /^City/ }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('austin');
    await page.getByRole('option', { name: /^Austin/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Inground');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search-results?**');
    const asked = Object.fromEntries(new URL(page.url()).searchParams);
    expect(asked).toEqual({ location: 'Austin, Texas', state: 'texas', city: 'austin', serviceType: 'inground' });
  });

  it('a visitor opens the contact dialog, stays in it, and comes back to where they were', async () => {
    const { page } = await visit();
    await open(page, austin);
    const contact = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Contact/ });
    await contact.waitFor();
    await pressUntil(page, 'Tab', () => contact.evaluate((button) => button === document.activeElement));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const within = () => dialog.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(within).toBe(true);
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press(key);
        expect(await within()).toBe(true);
      }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => contact.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
