import * as z from 'zod';
import { letterLists } from '../limits.js';
import { placeSlug as slug } from '../text.js';

/** `s`, `a-c`, or `s-2` for the second page of a letter; `0` is all that begins with no letter. */
const part = z
  .string()
  .regex(/^[0a-z](?:-(?:[a-z]|[1-9]\d{0,3}))?$/, 'must be a letter, two letters, or a letter and a number');

/** One page of a list by letter. */
const letterPartSchema = z.object({ value: z.string(), label: z.string().describe('"A–C"') });
export type LetterPart = z.infer<typeof letterPartSchema>;
export const letterPartsSchema = z.array(letterPartSchema);

const place = z.object({ value: z.string(), label: z.string() });

const shownPart = {
  part: letterPartSchema.describe('the part that now covers the requested one'),
  parts: letterPartsSchema.describe('the pages of the list that this one links to'),
};

/** GET /api/places/states/{state}/letters/{part}: cities of a state, by name. */
export const citiesByLetterParamsSchema = z.object({ state: slug, part });
export const citiesByLetterSchema = z.object({
  ...{ state: place, ...shownPart },
  cities: z
    .array(place.extend({ installers: z.int() }))
    .describe(`at most ${letterLists.size}: cities with contractors, and those that are offered to search engines`),
});
export type CitiesByLetter = z.infer<typeof citiesByLetterSchema>;

/** GET /api/places/states/{state}/cities/{city}/letters/{part}: the installers with an address in a city, by name. */
export const namesByLetterParamsSchema = z.object({ state: slug, city: slug, part });
export const namesByLetterSchema = z.object({
  ...{ state: place, city: place, ...shownPart },
  total: z.int().describe('contractors with an address in the city'),
  installers: z.array(z.object({ id: z.int(), name: z.string() })).describe(`at most ${letterLists.size}`),
});
export type NamesByLetter = z.infer<typeof namesByLetterSchema>;
