import { useEffect, useState } from 'react';
import type { TextContents } from './text.js';

/** The fragment of the current section: the last one whose heading has reached the top of the screen. */
export function useCurrentSection(contents: TextContents): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const headings = contents.flatMap(({ id }) => document.getElementById(id) ?? []);
    if (!('IntersectionObserver' in window)) return;
    const above = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (isIntersecting || boundingClientRect.top < 0) above.add(target);
          else above.delete(target);
        }
        setCurrent(headings.findLast((heading) => above.has(heading))?.id ?? null);
      },
      // The upper third of the screen.
      { rootMargin: '0px 0px -66% 0px' },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [contents]);
  return current;
}
