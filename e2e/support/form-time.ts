import { leastFormMs } from '@poolpros/contracts/http/contact-requests';
import type { Locator, Page } from 'playwright-core';

/** Waits until a contact form has been open as long as a person needs; before that it is refused (docs/rules.md#form-time). */
export async function waitForFormTime(page: Page): Promise<void> {
  const opened = await page.evaluate(() => performance.now());
  await page.waitForFunction((until) => performance.now() >= until, opened + leastFormMs);
}

/** Sends a filled contact form, however quickly it was filled. */
export async function sendMessage(form: Locator, button = 'Send Message'): Promise<void> {
  await waitForFormTime(form.page());
  await form.getByRole('button', { name: button }).click();
}
