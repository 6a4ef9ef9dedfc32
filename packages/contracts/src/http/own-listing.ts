import * as z from 'zod';
import { installerStatusSchema } from '../events/directory.js';
import { plans } from '../plans.js';
import { listingRoles } from '../roles.js';
import { installerDetailSchema } from './installers.js';
import { licenseSchema } from './listing-fields.js';
import { specialHoursSchema } from './opening-hours.js';
import { phoneDetailShape } from './phone-details.js';

/** What the members of a listing may change of it, with what visitors do not see. */
export const ownFieldsSchema = installerDetailSchema
  .pick({
    name: true,
    stateSlug: true,
    citySlug: true,
    city: true,
    neighborhood: true,
    zipCode: true,
    latitude: true,
    longitude: true,
    serviceRadius: true,
    description: true,
    phone: true,
    website: true,
    services: true,
    poolTypes: true,
    specializations: true,
    priceRange: true,
    hours: true,
    timeZone: true,
    foundedYear: true,
    crewSize: true,
    legalName: true,
    street: true,
    languages: true,
    paymentMethods: true,
  })
  .extend({
    ...phoneDetailShape,
    specialHours: specialHoursSchema,
    contactEmail: z.string().nullable().describe('never public'),
    addressPrivate: z.boolean(),
    licenses: z.array(licenseSchema).describe('not public, because they are unverified'),
  });
export type OwnFields = z.infer<typeof ownFieldsSchema>;

/** GET /api/contractors/me/listings/{id}: one business as its members see it; 404 for who is none. */
export const ownListingSchema = z.object({
  id: z.int(),
  name: z.string(),
  location: z.string().describe('"Austin, TX"'),
  status: installerStatusSchema.exclude(['merged', 'removed']),
  suspendedFor: z.string().nullable().describe('a sentence saying why it is suspended; null if it is not'),
  pausedFrom: z.iso.datetime().nullable().describe('when a pause began or will begin'),
  pausedTo: z.iso.datetime().nullable().describe('when the business is back'),
  profilePath: z.string(),
  role: z.enum(listingRoles).describe('role of the caller in the business'),
  plan: z.enum(plans),
  foundingPlace: z.int().nullable(),
  fields: ownFieldsSchema,
  pendingChanges: z.int().describe('changes awaiting staff or members'),
});
export type OwnListing = z.infer<typeof ownListingSchema>;
