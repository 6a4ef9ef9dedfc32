import type { AdminClaim } from '@poolpros/contracts/http/admin-claims';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { api, decide, newAccount, newBusiness, signIn, submitAndConfirm } from '../../support/api.js';
import { axeViolations } from '../../support/axe.js';
import { logIn, open, phone, sidewaysOverflow, visitors } from '../../support/browser.js';
import { linkIn, mailTo } from '../../support/mailbox.js';
import { product, unique } from '../../support/product.js';

const visit = visitors();
const password = 'three quiet herons';
const pathOf = (link: string) => link.slice(product.url.length);

/** A contractor of their own, logged in at the page where a listing is claimed. */
async function claimantOf(listing: { id: number }, viewport?: { width: number; height: number }): Promise<Page> {
  const email = await newAccount(password, 'Dana Kessler');
  const { page } = await visit(viewport);
  await logIn(page, 'contractor', { email, password });
  await open(page, `/contractor/claim?listing=${listing.id}`);
  await page.getByRole('heading', { level: 1, name: /^Is .* yours\?$/ }).waitFor();
  return page;
}

/** Listings of the seed data that have no owner, each once. */
async function* unclaimedListings() {
  const { body } = await api('/installers/search?state=arizona');
  for (const { id } of body.installers) {
    const { body: listing } = await api(`/installers/${id}`);
    if (!listing.claimed && listing.phone) yield listing as { id: number; name: string; phone: string };
  }
}
const unclaimed = unclaimedListings();
async function anUnclaimed() {
  const { value } = await unclaimed.next();
  if (!value) throw new Error('every listing has an owner');
  return value;
}

/** Decides the open claim of a listing as the administrator. */
async function decideClaim(installerId: number, decision: 'approve' | 'reject', more: object = {}) {
  const token = await signIn('admin');
  const { body } = await api('/admin/claims', { token });
  const claim = body.items.find(({ listing }: AdminClaim) => listing.id === installerId);
  const { status } = await api(`/admin/claims/${claim.id}/${decision}`, {
    body: { version: claim.version, ...more },
    token,
  });
  expect(status).toBe(200);
}

const timeline = (page: Page) => page.getByRole('main');

describe('the page of a business is claimed', () => {
  it('by the code in a text to its phone, on a phone', async () => {
    const listing = await anUnclaimed();
    const page = await claimantOf(listing, phone);
    await page.getByRole('radio', { name: /Phone on the page/ }).check({ force: true });
    await page.getByRole('button', { name: 'Claim this page' }).click();
    const text = await mailTo(listing.phone, /^Text to a phone$/);
    const [code = ''] = /\d{6}/.exec(text.text) ?? [];
    await page.getByLabel('Code *').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
    await page.getByRole('button', { name: /^Confirm/ }).click();
    await page.getByText(/4 tries are left/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
    await page.getByLabel('Code *').fill(code);
    await page.getByRole('button', { name: /^Confirm/ }).click();
    // A listing added today has not had its contact for 30 days.
    await timeline(page).getByText('Under review').waitFor();
    await decideClaim(listing.id, 'approve');
    await page.reload();
    await timeline(page).getByText('The page is yours.').waitFor();
  });

  it('by a code that the staff makes, and a rejection is appealed', async () => {
    const listing = await anUnclaimed();
    const { page: staff } = await visit();
    await logIn(staff, 'admin', product.admin);
    await open(staff, '/admin?view=claims');
    await staff.getByLabel('Business page').fill(String(listing.id));
    await staff.getByRole('button', { name: 'Create a code' }).click();
    const code = await staff.getByText(/^[A-HJ-NP-Z2-9]{10}$/).textContent();
    const page = await claimantOf(listing);
    await page.getByRole('radio', { name: /Code from us/ }).check({ force: true });
    await page.getByLabel('Code *').fill(code?.toLowerCase() ?? '');
    await page.getByRole('button', { name: 'Claim this page' }).click();
    await timeline(page).getByText('Under review').waitFor();
    await decideClaim(listing.id, 'reject', { reasonCode: 'not_shown' });
    await page.reload();
    await page.getByRole('button', { name: /^Appeal/ }).click();
    await page.getByLabel('What did we miss? *').fill('We wrote the letter ourselves, on our own paper.');
    await page.getByRole('button', { name: 'Send the appeal' }).click();
    await timeline(page).getByText('Under review').waitFor();
    await staff.reload();
    await staff.getByText('We wrote the letter ourselves').waitFor();
    await staff
      .getByText(/^First decision: /)
      .first()
      .waitFor();
    expect(await axeViolations(staff)).toEqual([]);
  });

  it('by a mail to its domain, though it has an owner, who shares it by the mailed link', async () => {
    const domain = `${unique().toLowerCase()}.example`;
    const business = { ...newBusiness(), website: `https://${domain}` };
    const { id } = await submitAndConfirm(business);
    const setup = linkIn(await mailTo(business.email, /^Set up your/), '/reset-password/');
    await api('/accounts/password-resets', { body: { token: setup.split('/').at(-1), password } });
    const { installerId } = (await decide(id, 'approve')).body;
    const page = await claimantOf({ id: installerId });
    await page.getByText('This page already has an owner.').waitFor();
    await page.getByRole('radio', { name: /Email at the website/ }).check({ force: true });
    await page.getByLabel('Email address *').fill(`office@${domain}`);
    await page.getByRole('button', { name: 'Claim this page' }).click();
    const proof = linkIn(await mailTo(`office@${domain}`, /^Confirm that/), '/contractor/claim/confirm');
    const { page: mailbox } = await visit();
    await open(mailbox, pathOf(proof));
    await mailbox.getByRole('button', { name: 'Confirm the claim' }).click();
    await mailbox.getByRole('heading', { level: 1, name: 'Verified' }).waitFor();

    const { page: owner } = await visit();
    await logIn(owner, 'contractor', { email: business.email, password });
    await owner.getByRole('heading', { level: 2, name: 'Someone is claiming your page' }).waitFor();
    await owner.getByText('Dana Kessler').waitFor();
    expect(await axeViolations(owner)).toEqual([]);
    const contested = await mailTo(business.email, /^Someone else is claiming the page/);
    await open(owner, pathOf(linkIn(contested, '/contractor/claim/confirm')));
    await owner.getByRole('radio', { name: /Share the page/ }).check({ force: true });
    await owner.getByRole('button', { name: 'Send the answer' }).click();
    await owner.getByRole('heading', { level: 1, name: 'Granted' }).waitFor();
    await page.reload();
    await timeline(page).getByText('The page is yours.').waitFor();
  });
});
