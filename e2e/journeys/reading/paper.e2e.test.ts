import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, open, visitors } from '../../support/browser.js';

const visit = visitors();
const calculators = [
  '/cost-calculator?heater=heat-pump&lights=2&state=FL',
  '/energy-efficiency-calculator?state=CA&zone=LAX',
  '/energy-efficiency-calculator?tab=heater',
  '/energy-efficiency-calculator?tab=hot-tub',
  '/energy-efficiency-calculator?tab=sauna',
  '/energy-efficiency-calculator?tab=sizing',
  '/water-cost-calculator',
  '/pool-chemical-calculator?alkalinity=60&ph=8&chlorine=1&cyanuricAcid=30',
  '/pool-financing/payment-calculator?price=60000&months=180&apr=8.99',
];

/** How light the ink of an element is, from 0 for black to 255 for white. */
const lightness = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('a canvas without a context');
      context.fillStyle = getComputedStyle(element).color;
      context.fillRect(0, 0, 1, 1);
      return Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3));
    }),
  );

describe('on paper', () => {
  it.each(calculators)('%s prints its result in dark ink, and the inputs without boxes', async (path) => {
    const { page } = await visit();
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    const figures = () => lightness(page, '.on-deep > p');
    expect(await figures()).not.toEqual([]);
    await expect.poll(async () => (await figures()).filter((light) => light > 128)).toEqual([]);
    const boxes = await page
      .locator('.on-paper .control:visible')
      .evaluateAll((controls) => controls.map((control) => getComputedStyle(control).borderTopWidth));
    expect(boxes.length).toBeGreaterThan(0);
    expect(new Set(boxes)).toEqual(new Set(['0px']));
  });

  it('keeps colors that carry meaning', async () => {
    const { page } = await visit();
    for (const [path, mark] of [
      ['/cost-calculator', 'table i'],
      ['/pool-care-calendar', 'section[aria-label="Zones by month"] td > span:first-child'],
    ] as const) {
      await open(page, path);
      await page.emulateMedia({ media: 'print' });
      const kept = await page
        .locator(mark)
        .evaluateAll((marks) => marks.map((each) => getComputedStyle(each).printColorAdjust));
      expect(kept.length).toBeGreaterThan(0);
      expect(new Set(kept)).toEqual(new Set(['exact']));
      await page.emulateMedia({ media: 'screen' });
    }
  });

  it('has a worksheet to fill in by hand', async () => {
    const { page } = await visit();
    await open(page, '/pool-quote-worksheet');
    await page.emulateMedia({ media: 'print' });
    const row = page.getByRole('row', { name: /^Heating/ });
    expect((await row.innerText()).match(/☐ in\s+☐ out/g)).toHaveLength(2);
    expect(await row.locator('select').first().isVisible()).toBe(false);
  });

  it('prints the rules of the states as a table within the width of a page', async () => {
    const { page } = await visit({ width: 720, height: 900 });
    await open(page, '/pool-regulations');
    const row = page
      .getByRole('table', { name: 'License and barrier by state' })
      .getByRole('row', { name: /^Alabama/ });
    expect(await row.evaluate((each) => getComputedStyle(each).display)).toBe('block');
    await page.emulateMedia({ media: 'print' });
    expect(await row.evaluate((each) => getComputedStyle(each).display)).toBe('table-row');
  });
});

it.each([390, 768, 1024, 1280, 1440])(
  'no selected text runs under the arrow of its list at %i pixels',
  async (width) => {
    const { page } = await visit({ ...desktop, width });
    const tooLong: string[] = [];
    for (const path of [...calculators, '/pool-quote-worksheet', '/search-results', '/us']) {
      await open(page, path);
      tooLong.push(
        ...(await page.locator('select:visible').evaluateAll((selects) =>
          (selects as HTMLSelectElement[]).flatMap((select) => {
            const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
            const context = document.createElement('canvas').getContext('2d');
            if (!context) throw new Error('a canvas without a context');
            context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
            const text = select.selectedOptions[0]?.text ?? '';
            const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
            const arrow = 32;
            return context.measureText(text).width > room || Number.parseFloat(paddingRight) < arrow ? [text] : [];
          }),
        )),
      );
    }
    expect(tooLong).toEqual([]);
  },
);
