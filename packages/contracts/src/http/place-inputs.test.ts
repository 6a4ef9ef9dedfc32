import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { states } from '../states.js';
import { notCovered, type UnservedRegion, unservedRegions } from '../unserved-regions.js';
import { reachQuerySchema } from './installers.js';
import { listingEditSchema } from './listing-changes.js';
import { zipQuerySchema } from './places.js';
import { searchQuerySchema } from './search.js';
import { submissionBodySchema, submissionMatchesBodySchema } from './submissions.js';

const zipInputs: Readonly<Record<string, z.ZodType>> = {
  'ZIP of the calculators': zipQuerySchema.shape.zip,
  'ZIP of a profile': reachQuerySchema.shape.zip,
  'ZIP of the listing form': submissionBodySchema.shape.zipCode,
  'ZIP of the search for a listing': submissionMatchesBodySchema.shape.zipCode,
  'ZIP of an edit': listingEditSchema.shape.zipCode,
  'location of a search': searchQuerySchema.shape.location,
};
const messages = (schema: z.ZodType, input: string) =>
  schema.safeParse(input).error?.issues.map(({ message }) => message);
const regionZips = unservedRegions.flatMap((region) =>
  region.zips.map((start): [zip: string, region: UnservedRegion] => [start.padEnd(5, '0'), region]),
);

describe.each(Object.entries(zipInputs))('the %s', (_input, schema) => {
  it.each([
    ['78704', '78704'],
    [' 78704 ', '78704'],
    ['78704-1234', '78704'],
    ['787041234', '78704'],
    ['00501', '00501'],
    ['20001', '20001'],
    ['20500-0003', '20500'],
    ['42223', '42223'],
  ])('reads %j as %s', (typed, zip) => {
    expect(schema.parse(typed)).toBe(zip);
  });

  it('offers a lost zero back', () => {
    expect(messages(schema, '2134')).toEqual(['did you mean 02134 in Massachusetts?']);
  });

  it.each(['787', '9870', '787044'])('refuses %s', (typed) => {
    expect(messages(schema, typed)?.join()).toMatch(/^enter a five-digit ZIP code/);
  });

  it.each(regionZips)('says of %s that its region is not covered', (zip, region) => {
    expect(messages(schema, zip)).toEqual([notCovered(region)]);
    expect(messages(schema, `${zip}-1234`)).toEqual([notCovered(region)]);
  });
});

describe('the location of a search', () => {
  const { location } = searchQuerySchema.shape;

  it.each(states)('takes $label, its postal code and a city of it', ({ label, code }) => {
    for (const text of [label, code, `Springfield, ${code}`, `Springfield, ${label}`])
      expect(messages(location, text)).toBeUndefined();
  });

  it.each(unservedRegions)('says of $label that it is not covered', (region) => {
    for (const text of [region.label, region.code, `Main Street, ${region.code}`, `Main Street, ${region.label}`])
      expect(messages(location, text)).toEqual([notCovered(region)]);
  });
});
