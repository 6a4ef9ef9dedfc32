import * as z from 'zod';
import { availabilitySchema } from '../availability.js';
import { comparedLimit, poolTypes, services, shortlistLimit, specializations } from '../catalogue.js';
import { languages } from '../languages.js';
import { offered, pageSizes, textLengths } from '../limits.js';
import { paymentMethods, shownStatuses } from '../listing-options.js';
import { idList, maxStoredInt, pageNumber, zipCode } from '../text.js';
import { contactReaches } from './contact-requests.js';
import { freeWeekSchema } from './free-weeks.js';
import { openingHoursSchema, specialHoursSchema } from './opening-hours.js';
import { phoneDetailsSchema } from './phone-details.js';
import { photoSchema } from './photo-schema.js';
import { licenseRuleSchema } from './place-facts.js';
import { projectCardSchema } from './project-schema.js';

/** A badge names the check, its source and its date (docs/rules.md#verified). */
export const badgeSchema = z.object({ kind: z.enum(['license', 'insurance', 'reply', 'claim']), text: z.string() });

/** An installer as visitors read it. Distances and radii are miles. */
export const installerSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  slug: z.string().describe('last segment of the profile path, ends in the id'),
  city: z.string().describe('display name, "Austin"'),
  citySlug: z.string(),
  state: z.string().describe('display name, "Texas"'),
  stateSlug: z.string(),
  stateCode: z.string().describe('postal code, "TX"'),
  neighborhood: z.string().nullable(),
  location: z.string().describe('"Austin, TX"'),
  description: z.string(),
  imageUrl: z.string().nullable(),
  profileImage: z.string().nullable(),
  rating: z
    .number()
    .min(1)
    .max(5)
    .nullable()
    .describe('average of published job reviews, to one decimal; null without reviews'),
  reviewCount: z.int().min(0),
  verified: z.boolean().describe('always false until a check exists that names source and date'),
  services: z.array(z.enum(services)),
  poolTypes: z.array(z.enum(poolTypes)),
  specializations: z.array(z.enum(specializations)),
  phone: z.string().nullable().describe('E.164'),
  email: z
    .string()
    .nullable()
    .describe('null in public responses: email reaches a contractor through a contact request'),
  zipCode: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  serviceRadius: z.int(),
  priceRange: z.string().nullable(),
  sample: z.boolean().describe('seed data, not a real business'),
  responseMinutes: z.int().nullable().describe('usual reply time in minutes; null if not measured'),
  freeWeeks: z
    .array(freeWeekSchema)
    .optional()
    .describe('weeks with free job slots, soonest first; absent if none are stated; may still include past weeks'),
  availability: availabilitySchema.optional().describe('absent while the business accepts requests'),
});
export type Installer = z.infer<typeof installerSchema>;

/** An installer in a result list: the installer plus what depends on the search. */
export const installerCardSchema = installerSchema.extend({
  distance: z.number().nullable().describe('miles from the searched point; null without one'),
  servesPoint: z.boolean().nullable().describe('whether the point is within serviceRadius; null without a point'),
  reasons: z.array(z.string()).describe('reasons for this result, based on data'),
  badges: z.array(badgeSchema),
});
export type InstallerCard = z.infer<typeof installerCardSchema>;

/**
 * GET /api/installers/{id}: what the profile page shows. Days that are missing in `hours` are closed days. A listing that
 * is not contacted has no phone, website, street and hours.
 */
export const installerDetailSchema = installerSchema.extend({
  status: z.enum(shownStatuses),
  ...phoneDetailsSchema.shape,
  hours: z.array(openingHoursSchema),
  specialHours: specialHoursSchema.optional().describe('absent if the usual hours always apply'),
  timeZone: z.string().nullable().describe('IANA name'),
  foundedYear: z.int().nullable(),
  crewSize: z.int().nullable(),
  legalName: z.string().nullable().describe('set if it differs from the name'),
  street: z.string().nullable().describe('null if the business keeps its address private'),
  exactPoint: z
    .literal(true)
    .optional()
    .describe('true if latitude and longitude are of the street address; absent if of the ZIP code or city'),
  languages: z.array(z.enum(languages)),
  paymentMethods: z.array(z.enum(paymentMethods)),
  projects: z.array(projectCardSchema).describe('up to the limit of the listing plan'),
  website: z.string().nullable(),
  photos: z.array(photoSchema).describe('photos of the business, cover first'),
  listedAt: z.iso.datetime(),
  claimed: z.boolean(),
  license: licenseRuleSchema
    .pick({ kind: true, board: true, lookup: true })
    .nullable()
    .describe('state requirements for pool contractors, and who keeps the records'),
  nearby: z.array(installerCardSchema).describe(`up to ${offered.nearby} alternatives, nearest first`),
  inCity: z
    .array(z.object({ id: z.int(), name: z.string() }))
    .optional()
    .describe(
      `the ${offered.inCity} next ones of its city by name, after the last one the first; absent from a preview`,
    ),
});
export type InstallerDetail = z.infer<typeof installerDetailSchema>;

/** GET /api/installers/compare: `lat` and `lon` are where the visitor searches from. */
export const compareQuerySchema = z
  .object({
    ids: idList(comparedLimit),
    lat: z.coerce.number().min(-90).max(90).optional(),
    lon: z.coerce.number().min(-180).max(180).optional(),
  })
  .refine((query) => (query.lat === undefined) === (query.lon === undefined), {
    path: ['lat'],
    message: 'lat and lon must be given together',
  });

/** One column of the comparison; hours as in the detail. */
export const comparedInstallerSchema = installerCardSchema.extend({
  hours: z.array(openingHoursSchema),
  specialHours: specialHoursSchema.optional().describe('absent if the usual hours always apply'),
  timeZone: z.string().nullable(),
  foundedYear: z.int().nullable(),
  crewSize: z.int().nullable(),
  claimed: z.boolean(),
  reach: z.enum(contactReaches).optional().describe('how a message reaches it; absent in older responses'),
});
export type ComparedInstaller = z.infer<typeof comparedInstallerSchema>;

/** Installers in the order of `ids`; those that cannot be shown any more are left out. */
export const comparisonSchema = z.object({ installers: z.array(comparedInstallerSchema) });
export type Comparison = z.infer<typeof comparisonSchema>;

/** GET /api/installers/cards: the installers of a shortlist, in the order of `ids`. */
export const cardsQuerySchema = z.object({ ids: idList(shortlistLimit) });
export const cardsSchema = z.object({ installers: z.array(installerCardSchema) });

/** GET /api/installers/nearest: who is nearest to a point, however far, whether they serve it or not. */
export const nearestQuerySchema = z.object({
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
});
export const nearestSchema = z.object({
  installers: z.array(installerCardSchema).describe(`at most ${offered.nearest}, nearest first`),
});
export type Nearest = z.infer<typeof nearestSchema>;

/** GET /api/installers/{id}/reach: whether a listing serves a ZIP, measured from the middle of it. */
export const reachQuerySchema = z.object({ zip: zipCode });
export const reachSchema = z.object({
  zip: z.string(),
  location: z.string().describe('postal place, "Austin, TX"'),
  lat: z.number(),
  lon: z.number(),
  miles: z.number(),
  serves: z.boolean(),
});
export type Reach = z.infer<typeof reachSchema>;

export const installerParamsSchema = z.object({ installerId: z.coerce.number().int().positive().max(maxStoredInt) });

/** GET /api/installers: a plain list, by name of place. */
export const installerListQuerySchema = z.object({
  state: z.string().max(textLengths.stateSlug.max).optional().describe('state slug'),
  city: z.string().max(textLengths.citySlug.max).optional().describe('city slug, needs state'),
  page: pageNumber,
  limit: z.coerce.number().int().min(1).max(pageSizes.installers.max).default(pageSizes.installers.default),
});
export const installerListSchema = z.array(installerSchema);

/** GET /api/summary: counts of the whole site. */
export const summarySchema = z.object({
  installers: z.int(),
  states: z.int().describe('states with at least one published contractor'),
  reviews: z.int(),
  averageRating: z.number().nullable().describe('average of all published job reviews, to one decimal'),
  sampleData: z.boolean().describe('true while any seed listing is published'),
  foundingMembers: z.int().describe('founding member spots taken'),
  popular: z
    .array(
      z.object({
        stateSlug: z.string(),
        state: z.string(),
        citySlug: z.string(),
        city: z.string(),
        installers: z.int(),
      }),
    )
    .describe('cities with the most contractors, for the popular searches block'),
});
export type Summary = z.infer<typeof summarySchema>;
