import * as z from 'zod';
import { poolTypes, serviceRadiusMiles, specializations } from '../catalogue.js';
import { changeReasons } from '../change-reasons.js';
import { fieldSources } from '../field-sources.js';
import { stepSchema } from '../history.js';
import { keysOf } from '../keys-of.js';
import { textLengths } from '../limits.js';
import { emailAddress, lineOf, maxStoredInt, pageNumber, textOf, webAddress, zipCode } from '../text.js';
import { listingFactsShape, servicesField, unique } from './listing-fields.js';
import { listingLinkSchema } from './listing-link.js';
import { ownFieldsSchema } from './own-listing.js';
import { queueSchema } from './paged.js';
import { phoneDetailShape } from './phone-details.js';

/** pending ⇄ needs_revision → applied | declined | withdrawn (docs/rules.md#listing-changes). */
export const changeStatuses = ['pending', 'needs_revision', 'applied', 'declined', 'withdrawn'] as const;
export type ChangeStatus = (typeof changeStatuses)[number];
/** What is not decided yet. */
export const openChangeStatuses = ['pending', 'needs_revision'] as const satisfies readonly ChangeStatus[];

/** The steps of a change's life. */
export const changeActions = [
  'apply_at_once',
  'propose',
  'revise',
  'ask_revision',
  'apply',
  'decline',
  'withdraw',
] as const;
export type ChangeAction = (typeof changeActions)[number];

/** Everything that a member may change of a listing, as forms send it. */
export const listingEditSchema = z
  .strictObject({
    name: lineOf(textLengths.businessName),
    legalName: listingFactsShape.legalName.unwrap(),
    phone: lineOf(textLengths.phone).describe('US number, with an extension or letters; stored as E.164').nullable(),
    contactEmail: emailAddress.nullable(),
    website: webAddress.nullable(),
    stateSlug: lineOf(textLengths.stateSlug),
    citySlug: lineOf(textLengths.citySlug),
    zipCode: zipCode.nullable(),
    street: listingFactsShape.street.unwrap(),
    addressPrivate: z.boolean(),
    serviceRadius: z.int().min(serviceRadiusMiles.min).max(serviceRadiusMiles.max),
    description: textOf(textLengths.description),
    services: servicesField,
    poolTypes: unique(z.enum(poolTypes), poolTypes.length),
    specializations: unique(z.enum(specializations), specializations.length),
    priceRange: lineOf({ ...textLengths.priceRange, min: 1 }).nullable(),
    hours: listingFactsShape.hours.unwrap(),
    specialHours: listingFactsShape.specialHours.unwrap(),
    foundedYear: listingFactsShape.foundedYear.unwrap(),
    crewSize: listingFactsShape.crewSize.unwrap(),
    languages: listingFactsShape.languages.unwrap(),
    paymentMethods: listingFactsShape.paymentMethods.unwrap(),
    licenses: listingFactsShape.licenses.unwrap(),
  })
  .partial();
export type ListingEdit = z.output<typeof listingEditSchema>;
/** What a phone as typed says in addition to its number. */
const phoneFields = keysOf(phoneDetailShape);
export type EditedField = keyof ListingEdit | (typeof phoneFields)[number];
export const editedFields: readonly [EditedField, ...EditedField[]] = [
  ...keysOf(listingEditSchema.shape),
  ...phoneFields,
];

/** The fields as they are stored and read. */
export const listingValuesSchema = ownFieldsSchema
  .pick(Object.fromEntries(editedFields.map((field) => [field, true])) as Record<EditedField, true>)
  .partial();
export type ListingValues = z.infer<typeof listingValuesSchema>;

/**
 * POST …/listings/{id}/changes: `before` holds the values that the editor saw of the fields in `after`; another current value is
 * a 409 that names the field. With `note` alone it answers a change that has to be revised.
 */
export const listingEditBodySchema = z.object({
  before: listingValuesSchema,
  after: listingEditSchema,
  note: textOf(textLengths.changeNote).default('').describe('note to staff, for edits that need review'),
});
export type ListingEditBody = z.input<typeof listingEditBodySchema>;

export const changeReasonKeys = keysOf(changeReasons);

const changeShape = {
  id: z.uuid(),
  status: z.enum(changeStatuses),
  source: z.enum(fieldSources).describe('a change from an import is a suggestion'),
  before: listingValuesSchema,
  after: listingValuesSchema,
  note: z.string().nullable().describe('note from whoever proposed it'),
  proposedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
};

/** A change as the members of the listing see it. */
export const ownChangeSchema = z.object({
  ...changeShape,
  reason: z.string().nullable().describe('sentences saying why it was declined or what to revise'),
});
export type OwnChange = z.infer<typeof ownChangeSchema>;

/** GET …/listings/{id}/changes: the open ones and the last that were decided, newest first. */
export const ownChangesSchema = z.object({ items: z.array(ownChangeSchema) });
export type OwnChanges = z.infer<typeof ownChangesSchema>;

/** What became of an edit: which fields are on the page now, and the change in which its other ones wait for the staff. */
export const editOutcomeSchema = z.object({
  applied: z.array(z.enum(editedFields)),
  pending: ownChangeSchema.nullable().describe('null if nothing of the edit has to wait'),
});
export type EditOutcome = z.infer<typeof editOutcomeSchema>;

export const ownChangeParamsSchema = z.object({
  installerId: z.coerce.number().int().positive().max(maxStoredInt),
  changeId: z.uuid(),
});

/** GET /api/admin/changes: those to decide, oldest first, or the decided ones, the last decided first. */
export const adminChangeQuerySchema = z.object({
  state: z.enum(['open', 'decided']).default('open'),
  page: pageNumber,
});
export type ChangeListState = z.infer<typeof adminChangeQuerySchema>['state'];

export const adminChangeSchema = z.object({
  ...changeShape,
  version: z.int(),
  proposedBy: z.object({ name: z.string(), email: z.string() }).nullable().describe('null for an import'),
  reasonCode: z.enum(changeReasonKeys).nullable(),
  decisionNote: z.string().nullable(),
  listing: listingLinkSchema,
  current: listingValuesSchema.describe('current values of the affected fields'),
  history: z.array(stepSchema(changeActions)),
});
export type AdminChange = z.infer<typeof adminChangeSchema>;
export const adminChangeListSchema = queueSchema(adminChangeSchema);
export type AdminChangeList = z.infer<typeof adminChangeListSchema>;

export const changeParamsSchema = z.object({ changeId: z.uuid() });

/** POST /api/admin/changes/{id}/apply | decline | ask-revision. `version` is the one that was seen; another one is a 409. */
export const applyChangeBodySchema = z.object({ version: z.int().positive().max(maxStoredInt) });
export const refuseChangeBodySchema = applyChangeBodySchema.extend({
  reasonCode: z.enum(changeReasonKeys),
  note: textOf(textLengths.rejectionNote).optional().describe('shown to the members of the listing'),
});
