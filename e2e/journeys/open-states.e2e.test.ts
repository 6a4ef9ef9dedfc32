import type { InstallerCard } from '@poolpros/contracts/http/installers';
import type { Page, ViewportSize } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { api, newBusiness, signIn, submitAndConfirm } from '../support/api.js';
import { desktop, open, phone, seriousViolations, sidewaysOverflow, visitors } from '../support/browser.js';
import { unique } from '../support/product.js';

const visit = visitors();
const austin = '/search-results?location=Austin%2C+Texas&state=texas&city=austin';
const inAustin = (await api('/installers/search?state=texas&city=austin')).body.installers as InstallerCard[];
const compared = inAustin
  .slice(0, 3)
  .map(({ id }) => id)
  .join(',');

await submitAndConfirm(newBusiness());
const tokens = { contractorToken: await signIn('contractor'), adminToken: await signIn('admin') };
const asker = `Jordan ${unique()}`;
const own = await api('/contractors/me/listings', { token: tokens.contractorToken });
await api('/contact-requests', {
  body: {
    installerId: own.body.items.find(({ installerId }: { installerId: number | null }) => installerId).installerId,
    name: asker,
    email: `${unique()}@example.com`,
    message: 'Please look at a pump that hums and does not start.',
  },
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => page.getByRole('dialog').waitFor();
const contact = async (page: Page) => {
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Contact/ })
    .click();
  await dialog(page);
};
const reject = async (page: Page) => {
  await press(page, 'Reject');
  await dialog(page);
};

interface OpenState {
  name: string;
  path: string;
  /** Brings the page there. */
  reach: (page: Page) => Promise<unknown>;
  on?: ViewportSize;
}

/** What is not on a page when it opens: dialogs, lists, errors, and the inside of the consoles. */
const states: OpenState[] = [
  { name: 'contact dialog', path: austin, reach: contact },
  {
    name: 'contact dialog with errors',
    path: austin,
    reach: async (page) => {
      await contact(page);
      await page.getByRole('dialog').getByRole('button', { name: /^Send/ }).click();
      await page.getByText('Enter your name.').waitFor();
    },
  },
  {
    name: 'dialog that asks several',
    path: `/compare?ids=${compared}`,
    reach: async (page) => {
      await press(page, /^Ask /);
      await dialog(page);
    },
  },
  {
    name: 'filters',
    path: austin,
    on: phone,
    reach: async (page) => {
      await press(page, /^Filters/);
      await dialog(page);
    },
  },
  {
    name: 'menu',
    path: '/us',
    on: phone,
    reach: async (page) => {
      await press(page, 'Open menu');
      await dialog(page);
    },
  },
  {
    name: 'suggestions',
    path: '/us',
    reach: async (page) => {
      await page.getByRole('combobox').first().pressSequentially('aust');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'cities of the listing form',
    path: '/list-your-business#business',
    reach: async (page) => {
      await page.getByLabel('State *').selectOption({ label: 'Texas' });
      await page.getByRole('combobox', { name: 'City *' }).fill('aus');
      await page.getByRole('option', { name: /^Austin/ }).waitFor();
    },
  },
  {
    name: 'listing form with errors',
    path: '/list-your-business',
    reach: async (page) => {
      await press(page, 'Continue');
      await page.getByText('Enter the business name.').first().waitFor();
    },
  },
  {
    name: 'area of the listing form',
    path: '/list-your-business',
    reach: async (page) => {
      await page.getByLabel('ZIP *').fill('78704');
      await open(page, '/list-your-business#area');
      await page
        .getByAltText(/^Map of the 50 miles/)
        .locator('visible=true')
        .waitFor();
    },
  },
  {
    name: 'proof in the listing form',
    path: '/list-your-business#proof',
    reach: async (page) => {
      await press(page, 'Add a license');
      await press(page, 'Add a project');
      await press(page, 'Send for review');
      await page.getByRole('region', { name: /to correct$/ }).waitFor();
    },
  },
  {
    name: 'restored listing form',
    path: '/list-your-business',
    reach: async (page) => {
      await page.getByLabel('Business name *').fill('Hillstone Pools');
      await open(page, '/list-your-business');
      await page.getByText('Restored what you typed').waitFor();
    },
  },
  {
    name: 'review form with errors',
    path: `/direct-review/${inAustin[0]?.id}`,
    reach: async (page) => {
      await press(page, 'Send review');
      await page.getByText('Enter your review.').waitFor();
    },
  },
  { name: 'rejection', path: '/admin', reach: reject },
  {
    name: 'rejection without a reason',
    path: '/admin',
    reach: async (page) => {
      await reject(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
      await page.getByText('Choose a reason.').waitFor();
    },
  },
  {
    name: 'approved listings',
    path: '/admin?status=approved',
    reach: (page) => page.getByRole('tab', { name: /Approved/, selected: true }).waitFor(),
  },
  {
    name: 'request of a homeowner',
    path: '/contractor/dashboard?view=requests',
    reach: async (page) => {
      await page.getByRole('link', { name: new RegExp(asker) }).click();
      await page.getByRole('heading', { name: asker }).waitFor();
    },
  },
];

const cases = states.flatMap((state) =>
  [desktop, phone].flatMap((viewport) =>
    state.on && state.on !== viewport ? [] : [{ ...state, viewport, width: viewport.width }],
  ),
);

describe.each(cases)('$name at $width pixels', ({ path, reach, viewport }) => {
  it('is accessible and shows all of itself', async () => {
    const { page } = await visit(viewport);
    await page.context().addInitScript((given) => {
      for (const [key, token] of Object.entries(given)) localStorage.setItem(key, token);
    }, tokens);
    await open(page, path);
    await reach(page);
    expect(await seriousViolations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
  });
});

/** What fingers press and is less than 44 pixels high, but for links within a text and what has another way. */
function lowTargets(): string[] {
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, summary, select, label:has(input)), header :is(a[href], button), footer a[href]',
    ),
  ];
  return all
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('p, dd, [inert], [aria-hidden="true"], [tabindex="-1"]:not(main)'))
    .filter((element) => element.localName !== 'summary' || getComputedStyle(element).display !== 'inline')
    .map((element) => {
      const after = getComputedStyle(element, '::after');
      const grown = after.position === 'absolute' ? Number.parseFloat(after.height) || 0 : 0;
      return { element, height: Math.max(element.getBoundingClientRect().height, grown) };
    })
    .filter(({ height }) => height > 0 && height < 43.5)
    .map(({ element, height }) => `${Math.round(height)}: ${element.outerHTML.slice(0, 100)}`);
}

it.each([
  '/us',
  austin,
  '/us/texas/pool-contractors',
  `/compare?ids=${compared}`,
  `/shortlist?ids=${compared}`,
  '/us/blog',
  '/pool-care-calendar',
  '/nothing-here',
  '/list-your-business',
  '/direct-review/1',
  '/admin',
])('what fingers press at %s is 44 pixels high', async (path) => {
  const { page } = await visit(phone, { hasTouch: true, isMobile: true });
  await page.context().addInitScript((token) => localStorage.setItem('adminToken', token), tokens.adminToken);
  await open(page, path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await page.evaluate(lowTargets)).toEqual([]);
});
