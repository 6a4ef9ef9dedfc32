import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { api, newOwner } from '../../support/api.js';
import { axeViolations } from '../../support/axe.js';
import { logIn, open, sidewaysOverflow, visitors } from '../../support/browser.js';
import { unique } from '../../support/product.js';

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
  await page.getByLabel('Name *').fill('Office CRM');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('heading', { name: 'Save the key “Office CRM”' }).waitFor();
  const token = (await page.getByText(/^ppk_[\w-]{43}$/).textContent()) ?? '';
  expect(await axeViolations(page)).toEqual([]);
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

it('an owner adds a webhook, a request reaches its receiver signed, and what failed is sent again', async () => {
  const { account, installerId } = await newOwner(password);
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  let status = 500;
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { page, complaints } = await visit();
  await logIn(page, 'contractor', account);
  await open(page, `/company-dashboard/${installerId}?room=connections`);
  await page.getByLabel('URL *').fill(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`);
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await page.getByRole('heading', { name: /^Save the secret for/ }).waitFor();
  const secret = (await page.getByText(/^whsec_/).textContent()) ?? '';
  await page.getByRole('button', { name: 'I have saved it' }).click();
  expect(await axeViolations(page)).toEqual([]);

  const asker = `Jordan ${unique()}`;
  await api('/contact-requests', {
    body: { installerId, name: asker, email: `${unique()}@example.com`, message: 'A leak at the skimmer.' },
  });
  await page.getByRole('button', { name: 'Deliveries' }).click();
  await page.getByText('It responded with 500. Tried once.').waitFor();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByText('It was turned off.', { exact: true }).waitFor();
  status = 204;
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: /^Send again/ }).click();
  await page.getByText('Delivered', { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);

  const last = received.at(-1);
  const signed = `${last?.headers['webhook-id']}.${last?.headers['webhook-timestamp']}.${last?.body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  expect(last?.headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  expect(received.map(({ body }) => body).join()).not.toContain(asker);
  expect(complaints).toEqual([]);
  receiver.close();
});
