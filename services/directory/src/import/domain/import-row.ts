import { poolTypes, serviceRadiusMiles, services, specializations } from '@poolpros/contracts/catalogue';
import { languages } from '@poolpros/contracts/languages';
import { textLengths } from '@poolpros/contracts/limits';
import { crewSizes, foundedYears } from '@poolpros/contracts/listing-options';
import { findState } from '@poolpros/contracts/states';
import { emailAddress, lineOf, textOf, webAddress } from '@poolpros/contracts/text';
import { findUnservedRegion, notCovered } from '@poolpros/contracts/unserved-regions';
import { readZip } from '@poolpros/contracts/zip';
import { zipMistake } from '@poolpros/contracts/zip-advice';
import * as z from 'zod';
import { parseBusinessPhone } from '../../listings/domain/phone.js';
import { parseHoursCell } from './hours-cell.js';

/** Source ids of seed data start with this; an import must not touch those rows. */
export const seedSourcePrefix = 'sample-';

/** An empty cell counts as absent. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((cell) => (cell === '' ? null : cell), schema.nullable());

const whole = (min: number, max: number) =>
  z
    .string()
    .transform(Number)
    .pipe(
      z
        .int('must be a whole number, such as 25')
        .min(min, `must be at least ${min}`)
        .max(max, `must be at most ${max}`),
    );
const degrees = (limit: number) =>
  z
    .string()
    .transform(Number)
    .pipe(
      z
        .number('must be a number, such as 30.27')
        .min(-limit, `must be at least -${limit}`)
        .max(limit, `must be at most ${limit}`),
    );

/** Entries of a catalog, separated by semicolons. */
const listOf = <T extends string>(allowed: readonly T[]) =>
  z
    .string()
    .transform((cell) => [...new Set(entriesOf(cell))])
    .pipe(
      z.array(
        z.custom<T>((entry) => (allowed as readonly unknown[]).includes(entry), {
          error: (issue) => `does not know "${String(issue.input)}": write one of ${allowed.join('; ')}`,
        }),
      ),
    );

const entriesOf = (cell: string): string[] =>
  cell
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** One line of an import file, column by column; docs/import.md describes the columns. */
export const importRowSchema = z
  .object({
    source_id: lineOf({ min: 1, max: 100 }).refine(
      (id) => !id.startsWith(seedSourcePrefix),
      `must not start with "${seedSourcePrefix}", which sample data uses: choose another key`,
    ),
    name: lineOf(textLengths.businessName),
    state: z.string().transform((text, context) => {
      const state = findState(text);
      if (state) return state;
      const region = findUnservedRegion(text);
      context.addIssue({
        code: 'custom',
        message: region ? notCovered(region) : 'is not a US state: write its name or postal code, such as Texas or TX',
      });
      return z.NEVER;
    }),
    city: lineOf(textLengths.citySlug),
    zip: optional(z.string().overwrite((cell) => readZip(cell) ?? cell)),
    neighborhood: optional(lineOf({ min: 1, max: 100 })),
    latitude: optional(degrees(90)),
    longitude: optional(degrees(180)),
    description: textOf(textLengths.description),
    services: listOf(services).refine((list) => list.length > 0, 'must name at least one service, such as Pool Repair'),
    pool_types: listOf(poolTypes),
    specializations: listOf(specializations),
    languages: listOf(languages),
    service_radius: optional(whole(serviceRadiusMiles.min, serviceRadiusMiles.max)),
    phone: optional(
      z.string().transform((text, context) => {
        const phone = parseBusinessPhone(text);
        if (!('problem' in phone)) return phone;
        context.addIssue(phone.problem);
        return z.NEVER;
      }),
    ),
    email: optional(emailAddress),
    website: optional(webAddress),
    price_range: optional(lineOf({ ...textLengths.priceRange, min: 1 })),
    hours: z.string().transform((cell, context) => {
      const week = parseHoursCell(cell);
      if (!('problem' in week)) return week;
      context.addIssue(week.problem);
      return z.NEVER;
    }),
    founded_year: optional(whole(foundedYears.first, 9999)),
    crew_size: optional(whole(crewSizes.min, crewSizes.max)),
    image_url: z.string(),
    profile_image: z.string(),
  })
  .refine((row) => (row.latitude === null) === (row.longitude === null), {
    path: ['longitude'],
    message: 'must be given together with latitude: fill in both or neither',
  })
  .superRefine(({ zip, state }, context) => {
    const message = zip === null ? null : zipMistake(zip, state.code);
    if (message) context.addIssue({ code: 'custom', path: ['zip'], message });
  });
export type ImportRow = z.output<typeof importRowSchema>;

/** Optional columns that are ignored: the content security policy blocks pictures of other sites. */
export const pictureColumns = ['image_url', 'profile_image'] as const;

export const importColumns = Object.keys(importRowSchema.shape);
/** Required columns; the others are optional. */
export const requiredColumns = ['source_id', 'name', 'state', 'city', 'description', 'services'] as const;

/** Every column of a line; a missing one is an empty cell. */
export const cellsOf = (record: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(importColumns.map((column) => [column, record[column] ?? '']));
