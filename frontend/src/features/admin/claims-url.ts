import type { ClaimListState } from '@poolpros/contracts/http/claims';

/** The query of the console that shows the claims. */
export function claimsUrl({ state, page }: { state: ClaimListState; page: number }): string {
  const query = new URLSearchParams({ view: 'claims' });
  if (state !== 'open') query.set('state', state);
  if (page > 1) query.set('page', String(page));
  return `?${query}`;
}
