import type { BrowserContextOptions, Page } from 'playwright-core';

const userAgent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36';

/**
 * A browser that does not say that a program steers it: the library of the provider counts no such browser. Use both for
 * the same page.
 */
export const countedBrowser: BrowserContextOptions = { userAgent };

/** `refuses`: the browser sends Global Privacy Control. */
export const hideAutomation = (page: Page, { refuses = false } = {}) =>
  page.addInitScript(
    (given) => {
      // A page that is being left for another one has the user agent of the headless browser again, hence this one, too.
      const overridden = { webdriver: false, userAgentData: undefined, ...given };
      for (const [name, value] of Object.entries(overridden))
        Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
    },
    { globalPrivacyControl: refuses, userAgent },
  );
