import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { profilePath } from '@poolpros/contracts/slug';
import type { Page, ViewportSize } from 'playwright-core';
import { expect, it } from 'vitest';
import { api, newBusiness, signIn, submitAndConfirm } from '../../support/api.js';
import { axeViolations } from '../../support/axe.js';
import { desktop, open, phone, visitors } from '../../support/browser.js';
import { lowTargets } from '../../support/layout-checks.js';
import { faultsIn, type Look } from '../../support/looks.js';
import { unique } from '../../support/product.js';

const visit = visitors();
const austin = '/search-results?location=Austin%2C+Texas&state=texas&city=austin';
const inAustin = (await api('/installers/search?state=texas&city=austin')).body.installers as [
  InstallerCard,
  ...InstallerCard[],
];
const profile = profilePath(inAustin[0]);
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

/** What a page does not show when it opens: dialogs, lists, errors, and the inside of the consoles. */
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
    name: 'menu of the header',
    path: '/us',
    reach: async (page) => {
      await press(page, 'Resources Hub');
      await page.getByRole('list', { name: 'Compare pools' }).waitFor();
    },
  },
  {
    name: 'questions of a service page',
    path: '/pool-repair/texas/austin',
    reach: (page) => page.getByText(/^Who can I ask about pool repair/).click(),
  },
  {
    name: 'pictures of a profile',
    path: profile,
    reach: async (page) => {
      await press(page, /^Open (illustration|photo) 1 of/);
      await dialog(page);
    },
  },
  {
    name: 'report of a listing',
    path: profile,
    reach: async (page) => {
      await press(page, 'Report this listing');
      await dialog(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
    },
  },
  {
    name: 'business that an old address may have meant',
    path: `/pool-contractors/${profile.split('/').at(-1)}`,
    reach: (page) => page.getByRole('heading', { name: 'Did you mean this contractor?' }).waitFor(),
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
    name: 'seasons and special days of the listing form',
    path: '/list-your-business#business',
    reach: async (page) => {
      await page.getByText('Seasons and special days').click();
      await press(page, 'Add a season');
      await press(page, 'Add a special day');
      await page.getByText('Open on this day').click();
      await page.getByLabel('Special day 1 closes').waitFor();
      // Further down the header may lie on half of a small checkbox, which axe takes for its size.
      await page.evaluate(() => window.scrollTo(0, 0));
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
        .getByAltText(/^Map of the area within 50 miles/)
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
      await page.getByText('We restored what you typed').waitFor();
    },
  },
  {
    name: 'review form with errors',
    path: `/direct-review/${inAustin[0].id}`,
    reach: async (page) => {
      await press(page, 'Send review');
      await page.getByText('Enter your review.').waitFor();
    },
  },
  {
    name: 'details of a review',
    path: `/direct-review/${inAustin[0].id}`,
    reach: async (page) => {
      await page.getByText('A finished job').click();
      await page.getByText('Rate the details').click();
      const row = page.getByRole('radiogroup', { name: 'Value' });
      await row.getByRole('radio', { name: '3 of 5' }).check({ force: true });
      await page.getByRole('button', { name: 'Clear the details' }).waitFor();
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

/** On a wide screen first, if it has the state. */
const looks: Look[] = [
  { width: desktop.width, checks: [axeViolations] },
  { width: phone.width, checks: [axeViolations, lowTargets] },
  { width: phone.width, text: 'large' },
  { width: phone.width, text: 'spaced' },
];

it.each(states)('$name is accessible and shows all of itself', async ({ path, reach, on = desktop }) => {
  const { page } = await visit(on);
  await page.context().addInitScript((given) => {
    for (const [key, token] of Object.entries(given)) localStorage.setItem(key, token);
  }, tokens);
  await open(page, path);
  await reach(page);
  expect(
    await faultsIn(
      page,
      looks.filter(({ width }) => width <= on.width),
    ),
  ).toEqual([]);
});
