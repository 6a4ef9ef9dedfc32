import type { estypes } from '@elastic/elasticsearch';
import { pageOf } from '@poolpros/chassis/paging';
import { resultsPageSize } from '@poolpros/contracts/catalogue';
import type { Installer, InstallerCard } from '@poolpros/contracts/http/installers';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import { milesBetween } from '@poolpros/places/geo';
import { reasonsFor } from '@poolpros/search-rules/reasons';
import type { InstallerDocument } from '../index/document.js';
import type { Point } from './coverage.js';
import { facetsOf } from './facets.js';
import { messageOf } from './message.js';
import { centerOf, pointsOf, searchTypeOf } from './place.js';
import type { PlacedSearch } from './searches.js';
import { appliedSort } from './sort.js';

export type FoundDocument = Pick<InstallerDocument, 'installer'>;
export type Found = estypes.SearchResponseBody<FoundDocument>;

/** The answer made of what Elasticsearch found; `distances` is null without a point, `widenedFrom` the distance asked first. */
export function responseOf(
  search: PlacedSearch,
  found: Found,
  distances: Found | null,
  widenedFrom?: number,
): SearchResponse {
  const { query, place, miles } = search;
  const points = pointsOf(place);
  const total = totalOf(found);
  const appliedRadius = points.length > 0 && miles > 0 ? miles : null;
  const message = messageOf(place, { total, widenedFrom, appliedRadius });
  return {
    installers: found.hits.hits.flatMap((hit) => (hit._source ? [cardOf(hit._source.installer, points)] : [])),
    searchType: searchTypeOf(place),
    ...(message !== undefined && { message }),
    total,
    page: query.page,
    pageSize: resultsPageSize,
    totalPages: pageOf(total, query.page, resultsPageSize).totalPages,
    center: centerOf(place),
    appliedRadius,
    ...(widenedFrom !== undefined && { widenedFrom }),
    sort: appliedSort(query.sortBy, points),
    facets: facetsOf(found.aggregations, distances?.aggregations),
  };
}

/** How many listings match; exact, because every search asks for it. */
export const totalOf = ({ hits }: Found): number =>
  typeof hits.total === 'number' ? hits.total : (hits.total?.value ?? 0);

function cardOf(installer: Installer, points: Point[]): InstallerCard {
  const miles = points.map(({ lat, lon }) => milesBetween({ latitude: lat, longitude: lon }, installer));
  const nearest = miles.length > 0 ? Math.min(...miles) : null;
  const card = {
    ...installer,
    distance: nearest === null ? null : Math.round(nearest * 10) / 10,
    servesPoint: nearest === null ? null : nearest <= installer.serviceRadius,
  };
  return { ...card, reasons: reasonsFor(card), badges: [], responseMinutes: null };
}
