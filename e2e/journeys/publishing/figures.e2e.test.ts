import { eventually } from '@poolpros/chassis/testing/eventually';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { api, newBusiness, newOwner } from '../../support/api.js';
import { axeViolations } from '../../support/axe.js';
import { desktop, logIn, open, phone, sidewaysOverflow, visitors } from '../../support/browser.js';
import { unique } from '../../support/product.js';

const visit = visitors();
const password = `${unique()} a long passphrase`;
/** The browser of the tests says that it is run by a program. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

interface Sent {
  status: number;
  seen: { installerId: number; kind: string }[];
}

function visitsOf(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname !== '/api/listing-visits') return;
    sent.push({ status: response.status(), seen: response.request().postDataJSON().seen });
  });
  return sent;
}

it('a visitor sees a business in the results, opens its page and calls, and its team has a room for that', async () => {
  const word = unique();
  const owned = await newOwner(password, { ...newBusiness(), businessName: `Mesa ${word} Pools` });
  const { installerId } = owned;
  await eventually(async () => (await api(`/installers/search-enhanced?q=${word}`)).body.installers.length === 1);

  const { page: visitor, complaints } = await visit(desktop, { userAgent });
  const sent = visitsOf(visitor);
  await open(visitor, `/search-results?location=${word}`);
  await visitor.getByRole('article').first().waitFor();
  await eventually(() => sent.length > 0);
  expect(sent).toEqual([{ status: 202, seen: [{ installerId, kind: 'impression' }] }]);
  await visitor
    .getByRole('article')
    .getByRole('link', { name: /^View profile/ })
    .click();
  const call = visitor.locator('a[href^="tel:"]:visible').first();
  // No program that could call opens, and the page stays.
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await call.click();
  await eventually(() => sent.length > 1);
  expect(sent[1]).toEqual({
    status: 202,
    seen: [
      { installerId, kind: 'profile_view' },
      { installerId, kind: 'call' },
    ],
  });

  const { page } = await visit(phone);
  await logIn(page, 'contractor', owned.account);
  await open(page, `/company-dashboard/${installerId}?room=figures`);
  await page.getByText('Views in lists').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.getByRole('link', { name: '12 months' }).click();
  await page
    .getByText(/12 months/)
    .first()
    .waitFor();
  expect(new URL(page.url()).searchParams.get('period')).toBe('12m');
  expect(complaints).toEqual([]);
});
