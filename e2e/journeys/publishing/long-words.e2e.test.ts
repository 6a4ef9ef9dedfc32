import { textLengths } from '@poolpros/contracts/limits';
import { directoryPath } from '@poolpros/contracts/paths';
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { open, returningVisitors } from '../../support/browser.js';
import { sendMessage } from '../../support/form-time.js';
import { longEmail, longListings, longWord } from '../../support/long-words.js';
import { faultsIn, type Look } from '../../support/looks.js';
import { smallTargets } from '../../support/size-checks.js';
import { spillFaults } from '../../support/spill-checks.js';
import { tapFaults } from '../../support/tap-checks.js';

const visit = returningVisitors();
const stranger = {};

const { city, main, imported, away, waiting } = await longListings();
const { name } = main;
const ids = `${main.id},${imported.id}`;
const typed = longWord(textLengths.searched.max);
const results = `/search-results?state=wyoming&city=${city.slug}&location=${encodeURIComponent(city.location)}`;

const button = (page: Page, label: RegExp) => page.getByRole('button', { name: label }).locator('visible=true').first();
const dialog = (page: Page) => page.getByRole('dialog').waitFor();
const press = async (page: Page, label: RegExp) => {
  await button(page, label).click();
  await dialog(page);
};

interface Kind {
  name: string;
  path: string;
  /** Brings the page to what it does not show when it opens. */
  reach?: (page: Page) => Promise<unknown>;
}

/** Everywhere that texts of a business, of those who wrote to it and of a search are shown. */
const kinds: Kind[] = [
  { name: 'profile', path: main.profile },
  { name: 'profile of a business that is away', path: away.profile },
  { name: 'profile of an imported business', path: imported.profile },
  {
    name: 'contact dialog of one that has not joined',
    path: imported.profile,
    reach: async (page) => {
      await press(page, /^Contact/);
      await page.getByText(/ has not joined PoolPros yet/).waitFor();
    },
  },
  { name: 'pictures of a profile', path: main.profile, reach: (page) => press(page, /^Open photo 1 of/) },
  { name: 'report of a listing', path: main.profile, reach: (page) => press(page, /^Report this listing/) },
  { name: 'project', path: main.project },
  {
    name: 'summary of a message',
    path: main.project,
    reach: async (page) => {
      await press(page, /^Contact/);
      const form = page.getByRole('dialog');
      await form.getByLabel('Full Name *').fill(longWord(textLengths.askerName.max));
      await form.getByLabel('Email *').fill(longEmail());
      await form.getByLabel('Project Details *').fill(typed);
      await sendMessage(form);
      await page.getByRole('region', { name: /^Your message is on its way/ }).waitFor();
    },
  },
  { name: 'results', path: results },
  { name: 'contact dialog, which offers others', path: results, reach: (page) => press(page, /^Contact/) },
  {
    name: 'chosen businesses below the results',
    path: results,
    reach: async (page) => {
      const boxes = page.getByRole('checkbox', { name: /^Compare/ });
      for (const index of [0, 1]) await boxes.nth(index).check({ force: true });
      await page.getByRole('region', { name: 'Comparison' }).waitFor();
    },
  },
  {
    name: 'business on the map',
    path: results,
    reach: async (page) => {
      await button(page, /^Map/).click();
      await page.getByRole('button', { name: 'Previous' }).waitFor();
    },
  },
  { name: 'comparison', path: `/compare?ids=${ids}` },
  {
    name: 'dialog that asks several',
    path: `/compare?ids=${ids}`,
    reach: async (page) => {
      await press(page, /^Ask /);
      for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check({ force: true });
      await page.getByText(/^You selected/).waitFor();
    },
  },
  { name: 'shortlist', path: `/shortlist?ids=${ids}` },
  {
    name: 'own shortlist',
    path: main.profile,
    reach: async (page) => {
      await button(page, /^Save/).click();
      await open(page, '/shortlist');
      await button(page, /note/i).click();
      await page.getByLabel(/^Your note on/).fill(typed);
      await button(page, /^Save note/).click();
      await page.getByText(typed).waitFor();
    },
  },
  { name: 'city', path: directoryPath('wyoming', city.slug) },
  { name: 'state', path: directoryPath('wyoming') },
  { name: 'service in a city', path: `/pool-repair/wyoming/${city.slug}` },
  { name: 'form of a review', path: main.writeReview },
  { name: 'review behind its mailed link', path: main.review },
  { name: 'request, for the homeowner', path: main.ofHomeowner },
  { name: 'request, for the business', path: main.ofBusiness },
  { name: 'invitation to a team', path: main.invitation },
  { name: 'status of a listing', path: waiting.status },
  { name: 'preview of a listing', path: waiting.preview },
  { name: 'search for a word', path: `/search-results?q=${typed}` },
  { name: 'search for a name', path: `/search-results?location=${name}` },
  { name: 'search at a place', path: `/search-results?location=${typed}&services=Pool+Repair` },
  { name: 'page that does not exist', path: `/${typed}` },
  { name: 'profile that does not exist', path: `/pool-contractors/${typed}` },
  { name: 'pool problems', path: `/pool-problems?q=${typed}` },
  {
    name: 'suggestions',
    path: '/us',
    reach: async (page) => {
      await page.getByRole('combobox').first().fill(name.slice(0, 40));
      await page.getByRole('option').first().waitFor();
    },
  },
];

const narrow: Look = { width: 320, checks: [spillFaults] };
const tapped: Look = { width: 320, checks: [spillFaults, smallTargets, tapFaults] };

it.concurrent.for(kinds)(
  '$name has room for words of any length on the narrowest screens',
  async ({ path, reach }, { expect, onTestFinished }) => {
    const { page } = await visit(reach ? {} : stranger);
    onTestFinished(() => page.close());
    await page.setViewportSize({ width: 320, height: 844 });
    await open(page, path);
    await reach?.(page);
    expect(await faultsIn(page, [reach ? narrow : tapped])).toEqual([]);
  },
);
