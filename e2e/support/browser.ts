import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { product } from './product.js';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Debian's Chromium; the caller closes it. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--disable-dev-shm-usage', '--disable-background-networking', '--no-first-run'],
  });

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Messages of the console that mean something broke: errors, warnings of React, refused content. */
  complaints: string[];
}

/** A new visitor with an empty browser profile, on the start page of the product's origin. */
export async function visitor(browser: Browser, viewport = desktop): Promise<Visitor> {
  const context = await browser.newContext({ viewport, baseURL: product.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { context, page, complaints };
}

/** Violations of WCAG 2.2 A and AA that axe calls serious or critical on the page as it stands. */
export async function seriousViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations
    .filter((violation) => violation.impact === 'serious' || violation.impact === 'critical')
    .map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Pixels by which the page is wider than the window; 0 when nothing has to be scrolled sideways. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
