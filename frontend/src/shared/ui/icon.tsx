import { clsx } from 'clsx';
import { createContext, type SVGProps, useContext, useLayoutEffect } from 'react';

/** An icon as the library describes it: its shapes, each a tag with its attributes. */
export interface IconData {
  name: string;
  size?: number;
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/** The element of a page with the shapes of its icons, each once. */
export const iconSheetId = 'icons';

/** The icons that a page has, for the server that renders it; a browser adds what is missing itself. */
export const UsedIcons = createContext<Set<IconData> | null>(null);

/** Within a page. */
export const symbolId = ({ name }: IconData): string => `i-${name}`;

const symbols = new WeakMap<IconData, string>();

/** The shapes of an icon, for pages to refer to. */
export function iconSymbol(icon: IconData): string {
  const known = symbols.get(icon);
  if (known !== undefined) return known;
  const { size = 24, node } = icon;
  const shapes = node.map(([tag, attributes]) => {
    // The library also names the key of each element for React.
    const { key: _, ...drawn } = attributes;
    const text = Object.entries(drawn).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${text.join('')}/>`;
  });
  const symbol = `<symbol id="${symbolId(icon)}" viewBox="0 0 ${size} ${size}">${shapes.join('')}</symbol>`;
  symbols.set(icon, symbol);
  return symbol;
}

/** Adds an icon to the page unless the page has it. */
function addSymbol(icon: IconData): void {
  if (document.getElementById(symbolId(icon)) === null)
    document.getElementById(iconSheetId)?.insertAdjacentHTML('beforeend', iconSymbol(icon));
}

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'>;

/** An icon that refers to its shapes in the page (docs/adr/0092-named-styles-and-shared-icons.md). */
export function createIcon(icon: IconData) {
  const href = `#${symbolId(icon)}`;
  return function Icon({ className, ...attributes }: IconProps) {
    useContext(UsedIcons)?.add(icon);
    // Before the paint, so that no icon comes late.
    useLayoutEffect(() => addSymbol(icon), []);
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: hidden from readers unless it is labeled where it is used
      <svg
        aria-hidden={attributes['aria-label'] ? undefined : true}
        {...attributes}
        className={clsx('icon', className)}
      >
        <use href={href} />
      </svg>
    );
  };
}
