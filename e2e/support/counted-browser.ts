import type { BrowserContextOptions, Page } from 'playwright-core';

/**
 * A browser that does not say that a program steers it: the library of the provider counts no such browser. Use both for
 * the same page.
 */
export const countedBrowser: BrowserContextOptions = {
  userAgent: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36',
};

/** `refuses`: the browser sends Global Privacy Control. */
export const hideAutomation = (page: Page, { refuses = false } = {}) =>
  page.addInitScript((globalPrivacyControl) => {
    const overridden = { webdriver: false, userAgentData: undefined, globalPrivacyControl };
    for (const [name, value] of Object.entries(overridden))
      Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
  }, refuses);
