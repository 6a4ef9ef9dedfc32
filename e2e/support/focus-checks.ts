import type { Locator, Page } from 'playwright-core';

export const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/** Where the first Tab leads, and which of the next stops do not show that they have the focus (WCAG 2.4.7, 2.4.11). */
export async function focusFaults(page: Page, stops = 40): Promise<string[]> {
  await page.evaluate(startAtTop);
  await page.keyboard.press('Tab');
  const first = await page.evaluate(() => document.activeElement?.getAttribute('href'));
  const faults = await unseenFocusWhile(page, async () => {
    // Without letting go, which a stop does not wait for.
    for (let stop = 0; stop < stops; stop += 1) await page.keyboard.down('Tab');
  });
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
  return first === '#main' ? faults : [`the first Tab leads to ${first}`, ...faults];
}

/** What had the focus while this was done, in one document, and did not show it. */
export async function unseenFocusWhile(page: Page, work: () => Promise<unknown>): Promise<string[]> {
  await page.evaluate(watchFocus);
  await work();
  return page.evaluate(() => (window as Watched).endFocusWatch?.() ?? ['the page was loaded anew']);
}

interface Watched extends Window {
  endFocusWatch?: () => string[];
}

/** A page may have moved the focus to its message. Runs in the page, as what follows. */
function startAtTop(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

function watchFocus(): void {
  const faults = new Set<string>();
  const ringed = (element: Element | null) =>
    element !== null &&
    getComputedStyle(element).outlineStyle !== 'none' &&
    Number.parseFloat(getComputedStyle(element).outlineWidth) > 0;

  /** Whether any of nine points of an element is not below something else. */
  const isSeen = (element: Element) =>
    [...element.getClientRects()].some(({ left, right, top, bottom }) =>
      [left + 2, (left + right) / 2, right - 2].some((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (element.contains(hit) || hit.contains(element));
        }),
      ),
    );

  function check(focused: Element): void {
    // A part of the browser's own within a field, such as the button of its calendar, shows the focus by itself.
    if (!focused.matches(':focus')) return;
    // What a skip link or a new page gives the focus to is no stop of the keyboard.
    if (focused.getAttribute('tabindex') === '-1') return;
    const name = focused.outerHTML.slice(0, 120);
    const around = [focused.nextElementSibling, focused.parentElement];
    const isTiny = focused.getBoundingClientRect().width <= 1;
    const shown = (isTiny ? around : [focused, ...around]).find(ringed);
    if (!shown) faults.add(`nothing shows the focus: ${name}`);
    // A layer that opens takes the pointer for a moment from what it is about to show.
    else if (!isSeen(shown) && getComputedStyle(shown).pointerEvents !== 'none')
      faults.add(`something covers the focus: ${name}`);
  }

  // What moves in would be where the focus is seen only frames later.
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
  document.adoptedStyleSheets.push(still);
  // The browser scrolls to what has the focus after it has said so.
  const late = ({ target }: FocusEvent) =>
    setTimeout(() => {
      if (target instanceof Element && target === document.activeElement) check(target);
    });
  document.addEventListener('focusin', late);
  (window as Watched).endFocusWatch = () => {
    document.removeEventListener('focusin', late);
    return [...faults];
  };
}
