import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves to new results: another page gives the heading the focus, another search of the
 * same page brings it into view. `search` names the search without its page.
 */
export function useResultsFocus(search: string, page: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ search, page });
  useEffect(() => {
    const before = shown.current;
    shown.current = { search, page };
    if (before.search === search && before.page !== page) heading.current?.focus({ preventScroll: true });
    if (before.search !== search && (heading.current?.getBoundingClientRect().top ?? 0) < 0)
      heading.current?.scrollIntoView({ block: 'start' });
  }, [search, page]);
  return heading;
}
