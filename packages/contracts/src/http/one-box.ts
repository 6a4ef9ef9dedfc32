import * as z from 'zod';
import { poolTypes, services, serviceTypeKeys } from '../catalogue.js';
import { offered, textLengths } from '../limits.js';
import { lineOf } from '../text.js';
import { valueFilters } from '../value-filters.js';

/** GET /api/search/understand and /api/search/suggestions: what a person typed into the one box. */
export const oneBoxQuerySchema = z.object({ q: lineOf(textLengths.searched).default('') });

/** What a named place may be. */
export const placeKinds = [
  'zip',
  'city',
  'county',
  'region',
  'neighborhood',
  'community',
  'airport',
  'landmark',
  'state',
] as const;

const slug = z.string().describe('slug; empty if the place has none');

/** A place as a response names it. `location`, sent as such, means the same place again. */
const namedPlaceSchema = z.object({
  label: z.string().describe('"Austin, TX"'),
  location: z.string().describe('"Austin, Texas"'),
  detail: z.string().nullable().describe('its county, or the kind of place it is'),
  state: slug,
  city: slug,
  lat: z.number().nullable(),
  lon: z.number().nullable(),
});

export type NamedPlace = z.infer<typeof namedPlaceSchema>;

/** One of several places that a name may mean, with how many contractors serve it. */
export const placeChoiceSchema = namedPlaceSchema.extend({ contractors: z.int() });
export type PlaceChoice = z.infer<typeof placeChoiceSchema>;

/** The most places that a question offers. */
export const mostChoices = 6;

/** What was taken for the place. */
export const understoodPlaceSchema = namedPlaceSchema.omit({ location: true, detail: true }).extend({
  kind: z
    .enum(['none', 'position', ...placeKinds, 'abroad', 'unserved', 'unknown'])
    .describe(
      'none: no place was given; abroad: outside the United States; unserved: a territory without listings; unknown: several or no such place',
    ),
  radiusMiles: z.number().nullable().describe('miles searched around the point; null for none'),
  words: z.string().describe('words searched in addition to the place'),
  asTyped: z.boolean().describe('false if the name was misspelled'),
  others: z.array(namedPlaceSchema).describe('other places with the same name'),
});
export type UnderstoodPlace = z.infer<typeof understoodPlaceSchema>;

/** What a text or a location was understood as; `choices` is empty where it is clear. */
export const understandingShape = {
  understood: understoodPlaceSchema,
  choices: z.array(placeChoiceSchema).describe(`at most ${mostChoices}, the most populous first`),
};

/** What was recognized in the text; what no rule knows stays in `q` and is searched as words. */
export const understoodSchema = z.object({
  location: z.string().describe('"Austin, Texas", a state, a ZIP code or a ZIP code range; empty for none'),
  state: z.string().describe('state slug, empty for none'),
  city: z.string().describe('city slug, empty for none'),
  nearMe: z.boolean().describe('whether the visitor searched for "near me"'),
  distance: z.number().describe('miles, 0 for none'),
  serviceType: z.enum(serviceTypeKeys),
  services: z.array(z.enum(services)),
  poolTypes: z.array(z.enum(poolTypes)),
  open: z.array(z.enum(valueFilters.open.values)),
  work: z.array(z.enum(valueFilters.work.values)),
  minRating: z.number().describe('3 for none'),
  q: z.string(),
  ...understandingShape,
});
export type Understood = z.infer<typeof understoodSchema>;

/** What the one box offers while a person types: places first, then installers by name. */
export const suggestionsSchema = z.object({
  places: z
    .array(
      z.object({
        kind: z.enum(placeKinds),
        label: z
          .string()
          .describe('"Austin, Texas", "Texas", "78704", "Harris County, Texas"; as a location it is found'),
        detail: z.string().nullable().describe('county, postal place or kind of place, if it adds information'),
        state: z.string().describe('state slug, empty for a region of several states'),
        city: z.string().describe('city slug, empty for other places'),
      }),
    )
    .describe(`at most ${offered.suggestions}`),
  installers: z
    .array(z.object({ id: z.int(), name: z.string(), location: z.string(), path: z.string() }))
    .describe(`at most ${offered.suggestions}`),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
