import { expect, it } from 'vitest';
import { api, newOwner } from '../support/api.js';
import { logIn, open, seriousViolations, sidewaysOverflow, visitors } from '../support/browser.js';
import { unique } from '../support/product.js';

const visit = visitors();
const password = `${unique()} a long passphrase`;

it('an owner makes a key, a program reads the requests with it, and a revoked key opens nothing', async () => {
  const { account, installerId } = await newOwner(password);
  const asker = `Jordan ${unique()}`;
  await api('/contact-requests', {
    body: { installerId, name: asker, email: `${unique()}@example.com`, message: 'A leak at the skimmer.' },
  });
  const { page, complaints } = await visit();
  await logIn(page, 'contractor', account);
  await open(page, `/company-dashboard/${installerId}?room=connections`);
  await page.getByLabel('Name *').fill('CRM of the office');
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make key' }).click();
  await page.getByRole('heading', { name: 'Save the key “CRM of the office”' }).waitFor();
  const token = (await page.getByText(/^ppk_[\w-]{43}$/).textContent()) ?? '';
  expect(await seriousViolations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);

  const requests = await api(`/v1/listings/${installerId}/contact-requests`, { token });
  expect([requests.status, requests.body.items[0].name]).toEqual([200, asker]);
  expect((await api(`/v1/listings/${installerId}`, { token })).status).toBe(403);
  expect((await api(`/contractors/me/listings/${installerId}`, { token })).status).toBe(401);

  await page.getByRole('button', { name: 'I have saved it' }).click();
  await page.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('Key revoked', { exact: true }).waitFor();
  expect((await api(`/v1/listings/${installerId}/contact-requests`, { token })).status).toBe(401);
  expect(complaints).toEqual([]);
});
