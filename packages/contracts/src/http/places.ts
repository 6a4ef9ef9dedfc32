import * as z from 'zod';

const slug = z
  .string()
  .max(100)
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

/** One entry of a city select: GET /api/places/states/{state}/cities, by label. `county` tells same names apart. */
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
    .describe('up to 4 cities with installers, nearest first'),
  located: z.int().describe('installers whose own address is in the city'),
  serving: z.int().describe('installers whose service radius reaches the city centre'),
  medianRating: z.number().nullable(),
});
export type CityPage = z.infer<typeof cityPageSchema>;

/** GET /api/places/position: where a position is, judged from its coordinates alone. */
export const positionQuerySchema = z.object({
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
});
export const positionSchema = z.object({
  inUnitedStates: z.boolean().describe('within the 50 states or the District of Columbia'),
  label: z.string().nullable().describe('nearest city, "Austin, TX"; null outside the United States'),
});
export type Position = z.infer<typeof positionSchema>;

/**
 * GET /api/places/map.svg: a base map without pins. The view is Web Mercator around a centre; `miles` is half its height
 * at the centre. `radius` draws a circle of so many miles around `circleLat`, `circleLon`, or around the centre.
 */
export const mapQuerySchema = z.object({
  lat: z.coerce.number().min(-80).max(80),
  lon: z.coerce.number().min(-180).max(180),
  miles: z.coerce.number().min(2).max(1500),
  width: z.coerce.number().int().min(120).max(1600),
  height: z.coerce.number().int().min(120).max(1600),
  radius: z.coerce.number().min(0).max(500).default(0),
  circleLat: z.coerce.number().min(-80).max(80).optional(),
  circleLon: z.coerce.number().min(-180).max(180).optional(),
});
export type MapQuery = z.input<typeof mapQuerySchema>;
export type MapQueryValues = z.output<typeof mapQuerySchema>;
