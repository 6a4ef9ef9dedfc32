import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface WithAxe extends Window {
  axe: typeof axe;
}

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Violations of WCAG 2.2 A and AA that axe finds on the page as it stands, of every impact; `without` names rules. */
export async function axeViolations(page: Page, ...without: string[]): Promise<string[]> {
  // Once for each document, as its half megabyte takes as long to read as half of the rules.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const off = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const violations = await page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as WithAxe).axe.run(document, options);
      return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
    },
    {
      runOnly: levels,
      // Off by itself: who says what they see must reach it by that name (WCAG 2.5.3).
      rules: { 'label-content-name-mismatch': { enabled: true }, ...off },
      resultTypes: ['violations'],
    } satisfies axe.RunOptions,
  );
  return violations.map(({ id, targets }) => `${id}: ${targets.join(', ')}`);
}
