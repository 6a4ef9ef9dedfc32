import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, hydrated, open, phone, visitors } from '../../support/browser.js';
import { hasFocus } from '../../support/focus-checks.js';

const visit = visitors();
const austin = '/search-results?location=Austin%2C+Texas&state=texas&city=austin';

const scripts = /\/assets\/(?!rolldown-runtime).*\.js$/;

/** Lets these files arrive only when the result is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Sums up the layout shifts. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);

it.each([phone, desktop])(
  'the first paint for who wants little motion has nothing left of how the page looks without its styles: $width',
  async (size) => {
    const { page } = await visit(size);
    await countShifts(page);
    const letGo = await hold(page, /\.css$/);
    await page.goto(austin, { waitUntil: 'commit' });
    const withoutStyles = () => document.querySelector('footer') && getComputedStyle(document.body).fontSize;
    await page.waitForFunction(withoutStyles, undefined, { polling: 20 });
    letGo();
    await hydrated(page);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.05);
  },
);

it.each([phone, desktop])('nothing moves when the font loads: $width', async (size) => {
  const { page } = await visit(size);
  await countShifts(page);
  const letGo = await hold(page, /\.woff2$/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  letGo();
  await page.waitForFunction(() => document.fonts.check('1em "Inter Variable"'));
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
});

describe('the scripts of a page', () => {
  it.each(['/us', '/us/texas/austin/pool-contractors', '/pool-repair/texas/austin', austin])(
    'are asked for after its first paint, and move nothing: %s',
    async (path) => {
      const { page, complaints } = await visit(phone);
      await countShifts(page);
      await open(page, path);
      const found = await page.evaluate(() => {
        const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
        const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
        const early = scripts.filter(({ startTime }) => !(startTime > painted)).map(({ name }) => name);
        return { early, scripts: scripts.length };
      });
      expect(found.early).toEqual([expect.stringContaining('rolldown-runtime')]);
      expect(found.scripts).toBeGreaterThan(5);
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.05);
      expect(complaints).toEqual([]);
    },
  );

  it('handle a click from before they loaded', async () => {
    const { page } = await visit(phone);
    const letGo = await hold(page, scripts);
    await page.goto('/us');
    await page.getByRole('button', { name: 'Open menu' }).click();
    letGo();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  });

  it('search for text that was typed before they loaded', async () => {
    const { page } = await visit(phone);
    const letGo = await hold(page, scripts);
    await page.goto('/us');
    await page.getByRole('combobox', { name: /What do you need/ }).fill('hot tub repair in Austin');
    await page.keyboard.press('Enter');
    letGo();
    await page.waitForURL('**/search-results?**');
    expect(page.url()).toContain('austin');
  });

  describe('of the menus in the header', () => {
    const panel = /\/assets\/menu-panel.*\.js$/;
    const title = (page: Page) => page.getByRole('button', { name: 'Learn' });
    const menu = (page: Page) => page.getByRole('list', { name: 'Learn' });

    it('open the menu that was clicked before they loaded, and keep the focus on its title', async () => {
      const { page } = await visit();
      const letGo = await hold(page, panel);
      await open(page, '/us');
      await title(page).click();
      letGo();
      await menu(page).waitFor();
      expect(await hasFocus(title(page))).toBe(true);
    });

    it('are requested again after a failed load', async () => {
      const { page } = await visit();
      await page.route(panel, (route) => route.abort());
      await open(page, '/us');
      await title(page).click();
      await page.getByText('This menu did not load. Check your connection.').waitFor();
      await page.unroute(panel);
      await page.getByRole('button', { name: 'Try again' }).click();
      await menu(page).waitFor();
    });
  });
});
