/**
 * Where a page of a list starts. `page` is clamped between 1 and the last page; an empty list has one empty page.
 * Returns the page, the number of pages and the number of entries before the page.
 */
export function pageOf(
  total: number,
  page: number,
  size: number,
): { page: number; totalPages: number; offset: number } {
  const totalPages = Math.max(1, Math.ceil(total / size));
  const held = Math.min(Math.max(1, page), totalPages);
  return { page: held, totalPages, offset: (held - 1) * size };
}
