import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open, visitors } from '../../support/browser.js';

const visit = visitors();
const aboutScript = /\/assets\/about-page-[\w-]+\.js$/;

/** The script of a page is a 404, as after a release: until the page comes from the server, or `forever`. */
async function lose(page: Page, until: 'the page is loaded' | 'forever'): Promise<void> {
  let gone = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && until !== 'forever') gone = false;
  });
  await page.route(aboutScript, (route) => (gone ? route.fulfill({ status: 404, body: '' }) : route.continue()));
}

/** A page from which a click goes on within the browser; counts the documents that load from then on. */
async function start(page: Page): Promise<{ documents: number }> {
  await open(page, '/privacy-policy');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/after-idle-')),
  );
  const seen = { documents: 0 };
  page.on('domcontentloaded', () => {
    seen.documents += 1;
  });
  return seen;
}
const goOn = (page: Page) => page.locator('footer').getByRole('link', { name: 'About us' }).first().click();
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const notAvailable = /not available right now/;

it('a page whose script is gone once comes from the server, and works', async () => {
  const { page } = await visit();
  const seen = await start(page);
  await lose(page, 'the page is loaded');
  await goOn(page);
  await page.waitForURL('**/about');
  await page.waitForLoadState();
  expect(seen.documents).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toMatch(notAvailable);
});

it('a page whose script stays gone is loaded once from the server, and the next time says what happened', async () => {
  const { page } = await visit();
  await lose(page, 'forever');
  await start(page);
  await goOn(page);
  await page.waitForURL('**/about');
  await page.waitForLoadState();
  const seen = await start(page);
  seen.documents = 0;
  await goOn(page);
  await heading(page, notAvailable);
  expect(seen.documents).toBe(0);
});

it('a page on which something was typed stays until its visitor reads what happened', async () => {
  const { page } = await visit();
  await lose(page, 'forever');
  const seen = await start(page);
  await page.evaluate(() => {
    const field = document.createElement('input');
    document.querySelector('main')?.append(field);
  });
  await page.locator('main input').last().fill('Jordan');
  await goOn(page);
  await heading(page, notAvailable);
  expect(seen.documents).toBe(0);
});

it('an error of a script from before the page is idle is reported', async () => {
  const { page } = await visit();
  await page.route('**/api/client-reports', (route) => route.fulfill({ status: 204 }));
  await page.addInitScript(() => addEventListener('page-start', () => dispatchEvent(new ErrorEvent('error'))));
  const reported = page.waitForRequest('**/api/client-reports');
  await page.goto('/privacy-policy');
  expect((await reported).postDataJSON()).toMatchObject({ kind: 'client_error', path: '/privacy-policy' });
});
