import { isPage } from '@poolpros/contracts/page-table';
import { placePages } from '@poolpros/contracts/pages/places';
import { matchRoute } from '@poolpros/contracts/route-match';
import { stateBySlug } from '@poolpros/contracts/states';
import { parseSearch, searchParams } from '../../src/entities/search/search-filters.js';

const values = import.meta.glob('../../content/*/*.mdx', { query: '?raw', import: 'default' });
const articleSlugs = new Set(
  Object.keys(values).flatMap((key) => /\/articles\/(?<slug>[\w-]+)\.mdx$/.exec(key)?.groups?.slug ?? []),
);

/** What is wrong with a path of our own, as `checkLinks` asks. */
export function ownPathProblem(to: string): string | null {
  const [path = '', query = ''] = to.split('#', 1)[0]?.split('?') ?? [];
  const match = matchRoute(path);
  if (!match) return 'no page of the page table has this path';
  if (!isPage(match.row)) return `leads on: link ${match.row.redirectsTo} by its own path`;
  const { state, slug } = match.parameters;
  if (state !== undefined && !stateBySlug(state)) return `“${state}” is no state`;
  const unchecked = Object.keys(match.parameters).filter((name) => name !== 'state');
  if (unchecked.length > 0 && match.name !== 'article' && !Object.hasOwn(placePages, match.name))
    return `nothing knows the values of :${unchecked[0]}: teach test/content/own-paths.ts which there are`;
  if (match.name === 'article' && !articleSlugs.has(slug ?? '')) return `there is no article “${slug}”`;
  if (match.name === 'searchResults') {
    const kept = searchParams(parseSearch(new URLSearchParams(query)).filters);
    const lost = [...new URLSearchParams(query)].find(([name, value]) => kept.get(name) !== value);
    if (lost) return `the search does not know ${lost.join('=')}`;
  }
  return null;
}
