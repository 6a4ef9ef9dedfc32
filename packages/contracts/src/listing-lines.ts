import * as z from 'zod';
import { poolTypes, services, specializations } from './catalogue.js';
import { installerStatusSchema } from './events/directory.js';
import { freeWeekSchema } from './http/free-weeks.js';
import { specialHoursField, weekHours } from './http/opening-hours.js';
import { languages } from './languages.js';
import { stateBySlug } from './states.js';

/**
 * A listing as a line of JSON, for directory's commands `load` and `apply`. `sourceId` is its key at its source. Radii
 * are miles, coordinates degrees. `apply` validates a phone like forms do.
 */
export const listingLineSchema = z.strictObject({
  sourceId: z.string().min(1).max(100),
  status: installerStatusSchema.exclude(['merged']),
  name: z.string().min(1),
  stateSlug: z.string().refine((slug) => stateBySlug(slug) !== undefined, 'is no known state'),
  citySlug: z.string().min(1),
  city: z.string().min(1),
  neighborhood: z.string().nullable(),
  description: z.string(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  serviceRadius: z.int().positive(),
  zipCode: z.string().nullable(),
  phone: z.string().nullable(),
  contactEmail: z.string().nullable(),
  website: z.string().nullable(),
  services: z.array(z.enum(services)),
  poolTypes: z.array(z.enum(poolTypes)),
  specializations: z.array(z.enum(specializations)),
  languages: z.array(z.enum(languages)).optional(),
  priceRange: z.string().nullable(),
  hours: weekHours,
  specialHours: specialHoursField.optional(),
  timeZone: z.string().nullable(),
  foundedYear: z.int().nullable(),
  crewSize: z.int().nullable(),
  imageUrl: z.string().nullable(),
  profileImage: z.string().nullable(),
  isSample: z.boolean(),
});
export type ListingLine = z.infer<typeof listingLineSchema>;

/** A line of `load`, with a summary of the listing's reviews so far and its free weeks. */
export const loadedLineSchema = listingLineSchema.extend({
  rating: z.number().min(1).max(5).nullable(),
  reviewCount: z.int().min(0),
  freeWeeks: z.array(freeWeekSchema).optional(),
});
export type LoadedLine = z.infer<typeof loadedLineSchema>;

/** A line of `apply`: fields that it leaves out stay as they are; a new listing needs all of them. */
export const appliedLineSchema = listingLineSchema.partial().required({ sourceId: true });
export type AppliedLine = z.infer<typeof appliedLineSchema>;
