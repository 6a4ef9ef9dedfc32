import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { smallTargets } from './size-checks.js';

interface WithAxe extends Window {
  axe: typeof axe;
}

/** Minified it is half as long, and each document reads it. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Without 2.2: its only rule is about the size of targets, which takes axe a third of its time. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

/** The script that has axe measure the contrast of marked texts and of fields alone. */
const contrastOfMarked =
  "axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-contrast], input, select, textarea' }] })";

/** Rules of axe whose result depends on how large a page sets its texts, but for contrast. */
export const sizeRules = ['scrollable-region-focusable'];

/**
 * Violations of WCAG 2.2 A and AA on the page as it is: those that axe finds, of every impact, and targets that are too
 * small. `rules` names the only ones that axe runs.
 */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Once for each document, as to read it takes as long as half of the rules.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${script}\n${contrastOfMarked}`);
  if (!rules) await page.evaluate(markKindsOfText);
  const options: axe.RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: levels },
    // Off by itself: who says what they see must reach it by that name (WCAG 2.5.3).
    rules: rules ? {} : { 'label-content-name-mismatch': { enabled: true } },
    resultTypes: ['violations'],
  };
  const violations = await page.evaluate(async (given) => {
    const { axe } = window as unknown as WithAxe;
    const { violations } = await axe.run(document, given);
    return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
  }, options);
  return [...violations.map(({ id, targets }) => `${id}: ${targets.join(', ')}`), ...(await smallTargets(page))];
}

/**
 * Runs in the page. Marks two texts of each kind, because to measure the contrast of all takes most of axe's time. Texts
 * are of a kind if their font, their color and everything behind them from the body on are of the same style.
 */
function markKindsOfText(): void {
  const most = 2;
  const kinds = new Map<string, number>();
  const kindOf = new Map<Element, string>();
  function kind(element: Element): string {
    const known = kindOf.get(element);
    if (known !== undefined) return known;
    const { color, backgroundColor, backgroundImage, opacity, position, fontSize, fontWeight } =
      getComputedStyle(element);
    const own = [color, backgroundColor, backgroundImage, opacity, position, fontSize, fontWeight].join(' ');
    const all = `${element.parentElement ? kind(element.parentElement) : ''}/${own}`;
    // A number in place of what would grow with each level.
    const number = kinds.get(all) ?? kinds.size;
    kinds.set(all, number);
    kindOf.set(element, String(number));
    return String(number);
  }

  for (const marked of document.querySelectorAll('[data-contrast]')) marked.removeAttribute('data-contrast');
  const counts = new Map<string, number>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true }) || !text.textContent?.trim()) continue;
    const count = (counts.get(kind(element)) ?? 0) + 1;
    counts.set(kind(element), count);
    if (count <= most) element.setAttribute('data-contrast', '');
  }
}
