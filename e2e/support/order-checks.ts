import type { Page } from 'playwright-core';

/** Where Tab goes back on the screen: to the left in a line, or up without a column to the right (WCAG 2.4.3). */
export const orderFaults = (page: Page): Promise<string[]> => page.evaluate(faultsInPage);

/** Runs in the page, which is at its top. */
function faultsInPage(): string[] {
  const slack = 4;
  const stops = 'a[href], button, summary, select, input, textarea, [tabindex="0"]';
  const name = (element: Element) => element.outerHTML.slice(0, 120);

  /** A checkbox or a radio that is drawn by its label, and nothing of a link that shows with the focus only. */
  function drawnOf(element: Element): Element[] {
    const { width, height } = element.getBoundingClientRect();
    const { opacity, clipPath } = getComputedStyle(element);
    if (width > 1 && height > 1 && opacity !== '0' && clipPath === 'none') return [element];
    const label = element.closest('label');
    return label ? [label] : [];
  }
  /** What stays in the window while the page scrolls is out of its place. A part at the top is not, at the top of the page. */
  function floats(element: Element): boolean {
    for (let parent: Element | null = element; parent; parent = parent.parentElement) {
      const { position, bottom } = getComputedStyle(parent);
      if (position === 'fixed' || (position === 'sticky' && bottom !== 'auto')) return true;
    }
    return false;
  }
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
  /** Its first and its last line, as far as parts that scroll by themselves show them. */
  function linesOf(element: Element): { first: DOMRect; last: DOMRect } | null {
    const lines = [...element.getClientRects()].map((line) => {
      let { left, right, top, bottom } = line;
      for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(parent);
        if (!/auto|scroll/.test(overflowX + overflowY)) continue;
        const edge = parent.getBoundingClientRect();
        [left, right] = [within(left, edge.left, edge.right), within(right, edge.left, edge.right)];
        [top, bottom] = [within(top, edge.top, edge.bottom), within(bottom, edge.top, edge.bottom)];
      }
      return new DOMRect(left, top, right - left, bottom - top);
    });
    const [first, last] = [lines[0], lines.at(-1)];
    return first && last ? { first, last } : null;
  }

  const shown = [...document.querySelectorAll(stops)]
    .filter((element) => element.closest('[inert], [aria-hidden="true"], :disabled, svg, [data-pin]') === null)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !floats(element) && !element.matches('.skip-link, [tabindex="-1"]'))
    .flatMap(drawnOf)
    .filter((element, index, all) => all.indexOf(element) === index);

  const isBack = (from: DOMRect, to: DOMRect) => {
    const inLine = Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top);
    if (inLine > Math.min(from.height, to.height) / 2)
      return to.right <= from.left + slack && to.left < from.left - slack;
    return to.bottom <= from.top + slack && to.top < from.top - slack && to.left < from.right - slack;
  };
  return shown.flatMap((element, index) => {
    const next = shown[index + 1];
    const [from, to] = [linesOf(element), next && linesOf(next)];
    return next && from && to && isBack(from.last, to.first)
      ? [`Tab goes back from ${name(element)} to ${name(next)}`]
      : [];
  });
}
