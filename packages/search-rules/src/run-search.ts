import { resultsPageSize } from '@poolpros/contracts/catalogue';
import type { ListingFacts } from '@poolpros/contracts/events/directory';
import type { InstallerCard } from '@poolpros/contracts/http/installers';
import type { PlaceChoice } from '@poolpros/contracts/http/one-box';
import { noFacets, type SearchResponse } from '@poolpros/contracts/http/search';
import { publicInstaller } from '@poolpros/contracts/public-installer';
import { servesFrom } from '@poolpros/contracts/reach';
import { milesBetween } from '@poolpros/places/geo';
import { looserMatchings, type Matching } from './matching.js';
import { pointsOf, type SearchArea, type SearchPlan } from './plan.js';
import { reasonsFor } from './reasons.js';
import { widenedDistance, widenedMessage } from './widening.js';

/** What a search needs to know of the listings that it finds; the rest of a card is up to whoever makes it. */
export interface FoundFacts
  extends Pick<
    ListingFacts,
    'latitude' | 'longitude' | 'serviceRadius' | 'city' | 'services' | 'poolTypes' | 'specializations'
  > {
  responseMinutes?: number | null | undefined;
}

/**
 * The result of a store: the listings of one page that take requests, in order, and counts of all matches, including
 * those that take none.
 */
export interface StoreResult<L extends FoundFacts = ListingFacts> {
  installers: L[];
  total: number;
  facets: SearchResponse['facets'];
  /** Those that take no requests; absent if there are none. */
  away?: AwayResult<L> | undefined;
}

/**
 * Matching listings that take no requests. Few searches find one and fewer pages show one, so they are read on demand.
 */
export interface AwayResult<L> {
  count: number;
  /** A number of them after an offset, in the order of the plan. */
  list(skip: number, take: number): Promise<L[]>;
}

/** A store that finds the listings of a plan in one way. */
export type Find<L extends FoundFacts = ListingFacts> = (
  plan: SearchPlan,
  matching: Matching,
) => Promise<StoreResult<L>>;

/** A response with cards in the form that a service sends. */
export type SearchPage<C> = Omit<SearchResponse, 'installers'> & { installers: C[] };

/**
 * Makes the card of a listing. `miles` is the distance from the searched point, null without one; `asked` is what was
 * searched for.
 */
export type ToCard<L, C> = (listing: L, miles: number | null, asked: readonly string[]) => C;

/**
 * Runs a plan against a store. Words are matched in the strictest way that has a result, even a distant one. Then a
 * search without results nearby goes on to the next distance step that has some. A page after the last of `mostPages`
 * is read as that one; the caller compares the response with the page that it was asked for.
 */
export async function runSearch<L extends FoundFacts, C>(
  asked: SearchPlan,
  find: Find<L>,
  toCard: ToCard<L, C>,
  mostPages: number,
): Promise<SearchPage<C>> {
  const plan = { ...asked, page: Math.min(asked.page, mostPages) };
  if (plan.area.kind === 'nowhere') {
    const outcome = { found: nobody, matching: 'exact' as const, choices: await countedChoices(plan, find) };
    return responseOf(plan, outcome, toCard, mostPages);
  }
  const { found, matching } = await strictestFound(plan, find);
  const farther = found.total === 0 ? widenedDistance(plan.miles ?? 0, found.facets.byDistance) : null;
  if (farther === null) {
    const outcome = { found: await withAway(plan, found), matching };
    return responseOf(plan, outcome, toCard, mostPages);
  }
  const wider = { ...plan, miles: farther };
  const widenedFrom = plan.miles ?? undefined;
  const outcome = { found: await withAway(wider, await find(wider, matching)), matching, widenedFrom };
  return responseOf(wider, outcome, toCard, mostPages);
}

const nobody: StoreResult<never> = {
  installers: [],
  total: 0,
  facets: noFacets,
};

/** The choices of an ambiguous place, each with its number of matching contractors. */
export function countedChoices<L extends FoundFacts>(plan: SearchPlan, find: Find<L>): Promise<PlaceChoice[]> {
  return Promise.all(
    plan.choices.map(async ({ description: { kind: _, ...place }, area }) => {
      const there = await find({ ...plan, area, words: null, miles: null, sort: 'rating', page: 1 }, 'exact');
      return { ...place, contractors: there.total };
    }),
  );
}

/** Fills a page with listings that take no requests, which come after all others. */
async function withAway<L extends FoundFacts>({ page }: SearchPlan, found: StoreResult<L>): Promise<StoreResult<L>> {
  const { away, total, installers } = found;
  if (!away) return found;
  const open = total - away.count;
  const skip = Math.max(0, (page - 1) * resultsPageSize - open);
  const take = Math.min(resultsPageSize - installers.length, away.count - skip);
  return take > 0 ? { ...found, installers: [...installers, ...(await away.list(skip, take))] } : found;
}

async function strictestFound<L extends FoundFacts>(plan: SearchPlan, find: Find<L>): Promise<Outcome<L>> {
  let matching: Matching = 'exact';
  let found = await find(plan, matching);
  for (const next of looserMatchings(plan.words)) {
    if (hasAnybody(found)) break;
    matching = next;
    found = await find(plan, matching);
  }
  return { found, matching };
}

const hasAnybody = ({ total, facets }: Pick<StoreResult, 'total' | 'facets'>): boolean =>
  total > 0 || facets.byDistance.some(({ count }) => count > 0);

interface Outcome<L extends FoundFacts = ListingFacts> {
  found: StoreResult<L>;
  matching: Matching;
  widenedFrom?: number | undefined;
  choices?: PlaceChoice[];
}

function responseOf<L extends FoundFacts, C>(
  plan: SearchPlan,
  outcome: Outcome<L>,
  toCard: ToCard<L, C>,
  mostPages: number,
): SearchPage<C> {
  const { found, widenedFrom, choices = [] } = outcome;
  const message = messageOf(plan, outcome);
  const offers = askedIn(plan);
  return {
    installers: found.installers.map((installer) => toCard(installer, milesFrom(plan, installer), offers)),
    searchType: searchTypeOf(plan.area),
    ...(message !== undefined && { message }),
    total: found.total,
    page: plan.page,
    pageSize: resultsPageSize,
    totalPages: Math.min(Math.max(1, Math.ceil(found.total / resultsPageSize)), mostPages),
    center: centerOf(plan.area),
    appliedRadius: plan.miles,
    ...(widenedFrom !== undefined && { widenedFrom }),
    sort: plan.sort,
    facets: found.facets,
    understood: { ...plan.understood, radiusMiles: plan.miles },
    choices,
  };
}

/** Miles from the nearest searched point; null without one. */
function milesFrom(plan: SearchPlan, installer: FoundFacts): number | null {
  const miles = pointsOf(plan).map(({ lat, lon }) => milesBetween({ latitude: lat, longitude: lon }, installer));
  return miles.length > 0 ? Math.min(...miles) : null;
}

/** The requested services and pool types of a plan. */
const askedIn = ({ selection: { services, poolTypes, serviceType } }: SearchPlan): readonly string[] => [
  ...new Set<string>([...services, ...poolTypes, ...(serviceType?.anyOf ?? [])]),
];

/** How the place was interpreted. */
function searchTypeOf(area: SearchArea): SearchResponse['searchType'] {
  if (area.kind !== 'points') return 'text_only';
  return area.source === 'gps' ? 'gps' : 'city_center';
}

/** The center of the searched points or counties; null without one. */
function centerOf(area: SearchArea): SearchResponse['center'] {
  if (area.kind === 'counties') return { ...area.center, label: area.label };
  if (area.kind !== 'points') return null;
  const mean = (pick: 'lat' | 'lon') => area.points.reduce((sum, point) => sum + point[pick], 0) / area.points.length;
  return { lat: mean('lat'), lon: mean('lon'), label: area.label };
}

/** The line above the results that explains something unexpected; undefined if there is nothing to say. */
function messageOf(
  { unknownPlace, understood, miles }: SearchPlan,
  { found, matching, widenedFrom }: Omit<Outcome, 'found'> & { found: Pick<StoreResult, 'total'> },
): string | undefined {
  const notes: string[] = [];
  if (understood.kind === 'abroad') notes.push('We list contractors in the United States only.');
  if (!understood.asTyped) notes.push(`Showing ${understood.label}.`);
  if (widenedFrom !== undefined && miles !== null) notes.push(widenedMessage(widenedFrom, miles));
  if (found.total > 0) {
    const isPartial = matching === 'partial';
    if (unknownPlace !== null) {
      const words = isPartial ? 'some of its words' : 'it';
      notes.push(
        `We do not know the place “${unknownPlace}”. These installers have ${words} in their name, place or services.`,
      );
    } else if (isPartial) notes.push('No installer matches all of your words. These match the most words.');
  }
  return notes.length > 0 ? notes.join(' ') : undefined;
}

/** What the card of a listing says about one search. */
export type OfSearch = Pick<InstallerCard, 'distance' | 'servesPoint' | 'badges' | 'reasons'>;

/** The distance is shown with one decimal. */
export function ofSearch(listing: FoundFacts, miles: number | null, asked: readonly string[]): OfSearch {
  const found = {
    distance: miles === null ? null : Math.round(miles * 10) / 10,
    servesPoint: miles === null ? null : servesFrom(listing, miles),
    badges: [],
  };
  const { services, poolTypes, specializations, city, serviceRadius, responseMinutes = null } = listing;
  return {
    ...found,
    reasons: reasonsFor(
      { services, poolTypes, specializations, city, serviceRadius, responseMinutes, ...found },
      asked,
    ),
  };
}

/** An installer in a result list. */
export const cardOf = (listing: ListingFacts, miles: number | null, asked: readonly string[] = []): InstallerCard => ({
  ...publicInstaller(listing),
  ...ofSearch(listing, miles, asked),
});
