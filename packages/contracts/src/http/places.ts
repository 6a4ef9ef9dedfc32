import * as z from 'zod';
import { services, serviceTypeKeys } from '../catalogue.js';
import { offered, shownCities } from '../limits.js';
import { mapLimits, mapSizes } from '../map-view.js';
import { placeSlug as slug, zipCode } from '../text.js';
import { climateZoneCodes } from './climate-zones.js';
import { letterPartsSchema } from './letters.js';
import { placeFactsSchema } from './place-facts.js';

export const stateParamsSchema = z.object({ state: slug });
export const cityParamsSchema = z.object({ state: slug, city: slug });

/** GET /api/places/states: `serviceType` counts only those who offer something of it (docs/rules.md#service-types). */
export const stateListQuerySchema = z.object({ serviceType: z.enum(serviceTypeKeys).default('all') });

const indexable = z.boolean().describe('whether search engines may index its page');

/** One entry of a state select. */
export const stateOptionSchema = z.object({
  value: z.string(),
  label: z.string(),
  code: z.string(),
  installers: z.int().describe('published contractors in the state'),
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

/** A city of a state directory page, where its map shows it. */
export const stateCitySchema = cityOptionSchema.omit({ county: true }).extend({
  latitude: z.number(),
  longitude: z.number(),
});
export type StateCity = z.infer<typeof stateCitySchema>;

/** GET /api/places/states/{state}: the state directory page. */
export const statePageSchema = z.object({
  state: stateOptionSchema,
  cities: z
    .array(stateCitySchema)
    .describe(`the ${shownCities.named} cities with most contractors, most first; points to two decimals`),
  cityCount: z.int().describe('cities with contractors'),
  dots: z
    .array(z.tuple([z.number(), z.number()]))
    .describe(`latitude and longitude of the ${shownCities.dots} cities with most contractors`),
  parts: letterPartsSchema.describe('lists of the cities that have contractors or are offered to search engines'),
  installers: z.int(),
  averageRating: z.number().nullable(),
  facts: placeFactsSchema,
  indexable,
});
export type StatePage = z.infer<typeof statePageSchema>;

/** A county or a region that has a page: `label` with its state where it stands alone, "Orange County, Florida". */
const areaLinkSchema = z.object({ state: z.string(), value: z.string(), label: z.string() });

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
    .array(
      z.object({ state: z.string(), value: z.string(), label: z.string(), miles: z.number(), installers: z.int() }),
    )
    .describe(`up to ${offered.nearby} cities with contractors, nearest first, of whichever state`),
  located: z.int().describe('contractors whose own address is in the city'),
  serving: z.int().describe('contractors whose service radius reaches the city center'),
  medianRating: z.number().nullable(),
  services: z
    .array(z.object({ value: z.enum(services), serving: z.int(), medianRating: z.number().nullable(), indexable }))
    .describe('the services that those who serve the city offer, most businesses first'),
  areas: z.array(areaLinkSchema).describe('its county and the regions it lies in'),
  parts: letterPartsSchema.describe('lists of the contractors whose own address is in the city, by name'),
  facts: placeFactsSchema,
  indexable,
});
export type CityPage = z.infer<typeof cityPageSchema>;

/**
 * GET /api/places/states/{state}/cities/{city}/neighborhoods/{neighborhood}: whether the places data, or a listing in the
 * city, knows a neighborhood, a county or a region of this name there.
 */
export const neighborhoodParamsSchema = cityParamsSchema.extend({ neighborhood: slug });
export const neighborhoodSchema = z.object({ value: z.string() });

export const areaQuerySchema = z.object({ area: slug });
export const areaOfStateParamsSchema = z.object({ state: slug, area: slug });

/**
 * GET /api/places/states/{state}/areas/{area}: the page of a service area. GET /api/places/areas?area={area}: that of the most
 * populous one of this name.
 */
export const areaPageSchema = z.object({
  state: stateOptionSchema,
  area: z.object({ value: z.string(), label: z.string(), kind: z.enum(['county', 'region']) }),
  center: z
    .object({ value: z.string(), label: z.string(), latitude: z.number(), longitude: z.number() })
    .describe('the most populous city, which the area is searched from'),
  miles: z.number().describe('from there to the farthest city of the area, 100 at most'),
  cities: z.array(stateCitySchema).describe(`the ${shownCities.ofArea} cities with the most contractors, most first`),
  cityCount: z.int().describe('its cities with contractors'),
  installers: z.int().describe('contractors whose own address is in one of its cities'),
  averageRating: z.number().nullable(),
  others: z.array(areaLinkSchema).describe('areas of this name in other states, most populous first'),
  facts: placeFactsSchema,
  indexable,
});
export type AreaPage = z.infer<typeof areaPageSchema>;

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
  notCovered: z.string().nullable().describe('what to do instead in a US territory; null elsewhere'),
});
export type Position = z.infer<typeof positionSchema>;

/** GET /api/places/zip: where a ZIP of the states is. */
export const zipQuerySchema = z.object({ zip: zipCode });
export const zipPlaceSchema = z.object({
  zip: z.string(),
  city: z.string().describe('place name of the postal service'),
  state: z.string().describe('slug of the state'),
  latitude: z.number().describe('to two decimals'),
  longitude: z.number().describe('to two decimals'),
  zone: z.enum(climateZoneCodes).describe('climate zone, by the airport code of its weather station'),
});
export type ZipPlace = z.infer<typeof zipPlaceSchema>;

const sizes = Object.values(mapSizes);

/**
 * GET /api/places/map.svg: a base map without pins. The view is Web Mercator around a center; `miles` is half its height
 * at the center. What is drawn is the view of the grid next to it (`snapView`), in one of `mapSizes`. `radius` draws a
 * circle of so many miles around `circleLat`, `circleLon`, or around the center.
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
