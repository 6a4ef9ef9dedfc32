import * as z from 'zod';
import { licenseKinds } from '../licenses/kinds.js';
import { licenseSourceSchema, workRuleSchema } from '../licenses/types.js';

/** A window of the year, from and to: "late April", "mid-May". */
const windowSchema = z.object({ from: z.string(), to: z.string() });
export type SeasonWindow = z.infer<typeof windowSchema>;

/** What weather means for a pool, by climate zone. */
export const seasonSchema = z.object({
  climate: z.string().describe('name of the climate zone, "low desert"'),
  winter: z
    .enum(['open', 'freeze-guard', 'closed'])
    .describe('pools stay open, stay open with freeze protection, or are closed for the winter'),
  opening: windowSchema.nullable().describe('when pools are opened; null if they stay open all year'),
  closing: windowSchema.nullable(),
  swimming: windowSchema.nullable().describe('months in which unheated water reaches 75 °F; null if it never does'),
  water: z.array(z.number()).length(12).describe('°F of an unheated pool by month'),
  evaporation: z.array(z.number()).length(12).describe('inches that an uncovered pool loses by month'),
});
export type Season = z.infer<typeof seasonSchema>;

/** Who must be licensed, as far as it is known. A kind of work that is missing is not known yet. */
export const licenseRuleSchema = z.object({
  kind: z.enum(['license', 'registration', 'none', 'unknown']).describe('what the state requires of pool builders'),
  rules: z.partialRecord(z.enum(licenseKinds), workRuleSchema),
  board: z.string().describe('the board to contact'),
  lookup: z.url().nullable().describe('license lookup page'),
  source: licenseSourceSchema.nullable().describe('source page of the rules; null if none has been reviewed'),
});
export type LicenseRule = z.infer<typeof licenseRuleSchema>;

/** What is priced. */
export const pricedItems = [
  'fiberglass',
  'vinyl',
  'concrete',
  'aboveGround',
  'hotTub',
  'attachedSpa',
  'opening',
  'closing',
  'liner',
  'replaster',
  'upkeep',
  'hotTubPower',
  'saunaPower',
] as const;
export type PricedItem = (typeof pricedItems)[number];

/** Dollars; `mid` is null where only the ends are known. */
export const priceBandSchema = z.object({ low: z.number(), mid: z.number().nullable(), high: z.number() });
export type PriceBand = z.infer<typeof priceBandSchema>;

/** What a page about a place says beside its listings: from dated tables, by state and climate zone. */
export const placeFactsSchema = z.object({
  season: seasonSchema,
  license: licenseRuleSchema,
  prices: z.object({
    asOf: z.iso.date().describe('date of the factors'),
    bands: z.record(z.enum(pricedItems), priceBandSchema),
  }),
});
export type PlaceFacts = z.infer<typeof placeFactsSchema>;
