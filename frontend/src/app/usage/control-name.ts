import { other, pageNameOf } from './page-name.js';

/** The role of a tag without a `role` of its own. */
const rolesOfTags: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  SUMMARY: 'disclosure',
  SELECT: 'list',
  TEXTAREA: 'field',
  INPUT: 'field',
  LABEL: 'field',
};
const rolesOfInputs: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  file: 'file',
  submit: 'button',
};
/** Those of other elements that are reported by their `role`. */
const ownRoles = new Set(['tab', 'menuitem', 'option', 'switch', 'checkbox', 'radio', 'combobox', 'link', 'button']);

/** The parts of a page, the inner ones first. */
const areas: readonly (readonly [selector: string, name: string])[] = [
  ['dialog, [role=dialog], [role=alertdialog]', 'dialog'],
  ['form', 'form'],
  ['article', 'card'],
  ['nav', 'menu'],
  ['header', 'header'],
  ['footer', 'footer'],
  ['aside', 'side'],
  ['main', 'main'],
];

const controls = `a[href], button, summary, select, textarea, input, label, ${[...ownRoles].map((role) => `[role=${role}]`).join(', ')}`;

/** A control as events name it: from the fixed words of this file and the names of pages, never by its text. */
export interface ControlName {
  role: string;
  label: string;
}

export function controlName(target: Element): ControlName {
  const control = target.closest(controls);
  const role = control ? roleOf(control) : 'page';
  const name = control instanceof HTMLAnchorElement ? ` ${linkName(control)}` : '';
  const area = areas.find(([selector]) => (control ?? target).closest(selector))?.[1] ?? 'page';
  return { role, label: `${role}${name} in ${area}` };
}

function roleOf(control: Element): string {
  const own = control.getAttribute('role') ?? '';
  if (ownRoles.has(own)) return own;
  if (control instanceof HTMLInputElement) return rolesOfInputs[control.type] ?? 'field';
  return rolesOfTags[control.tagName] ?? 'page';
}

/** Where a link leads: the name of a page of ours, or the kind of what is elsewhere. */
function linkName({ protocol, origin, pathname, hash }: HTMLAnchorElement): string {
  if (protocol === 'tel:') return 'phone';
  if (protocol === 'mailto:') return 'mail';
  if (origin !== window.location.origin) return 'other site';
  if (hash !== '' && pathname === window.location.pathname) return 'same page';
  const page = pageNameOf(pathname);
  return page === other ? 'file' : page;
}
