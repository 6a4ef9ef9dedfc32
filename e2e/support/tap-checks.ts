import type { Page } from 'playwright-core';
import { checkTargets, type Targets } from './targets.js';

/** What lies on top of something that people tap or focus, anywhere it can be scrolled to (WCAG 2.4.11). */
export async function tapFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  // What appears on scrolling is rendered in a frame after the event.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return checkTargets(page, covered);
}

/** Runs in the page, after it was scrolled as far as floating parts need to appear. */
function covered({ targets: all, boxes, pinnedParent, name }: Targets): string[] {
  // Pins of a map lie on each other, and each is in the list beside it.
  const isFree = (element: Element) => element.closest('[data-pin], svg') === null;
  const targets = all.filter(isFree);

  /** What is below a bar as wide as the window is out of sight, as it is beyond the window's edge. */
  const isBar = (element: Element) => element.getBoundingClientRect().width >= window.innerWidth * 0.8;

  /** Floating parts that are no bars, and what of the page can get below them. */
  function floating(): string[] {
    const end = document.documentElement.scrollHeight - window.innerHeight;
    return targets
      .filter((element) => getComputedStyle(pinnedParent(element) ?? element).position === 'fixed')
      .filter(
        (element) => !isBar(pinnedParent(element) ?? element) || pinnedParent(element)?.clientHeight === innerHeight,
      )
      .flatMap((float) => {
        const box = float.getBoundingClientRect();
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const below = document.elementsFromPoint(x, y).find((hit) => !float.contains(hit) && !hit.contains(float));
        const bar = below && pinnedParent(below);
        const covered = targets
          .filter((target) => !float.contains(target) && pinnedParent(target) !== pinnedParent(float))
          .filter((target) => {
            const other = target.getBoundingClientRect();
            if (other.right <= box.left || other.left >= box.right) return false;
            if (pinnedParent(target)) return other.bottom > box.top && other.top < box.bottom;
            // The scroll positions at which both overlap.
            const [first, last] = [other.top - box.bottom + scrollY, other.bottom - box.top + scrollY];
            return !bar && last > 300 && first < end;
          });
        const [one] = covered;
        return one ? [`${name(float)} can lie on ${covered.length} targets, the first is ${name(one)}`] : [];
      });
  }

  /** What a tap on the middle of a target reaches in its place. */
  function takerOf(target: Element): Element | null {
    const [box] = target.getClientRects();
    const hit = box ? document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2) : null;
    const isHit =
      hit === null || target.contains(hit) || hit.contains(target) || hit.closest('label')?.control === target;
    return isHit ? null : hit;
  }

  /** Whether a target is far from both ends of the window, where bars are. */
  function isMidway(target: Element): boolean {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    return left >= 0 && right <= innerWidth && top >= innerHeight * 0.3 && bottom <= innerHeight * 0.7;
  }

  /** Whether a tap on the middle of each reaches it, when it is midway in the window. */
  function unreached(): string[] {
    return [...targets, ...boxes].flatMap((target) => {
      // Each scroll takes a new layout, and what is next to each other is often midway together.
      if (isMidway(target) && takerOf(target) === null) return [];
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const taker = takerOf(target);
      return taker ? [`${name(taker)} takes the tap on ${name(target)}`] : [];
    });
  }

  const faults = new Set([...floating(), ...unreached()]);
  window.scrollTo({ top: 0, behavior: 'instant' });
  return [...faults];
}
