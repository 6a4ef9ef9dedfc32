import { eventually } from '@poolpros/chassis/testing/eventually';
import { rejectReasons } from '@poolpros/contracts/reject-reasons';
import { describe, expect, it } from 'vitest';
import { api, decide, newBusiness, submitAndConfirm } from '../../support/api.js';
import { logIn, open, phone, visitors } from '../../support/browser.js';
import { hasFocus } from '../../support/focus-checks.js';
import { fillListing } from '../../support/listing-form.js';
import { linkIn, mails, mailTo } from '../../support/mailbox.js';
import { product, unique } from '../../support/product.js';

const visit = visitors();
const password = `${unique()} a long passphrase`;
const pathOf = (link: string) => link.slice(product.url.length);

/** An account whose password is set, with a business that waits for approval. */
async function newContractor() {
  const business = newBusiness();
  const { id } = await submitAndConfirm(business);
  const setup = linkIn(await mailTo(business.email, /^Set up your/), '/reset-password/');
  const token = setup.split('/').at(-1);
  expect((await api('/accounts/password-resets', { body: { token, password } })).status).toBe(200);
  return { business, id, setup, account: { email: business.email, password } };
}

describe('listing a business', () => {
  it('leads from the form by three mails to a page that homeowners find', async () => {
    const { page, complaints } = await visit();
    const business = newBusiness();
    await open(page, '/list-your-business');
    await fillListing(page, business);
    await page.getByRole('button', { name: 'Send for review' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sent. Now confirm your email.' }).waitFor();

    const confirm = linkIn(await mailTo(business.email, /^Confirm your listing/), '/submission-confirmation');
    await open(page, pathOf(confirm));
    await page.getByRole('heading', { level: 1, name: 'Confirm your listing' }).waitFor();
    await page.getByRole('button', { name: 'Confirm my listing' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your listing is confirmed' }).waitFor();

    await open(page, pathOf(linkIn(await mailTo(business.email, /^Set up your/), '/reset-password/')));
    await page.getByLabel('Password *', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByText('Your password is set.').waitFor();
    await page.getByLabel('Email *').fill(business.email);
    await page.getByLabel('Password *', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/contractor/dashboard');
    const listing = page.getByRole('listitem').filter({ hasText: business.businessName }).first();
    await listing.getByText('In review', { exact: true }).first().waitFor();
    expect(complaints).toEqual([]);

    const token = new URL(confirm).searchParams.get('token');
    const { body: state } = await api('/submissions/status', { body: { token } });
    const approved = await decide(state.id, 'approve');
    expect(approved.status).toBe(200);
    await eventually(() => found(business.businessName), { everyMs: 50 });

    expect((await mailTo(business.email, / is live$/)).text).toContain(product.url + approved.body.profilePath);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await listing.getByText('Live', { exact: true }).first().waitFor();
    await listing.getByRole('link', { name: 'View public page' }).click();
    await page.getByRole('heading', { level: 1, name: business.businessName }).waitFor();
    expect(new URL(page.url()).pathname).toBe(approved.body.profilePath);
  });

  it('names what is missing at its field and sends nothing', async () => {
    const { page } = await visit();
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/submissions')) sent += 1;
    });
    await open(page, '/list-your-business');
    await page.getByLabel('ZIP *').fill('9784');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    const summary = page.getByRole('region', { name: '3 things to correct' });
    await summary.waitFor();
    expect(await hasFocus(summary)).toBe(true);
    await summary.getByRole('button', { name: 'ZIP: Enter a five-digit ZIP code.' }).click();
    const focused = page.locator(':focus');
    expect(await focused.getAttribute('aria-invalid')).toBe('true');
    expect(await focused.getAttribute('name')).toBe('zipCode');
    expect(sent).toBe(0);
  });

  it('tells the contractor why a business was not published, by mail and in the dashboard', async () => {
    const { page } = await visit();
    const { business, id, account } = await newContractor();
    const note = `Tell us your street address, reference ${unique()}.`;
    expect((await decide(id, 'reject', { reasonCode: 'unverifiable', note })).status).toBe(200);
    const mail = await mailTo(business.email, /^About your listing/);
    expect(mail.text).toContain(rejectReasons.unverifiable);
    expect(mail.text).toContain(note);
    await logIn(page, 'contractor', account);
    const listing = page.getByRole('listitem').filter({ hasText: business.businessName }).first();
    await listing.getByText('Not approved', { exact: true }).first().waitFor();
    expect(await listing.textContent()).toContain(rejectReasons.unverifiable);
    expect(await listing.textContent()).toContain(note);
    expect(await found(business.businessName)).toBe(false);
  });
});

describe('editing a listing', () => {
  it('publishes unreviewed fields at once, and a phone once it is approved', async () => {
    const { page, complaints } = await visit();
    const { id, account } = await newContractor();
    const { installerId, profilePath } = (await decide(id, 'approve')).body;
    const shown = async () => (await api(`/installers/${installerId}`)).body;
    await logIn(page, 'contractor', account);
    await open(page, `/company-dashboard/${installerId}?room=profile`);
    const before = await page.getByLabel('Phone').inputValue();
    await page.getByLabel('Typical price').fill('$60k–$140k');
    await page.getByLabel('Phone').fill('(512) 555-0199');
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    await bar.getByText('Reviewed first: Phone.').waitFor();
    await bar.getByRole('button', { name: 'Save changes' }).click();
    const waiting = page.getByRole('region', { name: 'Waiting' });
    await waiting.getByText('(512) 555-0199').waitFor();
    expect(await page.getByLabel('Phone').inputValue()).toBe(before);
    expect(await shown()).toMatchObject({ priceRange: '$60k–$140k' });
    expect((await shown()).phone).not.toBe('+15125550199');

    const staff = await visit();
    await logIn(staff.page, 'admin', product.admin);
    await open(staff.page, '/admin?view=changes');
    const change = staff.page.getByRole('listitem').filter({ hasText: '(512) 555-0199' });
    const approve = change.getByRole('button', { name: /^Approve/ });
    await approve.waitFor();
    await staff.page.setViewportSize({ width: phone.width, height: 400 });
    await change.getByRole('link').first().scrollIntoViewIfNeeded();
    const { y, height } = (await approve.boundingBox()) ?? { y: Number.NaN, height: 0 };
    expect(y + height).toBeLessThanOrEqual(400);
    await approve.click();
    await staff.page.getByText('Approved', { exact: true }).waitFor();
    await eventually(async () => (await shown()).phone === '+15125550199', { everyMs: 50 });
    expect((await mailTo(account.email, /^Your change is live/)).text).toContain(profilePath);
    await open(page, profilePath);
    await page.getByText('(512) 555-0199').first().waitFor();
    expect([...complaints, ...staff.complaints]).toEqual([]);
  });

  it('shows hours past midnight and a day with hours of its own as the business states them', async () => {
    const { page, complaints } = await visit();
    const { id, account } = await newContractor();
    const { installerId, profilePath } = (await decide(id, 'approve')).body;
    await logIn(page, 'contractor', account);
    await open(page, `/company-dashboard/${installerId}?room=profile`);
    await page.getByText('Friday', { exact: true }).click();
    await page.getByLabel('Friday opens').fill('18:00');
    await page.getByLabel('Friday closes').fill('02:00');
    await page.getByText('Seasons and special days').click();
    await page.getByRole('button', { name: 'Add a special day' }).click();
    await page.getByLabel('Date', { exact: true }).fill('2999-12-24');
    await page.getByLabel('Note', { exact: true }).fill('Christmas Eve');
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    await bar.getByRole('button', { name: 'Save changes' }).click();
    await bar.waitFor({ state: 'detached' });
    await open(page, profilePath);
    const hours = page.getByRole('region', { name: /^Hours/ });
    await hours.getByText('6 pm – 2 am').first().waitFor();
    await hours.getByText('Dec 24, Christmas Eve').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('the contractor’s account', () => {
  it('a wrong password is rejected without telling whether the account exists', async () => {
    const { page } = await visit();
    for (const email of [product.contractor.email, `${unique()}@example.com`]) {
      await open(page, '/contractor-login');
      await page.getByLabel('Email *').fill(email);
      await page.getByLabel('Password *', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Log in' }).click();
      expect(await page.getByRole('alert').textContent()).toBe(
        'That email and password do not match. Check both, or reset the password.',
      );
    }
    await page.goto('/contractor/dashboard');
    await page.waitForURL('**/contractor-login');
  });

  it('a forgotten password is replaced through a mailed link that works once', async () => {
    const { page } = await visit();
    const { account, setup } = await newContractor();
    await open(page, '/forgot-password');
    await page.getByLabel('Email *').fill(account.email);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
    const link = pathOf(linkIn(await mailTo(account.email, /^Reset your/), '/reset-password/'));

    await open(page, link);
    await page.getByLabel('New password *').fill('short');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByText('Use at least 10 characters.').waitFor();
    const next = `${unique()} another passphrase`;
    await page.getByLabel('New password *').fill(next);
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByText('Your password is set.').waitFor();
    await page.getByRole('link', { name: 'Check what else has access' }).waitFor();
    await page.getByLabel('Email *').fill(account.email);
    await page.getByLabel('Password *', { exact: true }).fill(next);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/contractor/dashboard?view=security');
    await page.getByRole('heading', { name: 'Where you are logged in' }).waitFor();

    expect((await api('/accounts/contractor/login', { body: account })).status).toBe(401);
    for (const used of [link, pathOf(setup)]) {
      await open(page, used);
      await page.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
    }
  });

  it('an email without an account gets the same response and no mail', async () => {
    const { page } = await visit();
    const email = `${unique()}@example.com`;
    await open(page, '/forgot-password');
    await page.getByLabel('Email *').fill(email);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
    // A mail requested later arrives: one for the first email would have come before it.
    await api('/accounts/contractor/password-reset-requests', { body: { email: product.contractor.email } });
    await mailTo(product.contractor.email, /^Reset your/);
    expect((await mails()).filter(({ to }) => to.includes(email))).toEqual([]);
  });

  it('logging out ends the session here and on the server', async () => {
    const { page } = await visit();
    await logIn(page, 'contractor', product.contractor);
    await page.getByRole('button', { name: 'Log out' }).first().click();
    await page.waitForURL('**/contractor-login');
    expect(await page.evaluate(() => localStorage.getItem('contractorToken'))).toBeNull();
    const refreshed = await page.evaluate(async () => {
      const response = await fetch('/api/accounts/contractor/refresh', { method: 'POST' });
      return response.status;
    });
    expect(refreshed).toBe(401);
  });
});

/** Whether a search around the business's town finds it. */
async function found(businessName: string): Promise<boolean> {
  const { body } = await api('/installers/search-enhanced?state=wyoming&city=lusk&distance=10&sortBy=distance');
  for (let page = 1; page <= body.totalPages; page += 1) {
    const response = await api(
      `/installers/search-enhanced?state=wyoming&city=lusk&distance=10&sortBy=distance&page=${page}`,
    );
    if (response.body.installers.some(({ name }: { name: string }) => name === businessName)) return true;
  }
  return false;
}
