import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves to new results: another page gives the heading the focus, another search brings it into view. `search` names
 * the search without its page.
 */
export function useResultsFocus(search: string, page: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ search, page });
  useEffect(() => {
    const before = shown.current;
    shown.current = { search, page };
    const isSameSearch = before.search === search;
    // A new search begins at its first page. On another page, only the remembered meaning of its place was added.
    if (before.page !== page && (isSameSearch || page > 1)) heading.current?.focus({ preventScroll: true });
    else if (!isSameSearch && (heading.current?.getBoundingClientRect().top ?? 0) < 0)
      heading.current?.scrollIntoView({ block: 'start' });
  }, [search, page]);
  return heading;
}
