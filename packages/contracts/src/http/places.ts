import * as z from 'zod';
import { offered, textLengths } from '../limits.js';
import { mapLimits, mapSizes } from '../map-view.js';

const slug = z
  .string()
  .max(textLengths.citySlug.max)
  .regex(/^[a-z0-9-]+$/, 'must be lower-case words joined by hyphens');

export const stateParamsSchema = z.object({ state: slug });
export const cityParamsSchema = z.object({ state: slug, city: slug });

/** One entry of a state select: GET /api/places/states. */
export const stateOptionSchema = z.object({
  value: z.string(),
  label: z.string(),
  code: z.string(),
  installers: z.int().describe('published installers in the state'),
});
export type StateOption = z.infer<typeof stateOptionSchema>;
export const stateListSchema = z.array(stateOptionSchema);

/** One entry of a city select: GET /api/places/states/{state}/cities, by label. `county` distinguishes equal names. */
export const cityOptionSchema = z.object({
  value: z.string(),
  label: z.string(),
  county: z.string().nullable(),
  installers: z.int(),
});
export type CityOption = z.infer<typeof cityOptionSchema>;
export const cityListSchema = z.array(cityOptionSchema);

/** GET /api/places/states/{state}: the state directory page. */
export const statePageSchema = z.object({
  state: stateOptionSchema,
  cities: z.array(cityOptionSchema).describe('cities with installers, most installers first'),
  installers: z.int(),
  averageRating: z.number().nullable(),
});
export type StatePage = z.infer<typeof statePageSchema>;

/** GET /api/places/states/{state}/cities/{city}: the city directory page. */
export const cityPageSchema = z.object({
  state: stateOptionSchema,
  city: z.object({
    value: z.string(),
    label: z.string(),
    county: z.string().nullable(),
    latitude: z.number(),
    longitude: z.number(),
    population: z.int().nullable(),
    timeZone: z.string().nullable(),
  }),
  nearby: z
    .array(z.object({ value: z.string(), label: z.string(), miles: z.number(), installers: z.int() }))
    .describe(`up to ${offered.nearby} cities with installers, nearest first`),
  located: z.int().describe('installers whose own address is in the city'),
  serving: z.int().describe('installers whose service radius reaches the city centre'),
  medianRating: z.number().nullable(),
});
export type CityPage = z.infer<typeof cityPageSchema>;

/** Empty text is no number; a plain coercion would read it as 0. */
const decimal = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema);
const within = (least: number, most: number) => z.coerce.number().min(least).max(most);

/** GET /api/places/position: where a position is, from its coordinates alone. */
export const positionQuerySchema = z.object({
  lat: decimal(within(-90, 90)),
  lon: decimal(within(-180, 180)),
});
export const positionSchema = z.object({
  inUnitedStates: z.boolean().describe('within the 50 states or the District of Columbia'),
  label: z.string().nullable().describe('nearest city, "Austin, TX"; null outside the United States'),
});
export type Position = z.infer<typeof positionSchema>;

const sizes = Object.values(mapSizes);

/**
 * GET /api/places/map.svg: a base map without pins. The view is Web Mercator around a centre; `miles` is half its height
 * at the centre. What is drawn is the view of the grid next to it (`snapView`), in one of `mapSizes`. `radius` draws a
 * circle of so many miles around `circleLat`, `circleLon`, or around the centre.
 */
export const mapQuerySchema = z
  .object({
    lat: decimal(within(-mapLimits.latitude, mapLimits.latitude)),
    lon: decimal(within(-180, 180)),
    miles: decimal(within(mapLimits.leastMiles, mapLimits.mostMiles)),
    width: decimal(z.coerce.number().int()),
    height: decimal(z.coerce.number().int()),
    radius: decimal(within(0, mapLimits.mostRadius).default(0)),
    circleLat: decimal(within(-mapLimits.latitude, mapLimits.latitude).optional()),
    circleLon: decimal(within(-180, 180).optional()),
  })
  .refine(({ width, height }) => sizes.some((size) => size.width === width && size.height === height), {
    path: ['width'],
    error: `must be of ${sizes.map(({ width, height }) => `${width} × ${height}`).join(', ')}`,
  });
/** What a map is drawn from. */
export type MapQuery = z.output<typeof mapQuerySchema>;
