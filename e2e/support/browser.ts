import type { Audience } from '@poolpros/contracts/http/accounts';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Response,
  type ViewportSize,
} from 'playwright-core';
import { afterAll, afterEach } from 'vitest';
import { product } from './product.js';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

export interface Visitor {
  page: Page;
  /** Messages of the console that mean something broke: errors, warnings of React, blocked content. */
  complaints: string[];
}

const patienceMs = 60_000;

let shared: Promise<Browser> | undefined;

/** What makes a page of a test cheaper, and nobody notices (ADR 74). */
const cheaper = [
  // It ends before optimized code pays: without both optimizing compilers the browser takes a seventh less of the processors.
  '--js-flags=--no-turbofan --no-maglev',
  // Nobody looks at its pixels: without room for them none are drawn, which takes a twelfth less.
  '--force-gpu-mem-available-mb=1',
  // A page begins in the process that its site will have: no second one is started for each, which takes a twentieth less.
  '--renderer-process-limit=1',
  '--process-per-site',
];

/** Debian's Chromium, one for all files of a worker; it ends with its process. */
function browser(): Promise<Browser> {
  shared ??= chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--disable-dev-shm-usage', '--disable-background-networking', '--no-first-run', ...cheaper],
  });
  return shared;
}

const newProfile = async (viewport: ViewportSize, more: BrowserContextOptions): Promise<BrowserContext> =>
  (await browser()).newContext({ viewport, baseURL: product.url, reducedMotion: 'reduce', ...more });

const closeAll = async (): Promise<void> => {
  await Promise.all(((await shared)?.contexts() ?? []).map((context) => context.close()));
};

async function newPage(profile: BrowserContext): Promise<Visitor> {
  const page = await profile.newPage();
  page.setDefaultTimeout(patienceMs);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints };
}

/** Makes a visitor with an empty browser profile for each call. */
export function visitors(): (viewport?: ViewportSize, more?: BrowserContextOptions) => Promise<Visitor> {
  afterEach(closeAll);
  return async (viewport = desktop, more = {}) => newPage(await newProfile(viewport, more));
}

/** What a browser profile has in its local storage from the start. */
export type Stored = Readonly<Record<string, string>>;

/** Makes a page for each call; those of one `stored` share a browser profile, and with it what was loaded before. */
export function returningVisitors(more: BrowserContextOptions = {}): (stored: Stored) => Promise<Visitor> {
  afterAll(closeAll);
  const opened = new Map<Stored, Promise<BrowserContext>>();
  async function profileWith(stored: Stored) {
    const profile = await newProfile(desktop, more);
    await profile.addInitScript((given) => {
      for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
    }, stored);
    return profile;
  }
  return async (stored) => {
    const profile = opened.get(stored) ?? profileWith(stored);
    opened.set(stored, profile);
    return newPage(await profile);
  };
}

/**
 * Waits until a condition of the page holds; it is asked in each frame, also of the page that takes its place.
 * `waitForFunction` would bring a script of Playwright's into each document, which takes as long as a tenth of a page.
 */
export async function holds(page: Page, condition: () => boolean): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;)
    try {
      const isHeld = await page.evaluate<boolean>(`(${frameByFrame})(${condition}, ${until})`);
      if (isHeld) return;
      throw new Error(`${page.url()} was waited for in vain: ${condition}`);
    } catch (error) {
      if (!/context was destroyed|Cannot find context/.test(String(error))) throw error;
    }
}

/** Runs in the page. */
const frameByFrame = (condition: () => boolean, until: number): Promise<boolean> =>
  new Promise((resolve) => {
    function ask(): void {
      if (condition()) resolve(true);
      else if (Date.now() > until) resolve(false);
      else requestAnimationFrame(ask);
    }
    ask();
  });

/** Waits until React has hydrated the page, so that it handles what is done next. */
export const hydrated = (page: Page): Promise<void> =>
  holds(page, () => Object.keys(document.documentElement).some((key) => key.startsWith('__react')));

/** Opens a URL and waits until the page is hydrated. */
export async function open(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url);
  await hydrated(page);
  return response;
}

/** Pixels by which the page is wider than the window; 0 when nothing has to be scrolled sideways. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** Logs in through the login form of an audience and waits for the page behind it. */
export async function logIn(page: Page, audience: Audience, account: { email: string; password: string }) {
  await open(page, audience === 'admin' ? '/admin-login' : '/contractor-login');
  await page.getByLabel('Email *').fill(account.email);
  await page.getByLabel('Password *', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(audience === 'admin' ? '**/admin' : '**/contractor/dashboard');
}

/** Title and text of the toast, joined; one is shown at a time. */
export const toastText = (page: Page): Promise<string | null> =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .textContent();
