import { honeypotName } from '@poolpros/contracts/honeypot';
import { pagePaths } from '@poolpros/contracts/paths';
import { profilePath } from '@poolpros/contracts/slug';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { api, newBusiness, signIn, submitAndConfirm } from '../../support/api.js';
import { autofill, autofillVisitors, savedAddress } from '../../support/autofill.js';
import { open } from '../../support/browser.js';
import { waitForFormTime } from '../../support/form-time.js';
import { fillAboutTheBusiness, goToAboutTheBusiness } from '../../support/listing-form.js';
import { mailTo } from '../../support/mailbox.js';
import { unique } from '../../support/product.js';

const visit = autofillVisitors();

interface PublicForm {
  name: string;
  path: () => string;
  /** Goes to the form, and fills in what a browser does not store. */
  reach?: (page: Page) => Promise<unknown>;
  form?: (page: Page) => Locator;
  /** Takes the saved address; the email by default. */
  field?: string;
  /** What is left to do once the browser has filled in its part. */
  finish?: (page: Page, email: string) => Promise<void>;
  button: string;
  /** Waits until what was sent is there. */
  isStored: (email: string) => Promise<unknown>;
  /** An email that the form is about; a new one by default. */
  email?: () => Promise<string>;
}

let firm = { id: 0, name: '', path: '' };
beforeAll(async () => {
  const { body } = await api('/installers/search?state=texas&city=austin');
  const [first] = body.installers;
  firm = { id: first.id, name: first.name, path: profilePath(first) };
});

const word = unique();
const byName = 'input[name=name]';
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

const forms: PublicForm[] = [
  {
    name: 'a request',
    path: () => firm.path,
    reach: (page) => page.getByLabel('Project Details *').fill(`The pump hums and nothing moves. ${word}`),
    field: byName,
    finish: (page) => waitForFormTime(page),
    button: 'Send Message',
    isStored: (email) => mailTo(email, /^We sent your message/),
  },
  {
    name: 'a report',
    path: () => firm.path,
    reach: async (page) => {
      await press(page, 'Report this listing');
      await page.getByLabel('Reason *').selectOption({ index: 1 });
    },
    form: (page) => page.getByRole('dialog').locator('form'),
    button: 'Send',
    isStored: (email) => expect.poll(reporters).toContain(email),
  },
  {
    name: 'a shortlist',
    path: () => firm.path,
    reach: async (page) => {
      await press(page, `Save ${firm.name} to shortlist`);
      await open(page, pagePaths.shortlist);
    },
    button: 'Email my shortlist',
    isStored: (email) => mailTo(email, /^Your shortlist/),
  },
  {
    name: 'a review',
    path: () => `/direct-review/${firm.id}`,
    reach: async (page) => {
      await page.getByText('A finished job').click();
      const stars = page.getByRole('group', { name: 'Your rating *' });
      await stars.getByRole('radio', { name: '4 of 5' }).check({ force: true });
      await page
        .getByLabel('Your review *')
        .fill(`They found the leak within an hour and left the deck clean. ${word}`);
      for (const said of ['This is my own experience', 'Nobody offered me anything', 'I do not work for this business'])
        await page.getByText(said).click();
    },
    field: byName,
    button: 'Send review',
    isStored: (email) => mailTo(email, /^Confirm your review/),
  },
  {
    name: 'an account',
    path: () => pagePaths.register,
    field: byName,
    button: 'Email me a link',
    isStored: (email) => mailTo(email, /^Confirm your email/),
  },
  {
    name: 'a listing',
    path: () => pagePaths.listYourBusiness,
    reach: (page) => goToAboutTheBusiness(page, newBusiness()),
    form: (page) => page.locator('form').filter({ has: page.getByLabel('Work email *') }),
    finish: (page, email) => fillAboutTheBusiness(page, { ...newBusiness(), email }),
    button: 'Send for review',
    isStored: (email) => mailTo(email, /^Confirm your listing/),
  },
  {
    name: 'a draft of a listing',
    path: () => pagePaths.listYourBusiness,
    reach: async (page) => {
      await page.getByLabel('Business name *').fill(`Clearwater ${word} Pools`);
      await press(page, 'Continue later or on another device');
    },
    button: 'Email me the link',
    isStored: (email) => mailTo(email, /^Your draft listing/),
  },
  {
    name: 'the question for links of a listing',
    path: () => `${pagePaths.submissionStatus}?token=cut-off`,
    email: async () => {
      const business = newBusiness();
      await submitAndConfirm(business);
      return business.email;
    },
    button: 'Email me the link',
    isStored: (email) => mailTo(email, /^Status of your listing/),
  },
];

/** Emails of people who sent a report, as the staff read them. */
async function reporters(): Promise<string[]> {
  const { body } = await api('/admin/listing-reports', { token: await signIn('admin') });
  return body.items.map(({ email }: { email: string }) => email);
}

const formWith = (button: string) => (page: Page) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: button }) });

it.each(forms)('$name is stored when the browser filled in the form with a saved address', async (each) => {
  const { path, reach, button, form = formWith(button), field = 'input[type=email]', finish, isStored } = each;
  const email = (await each.email?.()) ?? `nora-${unique()}@example.com`;
  const page = await visit();
  const sent: string[] = [];
  page.on('request', (request) => {
    const body = request.postData();
    if (body?.includes(email)) sent.push(body);
  });
  await open(page, path());
  await reach?.(page);
  const filled = await autofill(page, form(page).locator(field), savedAddress(email));
  expect(filled.length).toBeGreaterThan(0);
  await finish?.(page, email);
  await formWith(button)(page).getByRole('button', { name: button, exact: true }).click();
  await isStored(email);
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0] ?? '')[honeypotName] ?? '').toBe('');
});

it('the browser would fill in a hidden field that is named like a part of an address', async () => {
  const page = await visit();
  await open(page, `/direct-review/${firm.id}`);
  const name = page
    .locator('form')
    .filter({ has: page.getByLabel('Your review *') })
    .locator(byName);
  await name.evaluate((input: HTMLInputElement) => {
    const hidden =
      '<div class="absolute -left-[9999px]"><label>Company<input name="company" autocomplete="off"></label></div>';
    input.form?.insertAdjacentHTML('beforeend', hidden);
  });
  expect(await autofill(page, name, savedAddress('nora@example.com'))).toContain('company');
});
