import { type Browser, chromium } from 'playwright-core';
import { step } from '../../../scripts/lib/progress.mjs';
import { provideChromium } from '../../../scripts/lib/testing/chromium.mjs';

/** Does work with its own Chromium. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = await step('browser', provideChromium);
  const browser = await chromium.launch({ executablePath, args: ['--disable-dev-shm-usage', '--no-first-run'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
