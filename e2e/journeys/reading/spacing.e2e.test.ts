import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, logIn, open, phone, visitors } from '../../support/browser.js';
import { product } from '../../support/product.js';

const visit = visitors();
const renovation = '/search-results?location=85254&services=Pool+Renovation';

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`not shown: ${locator}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height, middle: box.y + box.height / 2 };
}

const contactFirst = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Contact/ })
    .click();

describe('the header', () => {
  it.each(
    [390, 1280, 1366, 1440, 1680, 1920].flatMap((width) => [
      [width, 'Inter'] as const,
      [width, 'the font before it'] as const,
    ]),
  )(
    'has its logo above the edge of the text and all else in one row with it at %i pixels in %s',
    async (width, font) => {
      const { page } = await visit({ width, height: 900 });
      if (font !== 'Inter') await page.route('**/*.woff2', (route) => route.abort());
      await open(page, renovation);
      const header = await boxOf(page.getByRole('banner'));
      const mark = await boxOf(page.getByRole('banner').locator('img'));
      const name = await boxOf(page.getByRole('banner').getByText('PoolPros').first());
      expect(mark.x).toBeCloseTo((await boxOf(page.getByRole('navigation', { name: /breadcrumb/i }))).x, 0);
      expect(name.x - mark.right).toBeCloseTo(10, 0);
      const parts = await page.getByRole('banner').locator('a, button').locator('visible=true').all();
      const boxes = await Promise.all(parts.map(boxOf));
      for (const { middle } of boxes) expect(Math.abs(middle - header.middle)).toBeLessThanOrEqual(1.5);
      for (const [at, { x }] of boxes.slice(1).entries()) expect(x).toBeGreaterThanOrEqual(boxes[at]?.right ?? 0);
    },
  );

  it.each([0, 3])('keeps the shortlist next to the menu on a phone, with %i saved', async (saved) => {
    const { page } = await visit(phone);
    await open(page, renovation);
    for (let index = 0; index < saved; index += 1)
      await page.getByRole('article').nth(index).getByRole('button', { name: /^Save/ }).click();
    const link = page.getByRole('banner').getByRole('link', { name: /^Shortlist/ });
    if (saved > 0) await link.getByText(`${saved}`).waitFor();
    const menu = page.getByRole('banner').getByRole('button', { name: 'Open menu' });
    const between = (await boxOf(menu.locator('svg'))).x - (await boxOf(link.locator('svg'))).right;
    expect(between).toBeGreaterThanOrEqual(16);
    expect(between).toBeLessThanOrEqual(28);
    const [target, next] = [await boxOf(link), await boxOf(menu)];
    expect(target.width).toBeGreaterThanOrEqual(44);
    expect(target.right).toBeLessThanOrEqual(next.x);
  });
});

describe('the head of a profile', () => {
  it.each([390, 768, 1024, 1440])(
    'says what its buttons do, beside the name or below it, at %i pixels',
    async (width) => {
      const { page } = await visit({ width, height: 900 });
      await open(page, renovation);
      await page.getByRole('article').first().getByRole('link').first().click();
      const heading = page.getByRole('heading', { level: 1 });
      const share = page.getByRole('button', { name: /^Share/ });
      await share.waitFor();
      const save = page.getByRole('button', { name: /^Save/ }).first();
      expect([await share.innerText(), await save.innerText()]).toEqual([expect.stringMatching(/^Share/), 'Save']);
      const [first, last, name] = [await boxOf(share), await boxOf(save), await boxOf(heading)];
      expect(last.middle).toBeCloseTo(first.middle, 0);
      expect(last.x - first.right).toBeCloseTo(8, 0);
      expect(last.right).toBeLessThanOrEqual(width - 16);
      expect(name.width).toBeGreaterThanOrEqual(280);
    },
  );
});

describe('the menu of the console', () => {
  it('is one line on a phone, with the current tab in view and part of the next one', async () => {
    const { page } = await visit(phone);
    await logIn(page, 'admin', product.admin);
    const menu = page.getByRole('navigation', { name: 'Admin console' });
    await menu.getByRole('link').first().waitFor();
    const tabs = await menu.getByRole('link').evaluateAll((links) => links.map((each) => each.getAttribute('href')));
    expect(tabs.length).toBeGreaterThan(4);
    for (const tab of tabs) {
      await open(page, tab ?? '');
      const current = menu.locator('[aria-current="page"]');
      await current.waitFor();
      const line = await boxOf(menu);
      expect(line.height, `${tab}`).toBeLessThanOrEqual(60);
      // Both ends of the line fade out. The counts of its queues come later, and move it along.
      const leastRoom = async () => {
        const shown = await boxOf(current);
        return Math.min(shown.x - line.x - 14, line.right - 44 - shown.right);
      };
      await expect.poll(leastRoom, { message: `${tab}` }).toBeGreaterThanOrEqual(0);
      const others = await Promise.all((await menu.getByRole('link').all()).map(boxOf));
      expect(others.filter(({ x, right }) => right > 0 && x < phone.width).length, `${tab}`).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('a toast', () => {
  it.each([
    ['along the upper edge of a phone', phone],
    ['in the upper corner of a tablet, above an open dialog', { width: 1024, height: 768 }],
    ['in the lower corner of a wide screen', desktop],
  ])('appears %s', async (_, { width, height }) => {
    const { page } = await visit({ width, height });
    await open(page, renovation);
    await contactFirst(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Send Message' }).click();
    const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
    // It rises to its place.
    await expect
      .poll(async () => (await boxOf(toast)).y)
      .toBeCloseTo(width < 1408 ? 12 : await restingAt(toast, height), 0);
    const box = await boxOf(toast);
    if (width < 768) expect([box.x, width - box.right]).toEqual([box.x, box.x]);
    else expect(width - box.right).toBeCloseTo(24, 0);
  });
});

/** Where the toast ends its rise, 24 pixels above the lower edge. */
const restingAt = async (toast: Locator, height: number) => height - 24 - (await boxOf(toast)).height;

describe('on a phone', () => {
  it('what is understood of a text stays clear of the suggestions below it', async () => {
    const { page } = await visit(phone);
    await open(page, '/us');
    await page.getByRole('combobox', { name: 'What do you need, and where?' }).fill('replaster a pool in scottsd');
    const understood = page.getByText('Pool Renovation', { exact: true }).first();
    await understood.waitFor();
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await expect.poll(async () => (await boxOf(list)).y - (await boxOf(understood)).bottom).toBeGreaterThanOrEqual(4);
  });

  it('the words of a review can be read on its card', async () => {
    const { page } = await visit(phone);
    await open(page, '/search-results?location=Texas&state=texas&services=Pool+Renovation&sortBy=reviews');
    const quotes = page.getByRole('article').getByText(/“.+”/);
    await quotes.first().waitFor();
    for (const quote of await quotes.all()) {
      const shown = await quote.evaluate((line) => {
        const text = [...line.childNodes].find((node) => node.textContent?.startsWith('“'));
        if (!text?.textContent) return '';
        const { right } = line.getBoundingClientRect();
        const range = document.createRange();
        let end = 0;
        for (; end < text.textContent.length; end += 1) {
          range.setStart(text, end);
          range.setEnd(text, end + 1);
          if (range.getBoundingClientRect().right > right) break;
        }
        return text.textContent.slice(0, end);
      });
      expect(shown.length, shown).toBeGreaterThanOrEqual(25);
    }
  });
});

it.each([
  ['as wide as the form on a phone', phone],
  ['at the right end of a wide form', desktop],
])('the button of the first step to list a business is %s', async (_, size) => {
  const { page } = await visit(size);
  await open(page, '/list-your-business');
  const form = await boxOf(page.locator('form').filter({ has: page.getByLabel('Business name *') }));
  const button = await boxOf(page.getByRole('button', { name: 'Continue', exact: true }));
  expect(button.right).toBeCloseTo(form.right, 0);
  if (size === phone) expect(button.x).toBeCloseTo(form.x, 0);
  else expect(button.width).toBeLessThan(form.width / 2);
});
