import type { Page } from 'playwright-core';
import { holds } from './browser.js';
import { layoutFaults } from './layout-checks.js';

/** How a page is looked at: the width of the window, the text in it, and paper. */
export interface Look {
  width: number;
  /** `large` is of twice the size (WCAG 1.4.4), `spaced` set as wide as WCAG 1.4.12 has it. */
  text?: 'large' | 'spaced';
  onPaper?: boolean;
  /** The checks in addition to the layout; each returns what is wrong. */
  checks?: readonly ((page: Page) => Promise<string[]>)[];
}

/** A change of size would take a frame to arrive, also where motion is reduced. */
const atOnce = '*, ::before, ::after { transition: none !important }';
const texts = {
  usual: '',
  large: ':root { font-size: 200% }',
  spaced: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`,
};

const isTouched = ({ width }: Look): boolean => width < 768;
const isOnPaper = ({ onPaper }: Look): boolean => onPaper === true;

const nameOf = ({ width, text, onPaper }: Look): string =>
  [`${width} px`, ...(text ? [`${text} text`] : []), ...(onPaper ? ['on paper'] : [])].join(', ');

/** Checks the page in each of these looks, narrow screens with touch, and returns what is wrong. */
export async function faultsIn(page: Page, looks: readonly Look[]): Promise<string[]> {
  const faults: string[] = [];
  const screen = await page.context().newCDPSession(page);
  for (const [index, look] of looks.entries()) {
    const before = looks[index - 1];
    // What stays as it is would cost the page a new style all the same.
    if (!before || isTouched(before) !== isTouched(look))
      await screen.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched(look) });
    if (!before || isOnPaper(before) !== isOnPaper(look))
      await page.emulateMedia({ media: isOnPaper(look) ? 'print' : 'screen' });
    await page.setViewportSize({ width: look.width, height: isTouched(look) ? 844 : 900 });
    await setStyle(page, atOnce + texts[look.text ?? 'usual']);
    await complete(page);
    for (const check of [layoutFaults, ...(look.checks ?? [])])
      for (const fault of await check(page)) faults.push(`${nameOf(look)}: ${fault}`);
  }
  return faults;
}

const setStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Waits until nothing on the page is on its way any more, but for the indicators of the pages that show them off. */
export const complete = (page: Page): Promise<void> =>
  holds(
    page,
    () =>
      document.querySelector('h1')?.checkVisibility() === true &&
      [...document.querySelectorAll('main :is(.skeleton, [aria-busy="true"], [role="status"] .load)')].every(
        (element) =>
          ['/demo-loaders', '/simple-templates'].includes(location.pathname) ||
          // An indicator that shows itself late is hidden at first, and the page is loading all the same.
          !element.checkVisibility({ visibilityProperty: element.closest('.load-late') === null }),
      ),
  );
