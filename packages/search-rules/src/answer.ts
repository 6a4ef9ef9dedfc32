import { resultsPageSize } from '@poolpros/contracts/catalogue';
import type { Installer, InstallerCard } from '@poolpros/contracts/http/installers';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import { milesBetween } from '@poolpros/places/geo';
import { pointsOf, type SearchArea, type SearchPlan } from './plan.js';
import { reasonsFor } from './reasons.js';
import { widenedDistance, widenedMessage } from './widening.js';

/** What a store found: one page in its order, and counts over everything that matches. */
export interface Found {
  installers: Installer[];
  total: number;
  facets: SearchResponse['facets'];
}

/** Carries a plan out with a store. A search that finds nobody goes on to the next distance step that finds somebody. */
export async function answerSearch(
  plan: SearchPlan,
  find: (plan: SearchPlan) => Promise<Found>,
): Promise<SearchResponse> {
  const found = await find(plan);
  const farther = found.total === 0 ? widenedDistance(plan.miles ?? 0, found.facets.byDistance) : null;
  if (farther === null) return responseOf(plan, found);
  return responseOf({ ...plan, miles: farther }, await find({ ...plan, miles: farther }), plan.miles ?? undefined);
}

function responseOf(plan: SearchPlan, found: Found, widenedFrom?: number): SearchResponse {
  const message = messageOf(plan, found.total, widenedFrom);
  return {
    installers: found.installers.map((installer) => cardOf(installer, milesFrom(plan, installer))),
    searchType: searchTypeOf(plan.area),
    ...(message !== undefined && { message }),
    total: found.total,
    page: plan.page,
    pageSize: resultsPageSize,
    totalPages: Math.max(1, Math.ceil(found.total / resultsPageSize)),
    center: centerOf(plan.area),
    appliedRadius: plan.miles,
    ...(widenedFrom !== undefined && { widenedFrom }),
    sort: plan.sort,
    facets: found.facets,
  };
}

/** Miles from the nearest searched point, null without one. */
function milesFrom(plan: SearchPlan, installer: Installer): number | null {
  const miles = pointsOf(plan).map(({ lat, lon }) => milesBetween({ latitude: lat, longitude: lon }, installer));
  return miles.length > 0 ? Math.min(...miles) : null;
}

/** How the place was understood (product rules 2.8). */
function searchTypeOf(area: SearchArea): SearchResponse['searchType'] {
  if (area.kind !== 'points') return 'text_only';
  return area.source === 'gps' ? 'gps' : 'city_center';
}

/** The middle of the searched points, null without one. */
function centerOf(area: SearchArea): SearchResponse['center'] {
  if (area.kind !== 'points') return null;
  const mean = (pick: 'lat' | 'lon') => area.points.reduce((sum, point) => sum + point[pick], 0) / area.points.length;
  return { lat: mean('lat'), lon: mean('lon'), label: area.label };
}

/** The line above the results for what the visitor would not expect; undefined when there is nothing to say. */
function messageOf({ unknownPlace, miles }: SearchPlan, total: number, widenedFrom?: number): string | undefined {
  if (widenedFrom !== undefined && miles !== null) return widenedMessage(widenedFrom, miles);
  if (unknownPlace !== null && total > 0)
    return `We do not know the place “${unknownPlace}”. These installers have it in their name, place or services.`;
  return undefined;
}

/** An installer in a result list; `miles` from the searched point, null without one, shown with one decimal (§9). */
export function cardOf(installer: Installer, miles: number | null): InstallerCard {
  const { rating, reviewCount, city, serviceRadius } = installer;
  const found = {
    distance: miles === null ? null : Math.round(miles * 10) / 10,
    servesPoint: miles === null ? null : miles <= serviceRadius,
    badges: [],
    responseMinutes: null,
  };
  const reasons = reasonsFor({ ...found, rating, reviewCount, city, serviceRadius });
  return { ...installer, ...found, reasons };
}
