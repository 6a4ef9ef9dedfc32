import { comparedLimit, poolTypes, services } from '@poolpros/contracts/catalogue';
import type { SearchContext } from '../../entities/listings/compare-list.js';
import { parseIds } from '../../shared/lib/id-list.js';

/** What the URL of a comparison says. */
export interface ComparisonUrl {
  ids: number[];
  /** How many more ids the URL has than can stand side by side. */
  tooMany: number;
  context: Required<Omit<SearchContext, 'kind'>>;
}

const offered: readonly string[] = [...services, ...poolTypes];
/** Rows for what was searched; a search by more is read in the lists below them. */
const mostSearched = 4;

/** Reads the query of /compare; unknown or malformed values count as absent. */
export function parseComparison(params: URLSearchParams): ComparisonUrl {
  const ids = parseIds(params.get('ids'));
  const lat = degrees(params.get('lat'), 90);
  const lon = degrees(params.get('lon'), 180);
  const searched = (params.get('services') ?? '').split(',');
  return {
    ids: ids.slice(0, comparedLimit),
    tooMany: Math.max(0, ids.length - comparedLimit),
    context: {
      point: lat === null || lon === null ? null : { lat, lon },
      location: params.get('location')?.trim().slice(0, 100) ?? '',
      services: offered.filter((each) => searched.includes(each)).slice(0, mostSearched),
    },
  };
}

function degrees(text: string | null, most: number): number | null {
  const value = text?.trim() ? Number(text) : Number.NaN;
  return Math.abs(value) <= most ? value : null;
}
