import { highestPage } from '@poolpros/contracts/limits';

/** The page of a list that a URL names; the first one if it names none. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, highestPage) : 1;
}

/** What title and description say of a page of a list; nothing of the first one. */
export const headOfPage = (page: number, description: string): { titleEnd: string; description: string } =>
  page > 1
    ? { titleEnd: `, page ${page}`, description: `Page ${page}. ${description}` }
    : { titleEnd: '', description };
