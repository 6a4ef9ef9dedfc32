import { leastFormMs } from '@poolpros/contracts/http/contact-requests';
import type { Page } from 'playwright-core';

/** Waits until a contact form has been open as long as a person needs; before that it is refused (docs/rules.md#form-time). */
export async function waitForFormTime(page: Page): Promise<void> {
  const opened = await page.evaluate(() => performance.now());
  await page.waitForFunction((until) => performance.now() >= until, opened + leastFormMs);
}
