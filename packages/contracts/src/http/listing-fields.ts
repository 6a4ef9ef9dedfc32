import * as z from 'zod';
import { services } from '../catalogue.js';
import { languages } from '../languages.js';
import { crewSizes, foundedYears, listingCounts, listingLengths, paymentMethods } from '../listing-options.js';
import { states } from '../states.js';
import { lineOf, textOf } from '../text.js';
import { noSpecialHours, specialHoursField, weekHours } from './opening-hours.js';

/** Each entry of a list once, at most so many. */
export const unique = <T extends z.ZodType<string>>(entry: T, max: number) =>
  z
    .array(entry)
    .max(max, `choose at most ${max}`)
    .transform((list) => [...new Set(list)]);

export const servicesField = unique(z.enum(services), services.length).refine(
  (list) => list.length > 0,
  'choose at least one service',
);

const stateCodes = states.map(({ code }) => code);

export const licenseSchema = z.object({
  number: lineOf(listingLengths.licenseNumber),
  stateCode: z.enum(stateCodes, { error: 'choose a state from the list' }),
  classification: lineOf(listingLengths.licenseClass).default('').describe('as named by the licensing board'),
});
export type License = z.output<typeof licenseSchema>;

export const pastYear = z
  .int('enter a four-digit year')
  .min(foundedYears.first, `enter a year from ${foundedYears.first}`);

/** A project as the form of a listing states it; it gets its page when the listing is published. */
export const projectSchema = z.object({
  title: lineOf(listingLengths.projectTitle),
  year: pastYear.nullable().default(null),
  description: textOf(listingLengths.projectText).default(''),
});
export type StatedProject = z.output<typeof projectSchema>;

/** What a business may state of itself and need not. What lies in the future is refused by the service. */
export const listingFactsShape = {
  legalName: lineOf(listingLengths.legalName).nullable().default(null),
  street: lineOf(listingLengths.street).nullable().default(null),
  addressPrivate: z.boolean().default(false).describe('hides the street and offsets the map point by up to 500 m'),
  licenses: z
    .array(licenseSchema)
    .max(listingCounts.licenses, `enter at most ${listingCounts.licenses} licenses`)
    .default([]),
  insuranceCarrier: lineOf(listingLengths.insuranceCarrier).nullable().default(null),
  insuranceEndsOn: z.iso.date('enter a date').nullable().default(null),
  foundedYear: pastYear.nullable().default(null),
  crewSize: z
    .int('enter a whole number')
    .min(crewSizes.min, `enter ${crewSizes.min} or more`)
    .max(crewSizes.max, `enter at most ${crewSizes.max}`)
    .nullable()
    .default(null),
  hours: weekHours.default([]).describe('in the time zone of the city'),
  specialHours: specialHoursField.default(noSpecialHours).describe('exceptions to `hours`'),
  languages: unique(z.enum(languages), languages.length).default([]),
  paymentMethods: unique(z.enum(paymentMethods), paymentMethods.length).default([]),
  projects: z
    .array(projectSchema)
    .max(listingCounts.projects, `enter at most ${listingCounts.projects} projects`)
    .default([]),
};
