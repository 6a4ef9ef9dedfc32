import type { SearchResponse } from '@poolpros/contracts/http/search';
import { redirect } from 'react-router-dom';
import type { Listing } from './api.js';

/** A page about a place with fewer businesses says too little to be found by. */
export const enoughForIndex = 3;

const slug = /^[a-z0-9-]+$/i;

/** What cannot name a place is not asked for. Paths of places are lower case: others lead to theirs. */
export function requirePlaceAddress({ pathname, search }: URL, { state, city }: Pick<Listing, 'state' | 'city'>): void {
  if (!slug.test(state) || (city !== '' && !slug.test(city))) throw new Response(null, { status: 404 });
  const lower = pathname.toLowerCase();
  if (pathname !== lower) throw redirect(`${lower}${search}`, 301);
}

/** A page behind the last one does not exist. */
export function requireExistingPage({ page }: Pick<Listing, 'page'>, { totalPages }: SearchResponse): void {
  if (page > Math.max(1, totalPages)) throw new Response(null, { status: 404 });
}
