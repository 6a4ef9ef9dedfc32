import * as z from 'zod';
import { poolTypes, services, serviceTypeKeys, sortOrderKeys } from '../catalogue.js';
import { farthestSearch, textLengths } from '../limits.js';
import { commaList, pageNumber } from '../text.js';
import { secondMs } from '../time.js';
import { eachFilter, type FilterKey, type FilterValue, valueFilters } from '../value-filters.js';
import { readZips } from '../zip.js';
import { locationMistake } from '../zip-advice.js';
import { installerCardSchema } from './installers.js';
import { understandingShape } from './one-box.js';

/** Empty text counts as absent: a form sends every field. */
const optionalNumber = (schema: z.ZodType<number>) =>
  z.preprocess((value) => (value === '' || value === undefined ? undefined : Number(value)), schema.optional());

const location = z
  .string()
  .trim()
  .max(textLengths.searched.max)
  .overwrite((text) => readZips(text) ?? text)
  .superRefine((text, context) => {
    const message = locationMistake(text);
    if (message) context.addIssue({ code: 'custom', message });
  });

type FilterShape = { [K in FilterKey]: z.ZodOptional<ReturnType<typeof commaList<FilterValue<K>>>> };
const filterShape = eachFilter((key) => commaList<string>(valueFilters[key].values).optional()) as FilterShape;

/**
 * The query of both searches: GET /api/installers/search and /api/installers/search-enhanced. `distance` is miles, 0 or
 * absent = off. `services` may carry pool types too (docs/rules.md#offers).
 */
export const searchQuerySchema = z
  .object({
    location: location.optional().describe('"City, State", a state, a ZIP, a ZIP range or words'),
    q: z
      .string()
      .trim()
      .max(textLengths.searched.max)
      .optional()
      .describe('words searched in name, place and services'),
    state: z.string().max(textLengths.stateSlug.max).optional().describe('state slug'),
    city: z.string().max(textLengths.citySlug.max).optional().describe('city slug'),
    serviceType: z.enum(serviceTypeKeys).default('all'),
    distance: optionalNumber(z.number().min(0).max(farthestSearch)),
    ...filterShape,
    services: commaList([...services, ...poolTypes]).optional(),
    minRating: optionalNumber(z.number().min(0).max(5)),
    sortBy: z.enum(sortOrderKeys).default('rating'),
    lat: optionalNumber(z.number().min(-90).max(90)),
    lon: optionalNumber(z.number().min(-180).max(180)),
    origin: z.enum(['visitor', 'map']).default('visitor').describe('what lat and lon are: the visitor or a map center'),
    page: pageNumber,
  })
  .refine((query) => (query.lat === undefined) === (query.lon === undefined), {
    path: ['lat'],
    message: 'lat and lon must be given together',
  });
export type SearchQuery = z.infer<typeof searchQuerySchema>;

export const searchTypes = ['gps', 'city_center', 'text_only'] as const;
const countOf = (value: z.ZodType) => z.object({ value, count: z.int() });

/** The response of both searches. */
export const searchResponseSchema = z.object({
  installers: z.array(installerCardSchema),
  searchType: z.enum(searchTypes),
  message: z.string().optional(),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  totalPages: z.int(),
  center: z.object({ lat: z.number(), lon: z.number(), label: z.string() }).nullable(),
  appliedRadius: z.number().nullable().describe('miles searched; null if no radius applied'),
  widenedFrom: z.number().optional(),
  sort: z.enum(sortOrderKeys),
  facets: z.object({
    byDistance: z.array(z.object({ miles: z.number(), count: z.int() })),
    ...eachFilter(() => z.array(countOf(z.string()))),
    rating: z.array(z.object({ min: z.number(), count: z.int() })),
  }),
  ...understandingShape,
});
export type SearchResponse = z.infer<typeof searchResponseSchema>;

/** The facets of a response that found nobody. */
export const noFacets: SearchResponse['facets'] = { byDistance: [], ...eachFilter(() => []), rating: [] };

/**
 * How long a response of a search may be stored, in seconds (RFC 9111, RFC 5861): fresh for the first, and served for the others
 * on top of that while a new one is fetched or cannot be had.
 */
export const searchFreshness = { maxAge: 30, staleWhileRevalidate: 300, staleIfError: 86_400 } as const;
export const searchCacheControl = [
  'public',
  `max-age=${searchFreshness.maxAge}`,
  `stale-while-revalidate=${searchFreshness.staleWhileRevalidate}`,
  `stale-if-error=${searchFreshness.staleIfError}`,
].join(', ');

/** The same for a response that holds for so many milliseconds, because it depends on the clock. */
export const clockCacheControl = (goodForMs: number): string =>
  [
    'public',
    `max-age=${Math.min(searchFreshness.maxAge, Math.floor(goodForMs / secondMs))}`,
    `stale-if-error=${searchFreshness.staleIfError}`,
  ].join(', ');

/**
 * The header in which search says, with every response from the index, up to which event of the stream DIRECTORY the response
 * shows the changes of listings; 0 while it does not know.
 */
export const indexSequenceHeader = 'x-index-sequence';

/**
 * Which listings a response depends on: those that serve one of the points, those of a state, all or none. A response whose
 * service does not say depends on all.
 */
export const searchScopeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('points'), points: z.array(z.object({ lat: z.number(), lon: z.number() })) }),
  z.object({ kind: z.literal('state'), stateSlug: z.string() }),
  z.object({ kind: z.literal('everywhere') }),
  z.object({ kind: z.literal('nowhere') }),
]);
export type SearchScope = z.infer<typeof searchScopeSchema>;

/**
 * The header in which a service tells the gateway for how many milliseconds a response may be served that depends on the
 * clock (docs/rules.md#clock-filters); absent without such a limit.
 */
export const goodForHeader = 'x-good-for';

/** The header in which a service tells the gateway the scope of a response, as JSON. */
export const searchScopeHeader = 'x-search-scope';
