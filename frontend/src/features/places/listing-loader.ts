import type { SearchResponse } from '@poolpros/contracts/http/search';
import { redirect } from 'react-router-dom';
import type { Listing } from './api.js';

const slug = /^[a-z0-9-]+$/i;

/** Throws a 404 for a path that cannot name a place and a redirect for one that is not lower case; empty names are absent. */
export function requirePlacePath({ pathname, search }: URL, names: readonly string[]): void {
  if (names.some((name) => name !== '' && !slug.test(name))) throw new Response(null, { status: 404 });
  const lower = pathname.toLowerCase();
  if (pathname !== lower) throw redirect(`${lower}${search}`, 301);
}

/** Throws a 404 for a page after the last one. */
export function requireExistingPage({ page }: Pick<Listing, 'page'>, { totalPages }: SearchResponse): void {
  if (page > Math.max(1, totalPages)) throw new Response(null, { status: 404 });
}
