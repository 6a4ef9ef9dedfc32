import type { Page } from 'playwright-core';

/** What is to be scrolled sideways, and texts that are cut off. */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate(faultsInPage);

/** Runs in the page. A line that ends in dots is not cut off, as its whole text stands elsewhere (ADR 63), nor is a pin of a map that moves. */
function faultsInPage(): string[] {
  interface Box {
    /** Its edges, where it hides what lies beyond them. */
    edge: DOMRect | null;
    hidesX: boolean;
    hidesY: boolean;
    /** Nobody is to see all of what is in it, or it can be scrolled to. */
    ends: 'unseen' | 'scrolls' | null;
    position: string;
  }
  const boxes = new Map<Element, Box>();
  function boxOf(element: Element): Box {
    const known = boxes.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const { overflowX, overflowY, position } = style;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const [hidesX, hidesY] = [hides(overflowX), hides(overflowY)];
    const isHidden = style.clipPath !== 'none' || style.clip !== 'auto';
    const isUnseen = isHidden || style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    const box: Box = {
      edge: hidesX || hidesY ? element.getBoundingClientRect() : null,
      hidesX,
      hidesY,
      ends: isUnseen ? 'unseen' : /auto|scroll/.test(overflowX + overflowY) ? 'scrolls' : null,
      position,
    };
    boxes.set(element, box);
    return box;
  }

  /** By how many pixels a box takes something of a text away. */
  function lossAt({ edge, hidesX, hidesY }: Box, text: DOMRect): number {
    if (!edge) return 0;
    // Letters have more room above and below them than their line.
    const slack = text.height * 0.2;
    const sideways = hidesX ? Math.max(edge.left - text.left, text.right - edge.right) : 0;
    return hidesY ? Math.max(sideways, edge.top - text.top - slack, text.bottom - edge.bottom - slack) : sideways;
  }

  /** The largest loss on the way up from a text. */
  function lossOf(text: DOMRect, parent: Element): number {
    let loss = 0;
    let leavesStatic = false;
    for (let element: Element | null = parent; element && element !== document.body; element = element.parentElement) {
      const box = boxOf(element);
      if (leavesStatic && box.position === 'static') continue;
      leavesStatic = box.position === 'absolute';
      if (box.ends === 'unseen') return 0;
      if (box.ends === 'scrolls') return loss;
      loss = Math.max(loss, lossAt(box, text));
      if (box.position === 'fixed') break;
    }
    return Math.max(loss, -text.left);
  }

  /** What reaches furthest beyond the window, the innermost of several. */
  function widest(): string {
    const reach = (element: Element) => element.getBoundingClientRect().right;
    const all = [...document.body.querySelectorAll('*')].sort((a, b) => reach(a) - reach(b));
    return all.at(-1)?.outerHTML.slice(0, 100) ?? '';
  }

  const wider = document.documentElement.scrollWidth - window.innerWidth;
  const found = new Set(wider > 0 ? [`${wider} pixels to scroll sideways, by ${widest()}`] : []);
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || parent.closest('select, svg, [inert], [data-pin]')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    for (const text of range.getClientRects()) {
      // What is out of sight as a whole was put there, such as a trap for programs.
      const loss = text.width > 0 && text.right > 0 ? lossOf(text, parent) : 0;
      if (loss > 1) found.add(`${Math.round(loss)} pixels of “${node.textContent.trim().slice(0, 40)}” are cut off`);
    }
  }
  return [...found];
}

/** What fingers press and is less than 44 pixels high, but for links among words and what has another way. */
export const lowTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pressed =
      ':is(main, [role="dialog"]) :is(a[href], button, summary, select, label:has(input)), header :is(a[href], button), footer a[href]';
    const isAlone = ({ parentElement, textContent }: HTMLElement) =>
      parentElement?.textContent?.trim() === textContent?.trim();
    return [...document.querySelectorAll<HTMLElement>(pressed)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('p, dd, [inert], [aria-hidden="true"], [tabindex="-1"]:not(main)'))
      .filter((element) => getComputedStyle(element).display !== 'inline' || isAlone(element))
      .map((element) => {
        const after = getComputedStyle(element, '::after');
        const grown = after.position === 'absolute' ? Number.parseFloat(after.height) || 0 : 0;
        return { element, height: Math.max(element.getBoundingClientRect().height, grown) };
      })
      .filter(({ height }) => height > 0 && height < 43.5)
      .map(({ element, height }) => `${Math.round(height)} pixels high: ${element.outerHTML.slice(0, 100)}`);
  });
