import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, visitors } from '../support/browser.js';

const visit = visitors();
const austin = '/search-results?location=Austin%2C+Texas&state=texas&city=austin';

/** Lets scripts but the first one arrive only when the result is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/(?!rolldown-runtime).*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

describe('the scripts of a page', () => {
  it.each(['/us', '/us/texas/austin/pool-contractors', '/pool-repair/texas/austin', austin])(
    'are asked for after its first paint, and move nothing: %s',
    async (path) => {
      const { page, complaints } = await visit(phone);
      await page.addInitScript(() => {
        const seen = { shift: 0 };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith('__react')));
      const found = await page.evaluate(() => {
        const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
        const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
        const early = scripts.filter(({ startTime }) => !(startTime > painted)).map(({ name }) => name);
        return { early, scripts: scripts.length, ...(window as unknown as { seen: { shift: number } }).seen };
      });
      expect(found.early).toEqual([expect.stringContaining('rolldown-runtime')]);
      expect(found.scripts).toBeGreaterThan(5);
      expect(found.shift).toBeLessThanOrEqual(0.05);
      expect(complaints).toEqual([]);
    },
  );

  it('do what was pressed before they came', async () => {
    const { page } = await visit(phone);
    const letGo = await holdScripts(page);
    await page.goto('/us');
    await page.getByRole('button', { name: 'Open menu' }).click();
    letGo();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  });

  it('search for what was typed before they came', async () => {
    const { page } = await visit(phone);
    const letGo = await holdScripts(page);
    await page.goto('/us');
    await page.getByRole('combobox', { name: /What do you need/ }).fill('hot tub repair in Austin');
    await page.keyboard.press('Enter');
    letGo();
    await page.waitForURL('**/search-results?**');
    expect(page.url()).toContain('austin');
  });
});
