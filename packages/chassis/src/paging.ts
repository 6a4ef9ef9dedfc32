import { Refusal } from './refusal.js';

/** Throws a Refusal that says how many pages there are if this one comes after the last. */
export function requirePage(page: number, totalPages: number): void {
  if (page <= totalPages) return;
  const message = totalPages === 1 ? 'There is 1 page.' : `There are ${totalPages.toLocaleString('en-US')} pages.`;
  throw new Refusal('invalid_request', message, [{ path: 'query.page', message, max: totalPages }]);
}

/**
 * Where a page of a list starts: the page, the number of pages and the number of entries before the page. An empty list
 * has one empty page. Throws a Refusal for a page after the last.
 */
export function pageOf(
  total: number,
  page: number,
  size: number,
): { page: number; totalPages: number; offset: number } {
  const totalPages = Math.max(1, Math.ceil(total / size));
  requirePage(page, totalPages);
  return { page, totalPages, offset: (page - 1) * size };
}
