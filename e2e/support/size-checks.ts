import type { Page } from 'playwright-core';
import { checkTargets, type Targets } from './targets.js';

/** Targets that are too small (WCAG 2.5.8). */
export const smallTargets = (page: Page): Promise<string[]> => checkTargets(page, small);

/** Runs in the page. Below 24 by 24 pixels, outside of a sentence, and nearer to another than its room of 24 pixels allows. */
function small({ targets, pinnedParent, name }: Targets): string[] {
  const isInSentence = (element: Element) =>
    getComputedStyle(element).display.startsWith('inline') &&
    element.parentElement?.textContent?.trim() !== element.textContent?.trim();
  const grown = (element: Element) => {
    const { position, width, height } = getComputedStyle(element, '::after');
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const more = (size: string, own: number) =>
      position === 'absolute' ? Math.max(0, (Number.parseFloat(size) || 0) - own) / 2 : 0;
    const [dx, dy] = [more(width, right - left), more(height, bottom - top)];
    return { left: left - dx, right: right + dx, top: top - dy, bottom: bottom + dy };
  };
  const boxes = targets.map((element) => ({ element, box: grown(element) }));
  const isSmall = ({ box }: { box: { left: number; right: number; top: number; bottom: number } }) =>
    box.right - box.left < 23.5 || box.bottom - box.top < 23.5;
  return boxes
    .filter(isSmall)
    .filter(({ element }) => !isInSentence(element))
    .filter((entry) => {
      const [x, y] = [(entry.box.left + entry.box.right) / 2, (entry.box.top + entry.box.bottom) / 2];
      return boxes.some(({ element, box }) => {
        if (element === entry.element || element.contains(entry.element) || entry.element.contains(element))
          return false;
        // What stays in the window is near everything at some point, and floating() looks at it.
        if (pinnedParent(element) !== pinnedParent(entry.element)) return false;
        const dx = Math.max(box.left - x, x - box.right, 0);
        const dy = Math.max(box.top - y, y - box.bottom, 0);
        return Math.hypot(dx, dy) < 12;
      });
    })
    .map(({ element }) => `smaller than 24 pixels: ${name(element)}`);
}
