import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { newOwner } from '../../support/api.js';
import { axeViolations } from '../../support/axe.js';
import { logIn, open, phone, sidewaysOverflow, visitors } from '../../support/browser.js';
import { product, unique } from '../../support/product.js';

const visit = visitors();
const password = `${unique()} a long passphrase`;

let otherSite: Server | undefined;
afterEach(() => otherSite?.close());

/** A site of another origin that loads nothing from others unless they allow it; returns its URL. */
async function siteWith(html: string): Promise<string> {
  const server = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', 'cross-origin-embedder-policy': 'require-corp' })
      .end(`<!doctype html><title>A pool company</title>${html}`),
  );
  otherSite = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('a member copies the code of the badge, and another site shows the badge and leads to the page', async () => {
  const { account, installerId } = await newOwner(password);
  const { page, complaints } = await visit(undefined, { permissions: ['clipboard-read', 'clipboard-write'] });
  await logIn(page, 'contractor', account);
  await open(page, `/company-dashboard/${installerId}?room=marketing`);
  await page.getByRole('radio', { name: /^Small/ }).check({ force: true });
  await page.getByRole('button', { name: 'Copy the code' }).click();
  await page.getByText('Copied', { exact: true }).waitFor();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize(phone);
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(complaints).toEqual([]);

  await page.goto(await siteWith(code));
  const badge = page.getByRole('img', { name: / on PoolPros$/ });
  await expect.poll(() => badge.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(300);
  expect(await badge.boundingBox()).toMatchObject({ width: 225, height: 72 });
  const source = (await badge.getAttribute('src')) ?? '';
  expect(await (await fetch(source)).text()).toMatch(/<title>Clearwater \w+ Pools: Listed on PoolPros<\/title>/);
  await badge.click();
  await page.waitForURL(`${product.url}/pool-contractor/**-${installerId}`);
});

it('a member saves the QR code and the cards as files', async () => {
  const { account, installerId } = await newOwner(password);
  const { page } = await visit();
  await logIn(page, 'contractor', account);
  await open(page, `/company-dashboard/${installerId}?room=marketing`);
  for (const [role, name, file] of [
    ['button', 'QR code as SVG', /^review-qr-code\.svg$/],
    ['button', 'QR code as PNG', /^review-qr-code\.png$/],
    ['link', 'Download the cards (PDF)', new RegExp(`^review-cards-.*-${installerId}\\.pdf$`)],
  ] as const) {
    const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole(role, { name }).click()]);
    expect(saved.suggestedFilename()).toMatch(file);
    expect(await saved.failure()).toBeNull();
  }
});
