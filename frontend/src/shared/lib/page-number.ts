import { highestPage } from '@poolpros/contracts/limits';

/** The page of a list that a URL names; the first one if it names none. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, highestPage) : 1;
}
