import type { Page } from 'playwright-core';

/** Texts that leave the box in which they are, and lines that end in dots and do not say on their own how they go on. */
export const spillFaults = (page: Page): Promise<string[]> => page.evaluate(faultsInPage);

/** Runs in the page; where a dialog is open, in it. */
function faultsInPage(): string[] {
  const styles = new Map<Element, CSSStyleDeclaration>();
  function styleOf(element: Element): CSSStyleDeclaration {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  }
  const isUnseen = (element: Element) => {
    const { clipPath, clip, opacity } = styleOf(element);
    return clipPath !== 'none' || clip !== 'auto' || opacity === '0';
  };
  const isCut = (element: Element) =>
    (styleOf(element).textOverflow === 'ellipsis' || styleOf(element).webkitLineClamp !== 'none') &&
    (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);

  /** What a text does to the first of its boxes that does not hold it; null if all of them do. */
  function faultAt(text: DOMRect, parent: Element): string | null {
    const slack = text.height * 0.3;
    let fault: string | null = null;
    for (let element: Element | null = parent; element && element !== document.body; element = element.parentElement) {
      const { display, overflowX, overflowY, position } = styleOf(element);
      if (isUnseen(element)) return null;
      if (isCut(element)) return element.closest('[title]') ? null : 'ends in dots and has no title:';
      if (/auto|scroll/.test(overflowX + overflowY)) return fault;
      if (display !== 'inline' && display !== 'contents') {
        const box = element.getBoundingClientRect();
        const over = Math.max(box.left - text.left, text.right - box.right, text.bottom - box.bottom - slack);
        if (over > 1) fault ??= `leaves ${element.outerHTML.slice(0, 80)} by ${Math.round(over)} pixels:`;
      }
      if (position === 'absolute' || position === 'fixed') return fault;
    }
    return fault;
  }

  const root = document.querySelector('[role="dialog"]') ?? document.body;
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found = new Set<string>();
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || parent.closest('select, svg, script, style, [inert], [data-pin]'))
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    for (const text of range.getClientRects()) {
      const fault = text.width > 1 && text.right > 0 ? faultAt(text, parent) : null;
      if (fault) found.add(`${fault} “${node.textContent.trim().slice(0, 40)}”`);
    }
  }
  return [...found];
}
