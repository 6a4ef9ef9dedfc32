import { poolTypes, services, serviceTypeKeys, sortOrderKeys } from '@poolpros/contracts/catalogue';
import type { Endpoint } from '@poolpros/contracts/endpoints/endpoint';
import { audiences } from '@poolpros/contracts/http/accounts';
import { mapSizes } from '@poolpros/contracts/map-view';
import type { RouteName } from '@poolpros/contracts/page-table';
import type { PageRow } from '@poolpros/contracts/pages/row';
import { segmentsOf } from '@poolpros/contracts/route-match';
import { installerSlug, slugify } from '@poolpros/contracts/slug';
import { routeExamples } from '@poolpros/contracts/testing/route-examples';
import { valueFilters } from '@poolpros/contracts/value-filters';
import type { City, Places } from '@poolpros/places/places';
import type { Random } from '@poolpros/seed-data/random';
import * as z from 'zod';
import { present } from '../present.js';

export interface Listing {
  id: number;
  name: string;
  stateSlug: string;
  citySlug: string;
}

/** What one request is about. */
export interface Draw {
  random: Random;
  listing: Listing;
  /** Ids of so many listings. */
  ids(count: number): string;
  /** It is in a county. */
  city: City;
  places: Places;
}

const mostMilesOfPoint = 10;
const milesPerDegree = 69;

/** Within ten miles of the city, so that no point is asked for twice. */
const near = ({ random }: Draw, degrees: number): string =>
  (degrees + ((2 * random.next() - 1) * mostMilesOfPoint) / milesPerDegree).toFixed(6);
const lat = (draw: Draw): string => near(draw, draw.city.latitude);
const lon = (draw: Draw): string => near(draw, draw.city.longitude);
const zip = ({ places, city }: Draw): string =>
  present(places.nearestZip(city.latitude, city.longitude) ?? undefined, 'ZIP').zip;
const county = ({ city }: Draw): string => slugify(present(city.county ?? undefined, 'county'));
const letters = ({ random }: Draw, count: number): string =>
  Array.from({ length: count }, () => random.pick([...'abcdefghilmnoprst'])).join('');

/** How each parameter of a path or a query is drawn, by its name. */
const values: Readonly<Record<string, (draw: Draw) => string>> = {
  audience: ({ random }) => random.pick(audiences),
  state: ({ city }) => city.stateSlug,
  city: ({ city }) => city.slug,
  // A county is known by name in the same place as a neighborhood.
  neighborhood: county,
  part: (draw) => letters(draw, 1),
  area: county,
  serviceArea: county,
  zip,
  location: zip,
  page: ({ random }) => String(random.between(1, 20)),
  limit: ({ random }) => String(random.between(50, 100)),
  lat,
  lon,
  circleLat: lat,
  circleLon: lon,
  miles: ({ random }) => String(random.between(2, 2000)),
  width: () => String(mapSizes.wide.width),
  height: () => String(mapSizes.wide.height),
  radius: ({ random }) => String(random.between(1, 500)),
  distance: ({ random }) => String(random.between(10, 500)),
  installerId: ({ listing }) => String(listing.id),
  slug: ({ listing }) => installerSlug(listing.name, listing.id),
  // No project has such an id in a listing that is drawn.
  projectId: ({ random }) => String(random.between(1, 1000)),
  project: ({ random }) => `gunite-pool-${random.between(1, 1000)}`,
  ids: ({ ids }) => ids(4),
  installerIds: ({ ids }) => ids(10),
  q: (draw) => `pool ${letters(draw, 3)}`,
  serviceType: ({ random }) => random.pick(serviceTypeKeys),
  services: ({ random }) => random.pick(services),
  poolTypes: ({ random }) => random.pick(poolTypes),
  languages: ({ random }) => random.pick(valueFilters.languages.values),
  open: () => '',
  work: () => '',
  minRating: ({ random }) => random.pick(['3', '4', '4.5']),
  sortBy: ({ random }) => random.pick(sortOrderKeys),
  origin: () => 'visitor',
  sort: () => 'newest',
  stars: ({ random }) => String(random.between(1, 5)),
  shard: ({ random, city }) => `${random.pick(['cities', 'services'])}-${city.stateSlug}`,
  status: () => 'pending_review',
  stage: () => 'new',
  order: () => 'oldest',
  format: () => 'csv',
  period: () => '30d',
  token: (draw) => letters(draw, 43),
  tab: () => 'heater',
  zone: () => 'low-desert',
  yard: () => 'small',
  topic: () => 'care',
  step: () => 'green',
};
/** Ids of things that only their owner reads. */
const ownedIds = new Set(['submissionId', 'contactRequestId', 'photoId', 'webhookId', 'claimId', 'documentId']);

function drawnValue(name: string, draw: Draw): string {
  if (ownedIds.has(name)) return '0199c6f0-0000-7000-8000-000000000001';
  const value = values[name];
  if (!value) throw new Error(`nothing says how ${name} is drawn; add it to draws.ts`);
  return value(draw);
}

/** A value of a query, drawn by its name (null) or in another way. */
export type Asked = Readonly<Record<string, string | number | null | ((draw: Draw) => string | number)>>;

/** The keys as what is drawn by their names. */
export const byName = (keys: readonly string[]): Asked => Object.fromEntries(keys.map((key) => [key, null]));

function withQuery(path: string, asked: Asked, draw: Draw): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked))
    query.set(name, String(typeof value === 'function' ? value(draw) : (value ?? drawnValue(name, draw))));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The keys that a query needs, and those that it may have. */
export function keysOf(query: z.ZodType | undefined): { needed: string[]; others: string[] } {
  if (!(query instanceof z.ZodObject)) return { needed: [], others: [] };
  const isNeeded = ([, value]: [string, z.ZodType]) => !value.safeParse(undefined).success;
  const all = Object.entries(query.shape as Record<string, z.ZodType>);
  const keys = (entries: [string, z.ZodType][]) => entries.map(([key]) => key);
  return { needed: keys(all.filter(isNeeded)), others: keys(all.filter((entry) => !isNeeded(entry))) };
}

/** What is below the place of a business, such as its profile and the names of its city, is drawn with that place. */
function placeOfListing(path: string, { listing: { stateSlug: state, citySlug: city } }: Draw): Record<string, string> {
  return /:(slug|part)/.test(path) ? { state, city } : {};
}

/** The URL of a read of the API. */
export function readUrl({ path }: Endpoint, asked: Asked, draw: Draw): string {
  const ofListing = placeOfListing(path, draw);
  return withQuery(
    path.replace(/:(\w+)/g, (_, name: string) => ofListing[name] ?? drawnValue(name, draw)),
    asked,
    draw,
  );
}

/** Pages whose slug names a text. */
const texts = new Set<RouteName>(['article']);

/** The URL of a page. What is not drawn, such as the name of a program, is that of its example. */
export function pageUrl([name, row]: readonly [RouteName, PageRow], asked: Asked, draw: Draw): string {
  const example = segmentsOf(routeExamples[name]);
  const ofListing = placeOfListing(row.path, draw);
  const segments = segmentsOf(row.path).map((part, index) => {
    const named = part.slice(1);
    const isDrawn = part.startsWith(':') && !row.only?.[named] && named in values && !texts.has(name);
    return isDrawn ? (ofListing[named] ?? drawnValue(named, draw)) : (example[index] ?? part);
  });
  return withQuery(`/${segments.join('/')}`, asked, draw);
}

/** A path without a page. */
export const missingUrl = (draw: Draw): string => `/nothing-${letters(draw, 12)}`;
