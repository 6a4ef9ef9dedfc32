import { type Browser, type CDPSession, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { desktop } from './browser.js';
import { product } from './product.js';

/** What a browser has saved of a person, by the types of its own autofill. */
export type SavedAddress = Readonly<Record<string, string>>;

/** An address with everything that a browser can save. */
export const savedAddress = (email: string): SavedAddress => ({
  NAME_FULL: 'Nora Lindqvist',
  COMPANY_NAME: 'Acme Corp',
  ADDRESS_HOME_STREET_ADDRESS: '12 Oak Street',
  ADDRESS_HOME_CITY: 'Lusk',
  ADDRESS_HOME_STATE: 'WY',
  ADDRESS_HOME_ZIP: '82225',
  ADDRESS_HOME_COUNTRY: 'US',
  EMAIL_ADDRESS: email,
  PHONE_HOME_WHOLE_NUMBER: '+15125550188',
});

let shared: Promise<Browser> | undefined;

/** A whole Chromium: the headless shell, which the other journeys use, has no autofill. */
function browser(): Promise<Browser> {
  shared ??= chromium.launch({
    executablePath: product.chromiumWithAutofill,
    args: ['--headless=new', '--disable-dev-shm-usage', '--disable-background-networking', '--no-first-run'],
  });
  return shared;
}

/** Makes a page of a browser that fills in forms; each has a profile of its own. */
export function autofillVisitors(): () => Promise<Page> {
  afterAll(async () => {
    await (await shared)?.close();
    shared = undefined;
  });
  return async () => {
    const profile = await (await browser()).newContext({ viewport: desktop, baseURL: product.url });
    const page = await profile.newPage();
    page.setDefaultTimeout(60_000);
    return page;
  };
}

/**
 * Has the browser fill in the form of a field, as when a person takes a saved address from its menu. Returns the names of the
 * fields that it filled.
 */
export async function autofill(page: Page, field: Locator, address: SavedAddress): Promise<string[]> {
  const fields = Object.entries(address).map(([name, value]) => ({ name, value }));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Autofill.enable');
  await devtools.send('Autofill.setAddresses', { addresses: [{ fields }] });
  await field.click();
  const fieldId = await nodeIdOf(devtools, field);
  const [names] = await Promise.all([
    filledFields(devtools),
    devtools.send('Autofill.trigger', { fieldId, address: { fields } }),
  ]);
  await devtools.detach();
  return names;
}

const filledFields = (devtools: CDPSession): Promise<string[]> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the browser filled in nothing within 10 s')), 10_000).unref();
    devtools.on('Autofill.addressFormFilled', ({ filledFields: all }) => {
      const withValue = all.filter(({ value }) => value !== '');
      if (withValue.length > 0) resolve(withValue.map(({ name, id }) => name || id));
    });
  });

/** The id by which the browser itself knows an element. */
async function nodeIdOf(devtools: CDPSession, field: Locator): Promise<number> {
  const mark = 'data-autofilled';
  await field.evaluate((element, name) => element.setAttribute(name, ''), mark);
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: `[${mark}]` });
  await field.evaluate((element, name) => element.removeAttribute(name), mark);
  return (await devtools.send('DOM.describeNode', { nodeId })).node.backendNodeId;
}
