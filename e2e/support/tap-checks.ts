import type { Page } from 'playwright-core';

/** What lies on top of something that people tap or focus, anywhere it can be scrolled to, and targets that are too small (WCAG 2.4.11, 2.5.8). */
export async function tapFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  // What appears on scrolling is rendered in a frame after the event.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(faultsInPage, true);
}

/** Targets that are too small (WCAG 2.5.8). */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(faultsInPage, false);

/** Runs in the page; `whole`, which is more than the sizes, after it was scrolled as far as floating parts need to appear. */
function faultsInPage(whole: boolean): string[] {
  const tapped = 'a[href], button, summary, select, input, textarea, [role="button"], [tabindex="0"]';
  const name = (element: Element) => element.outerHTML.slice(0, 120);

  /** What is hidden in a label, or is a box in it, is tapped anywhere on the label. */
  function targetOf(element: Element): Element {
    const { width, height } = element.getBoundingClientRect();
    const { opacity, clipPath } = getComputedStyle(element);
    const isDrawn = width > 1 && height > 1 && opacity !== '0' && clipPath === 'none';
    const isBox = element.matches('[type="checkbox"], [type="radio"]');
    return isDrawn && !isBox ? element : (element.closest('label') ?? element);
  }
  const isOut = (element: Element) =>
    element.closest('[inert], [aria-hidden="true"], :disabled, [tabindex="-1"]:not(main, [role]), [data-pin], svg') !==
    null;
  const targets = [
    ...new Set(
      [...document.querySelectorAll(tapped)]
        .filter((element) => !isOut(element))
        .map(targetOf)
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })),
    ),
  ].filter((element) => element.getBoundingClientRect().width > 1);

  /** The ancestor that does not scroll with the page, if there is one. */
  function pinnedParent(element: Element): Element | null {
    for (let parent: Element | null = element; parent; parent = parent.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(parent).position)) return parent;
    return null;
  }
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
    return targets.flatMap((target) => {
      // Each scroll takes a new layout, and what is next to each other is often midway together.
      if (isMidway(target) && takerOf(target) === null) return [];
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const taker = takerOf(target);
      return taker ? [`${name(taker)} takes the tap on ${name(target)}`] : [];
    });
  }

  /** Below 24 by 24 pixels, outside of a sentence, and nearer to another than its room of 24 pixels allows. */
  function small(): string[] {
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

  if (!whole) return small();
  const faults = new Set([...floating(), ...small(), ...unreached()]);
  window.scrollTo({ top: 0, behavior: 'instant' });
  return [...faults];
}
