import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { api, decide, newBusiness, signIn, submissionOf, submitAndConfirm } from '../../support/api.js';
import { logIn, open, visitors } from '../../support/browser.js';
import { hasFocus } from '../../support/focus-checks.js';
import { fillListing } from '../../support/listing-form.js';
import { linkIn, mailTo } from '../../support/mailbox.js';
import { product } from '../../support/product.js';

const visit = visitors();
const pathOf = (link: string) => link.slice(product.url.length);
const step = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();
const next = (page: Page) => page.getByRole('button', { name: /continue$/i }).click();

it('continues a draft on another device, by its mailed link', async () => {
  const business = newBusiness();
  const first = await visit();
  await open(first.page, '/list-your-business');
  await fillListing(first.page, business);
  await first.page.getByRole('button', { name: 'Continue later or on another device' }).click();
  await first.page.getByRole('button', { name: 'Email me the link' }).click();
  await first.page.getByText(/^We emailed a link to/).waitFor();

  const second = await visit();
  const link = linkIn(await mailTo(business.email, /^Your draft listing/), '/list-your-business');
  await open(second.page, pathOf(link));
  await step(second.page, 'Credentials and photos');
  await second.page.getByText(/^We restored what you typed/).waitFor();
  await second.page.getByText('I am authorized to list this business').click();
  await second.page.getByRole('button', { name: 'Send for review' }).click();
  await step(second.page, 'Sent. Now confirm your email.');
  await mailTo(business.email, /^Confirm your listing/);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});

it('corrects a rejected listing, previews it and sends it again; the staff sees the difference', async () => {
  const business = newBusiness();
  const { id } = await submitAndConfirm(business);
  await decide(id, 'reject', { reasonCode: 'incomplete', note: 'Say how far you travel.' });
  const { page, complaints } = await visit();
  const again = linkIn(await mailTo(business.email, /^About your listing/), '/list-your-business');
  await open(page, pathOf(again));
  await page.getByText('Say how far you travel.').waitFor();
  await page.waitForFunction(
    (name) => [...document.querySelectorAll('input')].some(({ value }) => value === name),
    business.businessName,
  );
  await next(page);
  const nobody = page.getByRole('button', { name: 'None of these is mine, continue' });
  const about = page.getByRole('heading', { level: 1, name: 'About the business' });
  await nobody.or(about).first().waitFor();
  if (await nobody.isVisible()) await nobody.click();
  await about.waitFor();
  expect(await page.getByLabel('Work email *').getAttribute('readonly')).not.toBeNull();
  const better = `${business.description} We travel up to eighty miles.`;
  await page.getByLabel('Description *').fill(better);
  await next(page);
  await step(page, 'Services and area');
  await next(page);
  await step(page, 'Credentials and photos');
  await page.getByText('I am authorized to list this business').click();
  await page.getByRole('button', { name: 'Send for review' }).click();
  await step(page, 'Sent again');
  await page.getByRole('link', { name: 'See its status' }).click();
  await page.getByText('In review', { exact: true }).first().waitFor();
  await page.getByRole('link', { name: 'Preview your page' }).click();
  await page.getByText('Preview: only you can see this page').waitFor();
  await page.getByText(better).waitFor();

  const staff = await visit();
  await logIn(staff.page, 'admin', product.admin);
  await open(staff.page, `/admin?listing=${id}`);
  const queue = staff.page.getByRole('list', { name: 'Queue' });
  await queue.waitFor();
  const last = staff.page.getByRole('link', { name: /^Page \d+$/ }).last();
  if (await last.isVisible()) await last.click();
  await queue.getByRole('link', { name: business.businessName }).click();
  await staff.page.getByRole('heading', { name: 'Sent again: attempt 2 of 4' }).waitFor();
  expect(await staff.page.getByRole('main').textContent()).toContain('Say how far you travel.');
  const { version, resubmissions } = await submissionOf(id, 'pending_review', await signIn('admin'));
  expect(resubmissions).toBe(1);
  const approved = await api(`/admin/submissions/${id}/approve`, { body: { version }, token: await signIn('admin') });
  expect(approved.body).toMatchObject({ status: 'approved', description: better });
  expect([...complaints, ...staff.complaints]).toEqual([]);
});

it('mails a new link to anyone who opens the status page without one', async () => {
  const business = newBusiness();
  await submitAndConfirm(business);
  const { page, complaints } = await visit();
  await open(page, '/submission-status');
  await page.getByLabel('Work email *').fill(business.email);
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await page.getByText(/^If we have a listing under/).waitFor();
  const link = linkIn(await mailTo(business.email, /^Status of your listing on PoolPros/), '/submission-status');
  await open(page, pathOf(link));
  await page.getByRole('heading', { level: 2, name: business.businessName }).waitFor();
  await page.getByText('In review', { exact: true }).first().waitFor();
  expect(complaints).toEqual([]);
});

it('can be completed with the keyboard alone, all four steps', async () => {
  const business = newBusiness();
  const { page, complaints } = await visit();
  await open(page, '/list-your-business');
  const reach = async (wanted: ReturnType<Page['getByRole']>) => {
    for (let stops = 0; stops < 120; stops += 1) {
      if (await hasFocus(wanted)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('a field is not reached by the keyboard');
  };
  const type = async (label: string, text: string) => {
    await reach(page.getByLabel(label));
    await page.keyboard.type(text);
  };
  const press = async (name: string | RegExp, key = 'Enter') => {
    await reach(page.getByRole('button', { name }));
    await page.keyboard.press(key);
  };
  await type('Business name *', business.businessName);
  await type('Business phone *', business.phone);
  await type('ZIP *', business.zipCode);
  await press(/^Continue$/);
  const nobody = page.getByRole('button', { name: 'None of these is mine, continue' });
  const about = page.getByRole('heading', { level: 1, name: 'About the business' });
  await nobody.or(about).first().waitFor();
  if (await nobody.isVisible()) await press('None of these is mine, continue');
  await about.waitFor();
  await type('Your name *', business.contactName);
  await type('Work email *', business.email);
  await reach(page.getByRole('combobox', { name: 'City *' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('lusk');
  await page.getByRole('option', { name: /^Lusk/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await type('Description *', business.description);
  await press(/^Continue$/);
  await step(page, 'Services and area');
  await press('Pool Repair', 'Space');
  await press(/^Continue$/);
  await step(page, 'Credentials and photos');
  await reach(page.getByRole('checkbox', { name: /I am authorized to list this business/ }));
  await page.keyboard.press('Space');
  await press('Send for review');
  await step(page, 'Sent. Now confirm your email.');
  await mailTo(business.email, /^Confirm your listing/);
  expect(complaints).toEqual([]);
});
