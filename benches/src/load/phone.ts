import type { Browser } from 'playwright-core';

/** What a visitor with a phone waits for, in milliseconds. */
export interface Wait {
  /** Largest Contentful Paint: when the largest text or picture of the first screen was painted. */
  lcp: number;
  /** Total Blocking Time: the total time in which the page could not have reacted to a tap. */
  tbt: number;
}

const screen = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  // The pages forbid eval, which the measurement needs.
  bypassCSP: true,
  // The library of the usage figures does not count browsers that a program steers.
  userAgent:
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile Safari/537.36',
};
/** 1.6 Mbit/s down and 0.75 up, in bytes a second; the round trip in milliseconds. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const cpuSlowdown = 4;
/** A page is idle after this time without a load or a long task. */
const quietMs = 2000;

// Strings, because they run in the browser and this project has no DOM types.
const watch = `
  Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined });
  window.seen = { lcp: 0, tasks: [] };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.seen.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.seen.tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
`;
const isQuiet = `
  document.readyState === 'complete' && performance.now() - ${quietMs} > Math.max(
    ...performance.getEntriesByType('navigation').map(({ loadEventEnd }) => loadEventEnd),
    ...performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd),
    ...window.seen.tasks.map(({ startTime, duration }) => startTime + duration),
  )
`;
const result = `
  (() => {
    const { lcp, tasks } = window.seen;
    const painted = performance.getEntriesByName('first-contentful-paint')[0].startTime;
    const blocked = tasks.map(({ startTime, duration }) => Math.min(duration, startTime + duration - painted) - 50);
    return { lcp, tbt: blocked.reduce((sum, milliseconds) => sum + Math.max(0, milliseconds), 0) };
  })()
`;

/** Opens a page as a new visitor on a slow phone, and waits until it has called `calls`, if given, and is idle. */
export async function openOnPhone(browser: Browser, url: string, calls?: string): Promise<Wait> {
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript({ content: watch });
    const response = await page.goto(url);
    if (response?.status() !== 200) throw new Error(`${url} responded with ${response?.status()}`);
    if (calls)
      await page.waitForFunction(
        `performance.getEntriesByType('resource').some(({ name }) => name.startsWith(${JSON.stringify(calls)}))`,
      );
    await page.waitForFunction(isQuiet);
    return await page.evaluate<Wait>(result);
  } finally {
    await context.close();
  }
}
