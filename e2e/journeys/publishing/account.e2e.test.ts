import { readFile } from 'node:fs/promises';
import { eventually } from '@poolpros/chassis/testing/eventually';
import { generate } from 'otplib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { api, newAccount, newOwner } from '../../support/api.js';
import { axeViolations } from '../../support/axe.js';
import { open, phone, sidewaysOverflow, visitors } from '../../support/browser.js';
import { linkIn, mailTo } from '../../support/mailbox.js';
import { product, unique } from '../../support/product.js';

const visit = visitors();
const password = 'three quiet herons';
const pathOf = (link: string) => link.slice(product.url.length);

async function typeLogin(page: Page, email: string): Promise<void> {
  await open(page, '/contractor-login');
  await page.getByLabel('Email *').fill(email);
  await page.getByLabel('Password *', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

it('a contractor registers, confirms the email and chooses a password that is good enough', async () => {
  const { page } = await visit();
  const email = `sam-${unique()}@harborpools.example`;
  await open(page, '/contractor-login');
  await page.getByRole('link', { name: 'Create one' }).click();
  await page.getByLabel('Your name *').fill('Sam Rivers');
  await page.getByLabel('Work email *').fill(email);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
  await open(page, pathOf(linkIn(await mailTo(email, /^Confirm your email/), '/reset-password/')));
  await page.getByLabel('Password *', { exact: true }).fill('my harborpools key');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('Choose one without your email in it.').waitFor();
  await page.getByLabel('Password *', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByText('Your password is set.').waitFor();
  await typeLogin(page, email);
  await page.waitForURL('**/contractor/dashboard');
});

it('a browser is logged out from another one, and its owner is notified of new ones', async () => {
  const email = await newAccount(password);
  const [{ page: here }, { page: there }] = [await visit(), await visit()];
  for (const page of [here, there]) {
    await typeLogin(page, email);
    await page.waitForURL('**/contractor/dashboard');
  }
  expect((await mailTo(email, /^New login/)).text).toMatch(/Browser: \S+ on \S+/);
  const token = await there.evaluate(() => localStorage.getItem('contractorToken') ?? '');
  await here.getByRole('link', { name: 'Account and security' }).click();
  await here.getByText('This browser', { exact: true }).waitFor();
  await here.getByRole('button', { name: /^Log out .+ on / }).click();
  await here
    .getByText(/has been logged out/)
    .first()
    .waitFor();
  await eventually(async () => (await api('/contractors/me/listings', { token })).status === 401);
  await there.goto('/contractor/dashboard');
  await there.waitForURL('**/contractor-login');
});

it('a second factor is added, asked for at the next login, and replaced by a recovery code', async () => {
  const email = await newAccount(password);
  const { page, complaints } = await visit();
  await typeLogin(page, email);
  await page.waitForURL('**/contractor/dashboard');
  await open(page, '/contractor/dashboard?view=security');
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await page.getByRole('img', { name: 'QR code' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
  const secret = ((await page.locator('form code').textContent()) ?? '').replace(/\s/g, '');
  await page.getByLabel('Code *').fill(await generate({ secret }));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
  const code = (await page.locator('li code').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByText('10 recovery codes are left').waitFor();
  await page.getByRole('button', { name: 'Log out', exact: true }).first().click();
  await page.waitForURL('**/contractor-login');
  expect(complaints).toEqual([]);

  await typeLogin(page, email);
  await page.getByRole('heading', { name: 'Enter the six digits' }).waitFor();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code *').fill(code);
  await page.getByRole('button', { name: 'Log in' }).click();
  // Back to the tab that was open at the logout.
  await page.waitForURL('**/contractor/dashboard?view=security');
  await mailTo(email, /^A recovery code for your PoolPros account was used$/);
});

it('a passkey is added, opens the account without a password, and is removed after a proof by itself', async () => {
  const email = await newAccount(password);
  // Browsers do not accept an IP address as the domain of a passkey, so the local site is opened by its name.
  const site = product.url.replace('127.0.0.1', 'localhost');
  const { page } = await visit();
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await open(page, `${site}/contractor-login`);
  await page.getByLabel('Email *').fill(email);
  await page.getByLabel('Password *', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/contractor/dashboard');
  await page.getByRole('link', { name: 'Account and security' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText(/^Created in/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect((await mailTo(email, /^A passkey was added/)).text).toMatch(/Browser: \S+ on \S+/);

  await page.getByRole('button', { name: 'Log out', exact: true }).first().click();
  await page.waitForURL('**/contractor-login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  // Back to the tab that was left.
  await page.waitForURL('**/contractor/dashboard?view=security');
  await page.getByText(/Last used/).waitFor();
  await page.getByRole('button', { name: /^Remove the passkey/ }).click();
  await page.getByText('You can no longer log in with it.').first().waitFor();
  await page.getByText(/^Created in/).waitFor({ state: 'detached' });
});

it('an email is changed by a link to the new one, and changed back by a link to the old one', async () => {
  const email = await newAccount(password);
  const moved = `moved-${email}`;
  const { page } = await visit();
  await typeLogin(page, email);
  await page.waitForURL('**/contractor/dashboard');
  await open(page, '/contractor/dashboard?view=security');
  await page.getByLabel('New email *').fill(moved);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await page.getByText(`Check ${moved}.`).waitFor();
  await open(page, pathOf(linkIn(await mailTo(moved, /^Confirm your new email/), '/confirm-email/')));
  await page.getByRole('button', { name: 'Use this email' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your email has been changed' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await open(page, pathOf(linkIn(await mailTo(email, /has a new email$/), '/confirm-email/')));
  await page.getByRole('button', { name: 'Use this email' }).click();
  await page.getByRole('heading', { level: 1, name: 'Change undone' }).waitFor();
  const token = await page.evaluate(() => localStorage.getItem('contractorToken') ?? '');
  await eventually(async () => (await api('/contractors/me/listings', { token })).status === 401);
  await page.goto('/contractor/dashboard');
  await page.waitForURL('**/contractor-login');
});

it('a contractor downloads the data and deletes the account: the page says what happens to the listing, and one mail restores the account', async () => {
  const { account, business, installerId, profilePath } = await newOwner(password);
  const { email } = account;
  const { page, complaints } = await visit(phone);
  await typeLogin(page, email);
  await page.waitForURL('**/contractor/dashboard');
  await open(page, '/contractor/dashboard?view=security');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^poolpros-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.account.email).toBe(email);
  expect(data.businesses.listings).toMatchObject([{ id: installerId, role: 'owner' }]);

  const token = await page.evaluate(() => localStorage.getItem('contractorToken') ?? '');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByText(/You are its only owner/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  await confirm.click();
  await dialog.getByText('Enter the email that you log in with.').waitFor();
  await dialog.getByLabel('Your email, to confirm *').fill(email);
  await confirm.click();
  await page.getByRole('dialog', { name: 'Your account is closed' }).getByRole('button', { name: 'Done' }).click();
  await page.waitForURL('**/contractor-login');
  await eventually(async () => (await api('/contractors/me/listings', { token })).status === 401);
  expect((await api('/accounts/contractor/login', { body: account })).status).toBe(401);
  await open(page, profilePath);
  await page.getByRole('heading', { level: 1, name: business.businessName }).waitFor();

  const mail = await mailTo(email, /will be deleted$/);
  await open(page, pathOf(linkIn(mail, '/keep-account/')));
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your account is back' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await typeLogin(page, email);
  await page.waitForURL('**/contractor/dashboard');
  await page.getByText(business.businessName).locator('visible=true').first().waitFor();
  expect(complaints.filter((text) => !/status of 401/.test(text))).toEqual([]);
});
