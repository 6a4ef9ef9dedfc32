import type { Page } from 'playwright-core';

/** What people tap on a page. */
export interface Targets {
  /** Those of at least a pixel. What is hidden in a label, or is a box in it, is tapped anywhere on the label. */
  targets: readonly Element[];
  /** Boxes of labels, which people also tap. */
  boxes: readonly Element[];
  /** The ancestor that does not scroll with the page, if there is one. */
  pinnedParent: (element: Element) => Element | null;
  /** The beginning of its markup. */
  name: (element: Element) => string;
}

/** Runs a check in the page, which sees nothing around itself but the targets that it is given. */
export const checkTargets = (page: Page, check: (found: Targets) => string[]): Promise<string[]> =>
  page.evaluate<string[]>(`(${check})((${findTargets})())`);

/** Runs in the page. */
function findTargets(): Targets {
  const widgets = ['button', 'checkbox', 'combobox', 'menuitem', 'option', 'radio', 'slider', 'switch', 'tab'];
  const tapped = [
    'a[href], button, summary, select, input, textarea, [tabindex="0"]',
    ...widgets.map((role) => `[role="${role}"]`),
  ].join();
  const out = '[inert], [aria-hidden="true"], :disabled, [tabindex="-1"]:not(main, [role])';

  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const { opacity, clipPath } = getComputedStyle(element);
    return width > 1 && height > 1 && opacity !== '0' && clipPath === 'none';
  };
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const isBox = (element: Element) => element.matches('[type="checkbox"], [type="radio"]') && isDrawn(element);
  const targetOf = (element: Element) =>
    isDrawn(element) && !isBox(element) ? element : (element.closest('label') ?? element);

  const found = [...document.querySelectorAll(tapped)].filter((element) => element.closest(out) === null);
  return {
    targets: [...new Set(found.map(targetOf))].filter(isVisible),
    boxes: found.filter((element) => isBox(element) && isVisible(element)),
    pinnedParent(element) {
      for (let parent: Element | null = element; parent; parent = parent.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(parent).position)) return parent;
      return null;
    },
    name: (element) => element.outerHTML.slice(0, 120),
  };
}
