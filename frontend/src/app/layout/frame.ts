import { createContext } from 'react';
import { type IconData, symbolId } from '../../shared/ui/icon.js';
import { markedPaths } from './navigation.js';

/** What is in the header and in the footer, as HTML. */
export interface Frame {
  header: string;
  footer: string;
  icons: readonly IconData[];
}

/** The frame that the server has rendered before; a browser has none and renders it. */
export const KnownFrame = createContext<Frame | null>(null);

const inside = (html: string, tag: string, from: number): string =>
  html.slice(html.indexOf('>', from) + 1, html.indexOf(`</${tag}>`, from));

/** Keeps the frame of a page for the others: of all of a page it is the part that is the same on nearly all of them. */
export function createFrames(yearNow = () => new Date().getUTCFullYear()) {
  let kept: { year: number; frame: Frame } | null = null;
  return {
    /** Null if it has to be rendered: it is not known yet, a new year has begun, or the header marks this page. */
    at: (pathname: string): Frame | null =>
      kept?.year === yearNow() && !markedPaths.includes(pathname) ? kept.frame : null,
    /** Takes the frame out of a page that was rendered with it. */
    keep(pathname: string, html: string, icons: Iterable<IconData>): void {
      if (markedPaths.includes(pathname)) return;
      const header = inside(html, 'header', html.indexOf('<header'));
      const footer = inside(html, 'footer', html.lastIndexOf('<footer'));
      const isInFrame = (icon: IconData) => `${header}${footer}`.includes(`"#${symbolId(icon)}"`);
      kept = { year: yearNow(), frame: { header, footer, icons: [...icons].filter(isInFrame) } };
    },
  };
}
export type Frames = ReturnType<typeof createFrames>;
