import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { api, newAccount, newOwner } from '../../support/api.js';
import { axeViolations } from '../../support/axe.js';
import { logIn, open, sidewaysOverflow, visitors } from '../../support/browser.js';
import { linkIn, mailTo } from '../../support/mailbox.js';
import { product, unique } from '../../support/product.js';

const visit = visitors();
const password = `${unique()} a long passphrase`;
const pathOf = (link: string) => link.slice(product.url.length);

/** An account without a business. */
const newPerson = async () => ({ email: await newAccount(password), password });

async function invite(page: Page, email: string, role: string) {
  await page.getByLabel('Email *').fill(email);
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check({ force: true });
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByRole('list', { name: 'Invited' }).getByText(email, { exact: true }).waitFor();
}

async function accept(account: { email: string; password: string }) {
  const { page, complaints } = await visit();
  await open(page, pathOf(linkIn(await mailTo(account.email, /^Join the team at/), '/contractor/invitation')));
  await page.getByRole('link', { name: 'Log in to accept' }).click();
  await page.getByLabel('Email *').fill(account.email);
  await page.getByLabel('Password *', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Join the team' }).click();
  await page.waitForURL('**/company-dashboard/**');
  return { page, complaints };
}

it('an owner invites a manager and staff, who join by the mailed link; a stranger sees no such page', async () => {
  const { account, business, installerId } = await newOwner(password);
  const [manager, staff, stranger] = [await newPerson(), await newPerson(), await newPerson()];
  const dashboard = `/company-dashboard/${installerId}`;

  const { page: owners } = await visit();
  await logIn(owners, 'contractor', account);
  await open(owners, `${dashboard}?room=team`);
  await invite(owners, manager.email, 'Manager');
  await invite(owners, staff.email, 'Staff');
  expect(await axeViolations(owners)).toEqual([]);
  expect(await sidewaysOverflow(owners)).toBe(0);

  const asker = `Jordan ${unique()}`;
  await api('/contact-requests', {
    body: { installerId, name: asker, email: `${unique()}@example.com`, message: 'A leak at the skimmer.' },
  });
  const managers = await accept(manager);
  const menu = managers.page.getByRole('navigation', { name: 'Business' });
  await menu.getByRole('link', { name: 'Plan' }).click();
  await managers.page.getByText('Paid plans are not available yet').waitFor();
  expect(managers.complaints).toEqual([]);

  const { page: reader } = await accept(staff);
  const readersMenu = reader.getByRole('navigation', { name: 'Business' });
  expect(await readersMenu.getByRole('link', { name: 'Plan' }).count()).toBe(0);
  await readersMenu.getByRole('link', { name: /^Requests/ }).click();
  await reader.getByRole('link', { name: new RegExp(asker) }).click();
  await reader.getByRole('heading', { name: asker }).waitFor();
  await readersMenu.getByRole('link', { name: 'Team' }).click();
  await reader.getByRole('list', { name: 'Members' }).getByText(manager.email).waitFor();
  expect(await reader.getByRole('button', { name: 'Send invitation' }).count()).toBe(0);

  const { page: strangers } = await visit();
  await logIn(strangers, 'contractor', stranger);
  await open(strangers, dashboard);
  await strangers.getByRole('heading', { name: 'This page isn’t here' }).waitFor();
  expect(await strangers.getByText(business.businessName).count()).toBe(0);
});
