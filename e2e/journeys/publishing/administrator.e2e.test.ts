import type { SubmissionBody } from '@poolpros/contracts/http/submissions';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { api, decide, newBusiness, signIn, submissionOf, submitAndConfirm } from '../../support/api.js';
import { desktop, logIn, open, phone, toastText, visitors } from '../../support/browser.js';
import { hasFocus } from '../../support/focus-checks.js';
import { mailTo } from '../../support/mailbox.js';
import { product } from '../../support/product.js';

const visit = visitors();

/** An administrator who looks at one waiting submission. */
async function reviewing(
  business = newBusiness(),
  viewport = desktop,
): Promise<{ page: Page; business: SubmissionBody; id: string; complaints: string[] }> {
  const { id } = await submitAndConfirm(business);
  const { page, complaints } = await visit(viewport);
  await logIn(page, 'admin', product.admin);
  const queue = page.getByRole('list', { name: 'Queue' });
  await queue.waitFor();
  // The newest is last: on the last page of the queue.
  const last = page.getByRole('link', { name: /^Page \d+$/ }).last();
  if (await last.isVisible()) await last.click();
  await queue.getByRole('link', { name: business.businessName }).click();
  await page.getByRole('heading', { level: 2, name: business.businessName }).waitFor();
  return { page, business, id, complaints };
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, role: 'button' | 'link', name: string) {
  const wanted = page.getByRole(role, { name, exact: true });
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(wanted)) return;
  }
  throw new Error(`${name} is not reached by the keyboard`);
}

it('shows everything that helps to decide, and approves by keyboard', async () => {
  const { page, business, id, complaints } = await reviewing();
  const shown = await page.getByRole('main').textContent();
  for (const fact of [business.contactName, business.email, business.zipCode, business.description, 'Pool Repair'])
    expect(shown).toContain(fact);
  await tabTo(page, 'button', 'Approve');
  await page.keyboard.press('Enter');
  expect(await toastText(page)).toContain(`${business.businessName} is live.`);
  const approved = await submissionOf(id, 'approved', await signIn('admin'));
  await mailTo(business.email, / is live$/);
  expect((await fetch(product.url + approved.profilePath)).status).toBe(200);
  expect(complaints).toEqual([]);
});

it.each([phone, desktop])(
  'has the decision within reach on $width pixels wherever it is read, and possible duplicates above it',
  async (viewport) => {
    const known = newBusiness();
    await decide((await submitAndConfirm(known)).id, 'approve');
    const { page, business } = await reviewing({ ...newBusiness(), phone: known.phone }, viewport);
    const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
    const heading = page.getByRole('heading', { level: 2, name: business.businessName });
    expect(await top(page.getByRole('heading', { name: /^Possible duplicate/ }))).toBeLessThan(await top(heading));
    const description = page.getByText(business.description);
    for (const read of [heading, description]) {
      await read.scrollIntoViewIfNeeded();
      for (const name of ['Reject', 'Approve']) {
        const box = await page.getByRole('button', { name, exact: true }).boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect((box?.y ?? 0) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(viewport.height);
      }
      // The content is above the bar and not under it.
      expect(
        await read.evaluate((element) => {
          const { left, top } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + 4, top + 4));
        }),
      ).toBe(true);
    }
  },
);

it('rejects by keyboard, with a reason that must be chosen', async () => {
  const { page, business, id } = await reviewing();
  await tabTo(page, 'button', 'Reject');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Reject ${business.businessName}?` });
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Reject' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByText('Choose a reason.').waitFor();
  expect(await hasFocus(dialog.getByLabel('Reason *'))).toBe(true);
  await page.keyboard.type('The submission');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Please write to us about what you build.');
  await dialog.getByRole('button', { name: 'Reject' }).focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const rejected = await submissionOf(id, 'rejected', await signIn('admin'));
  expect(rejected).toMatchObject({ reasonCode: 'spam', note: 'Please write to us about what you build.' });
  expect((await mailTo(business.email, /^About your listing/)).text).toContain('what you build');
});

it('says so when someone else has decided in the meantime', async () => {
  const { page, business, id } = await reviewing();
  expect((await decide(id, 'reject', { reasonCode: 'duplicate' })).status).toBe(200);
  await page.getByRole('button', { name: 'Approve' }).click();
  expect(await toastText(page)).toContain(`Someone else has already made a decision about ${business.businessName}.`);
  const admin = await signIn('admin');
  expect(await submissionOf(id, 'rejected', admin)).toMatchObject({ reasonCode: 'duplicate' });
  const again = await api(`/admin/submissions/${id}/approve`, { body: { version: 1 }, token: admin });
  expect([again.status, again.body.code]).toEqual([409, 'submission_already_decided']);
});

it('of two administrators who decide at once, one is rejected', async () => {
  const { id } = await submitAndConfirm(newBusiness());
  const admin = await signIn('admin');
  const { version } = await submissionOf(id, 'pending_review', admin);
  const responses = await Promise.all([
    api(`/admin/submissions/${id}/approve`, { body: { version }, token: admin }),
    api(`/admin/submissions/${id}/reject`, { body: { version, reasonCode: 'spam' }, token: admin }),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('asks for the login first and comes back to the page that was asked for', async () => {
  const { page } = await visit();
  await open(page, '/admin?status=approved');
  await page.waitForURL('**/admin-login');
  await page.getByLabel('Email *').fill(product.admin.email);
  await page.getByLabel('Password *', { exact: true }).fill(product.admin.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/admin?status=approved');
});

it('a contractor’s password opens no administrator’s page', async () => {
  const { page } = await visit();
  await open(page, '/admin-login');
  await page.getByLabel('Email *').fill(product.contractor.email);
  await page.getByLabel('Password *', { exact: true }).fill(product.contractor.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('alert').waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin-login');
  const contractor = await signIn('contractor');
  await page.evaluate((token) => localStorage.setItem('adminToken', token), contractor);
  await page.goto('/admin');
  await page.getByText('Your account is not available').waitFor();
  expect(await page.getByRole('list', { name: 'Queue' }).count()).toBe(0);
});
