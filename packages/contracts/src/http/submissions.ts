import * as z from 'zod';
import { poolTypes, serviceRadiusMiles, services, specializations } from '../catalogue.js';
import { stepSchema } from '../history.js';
import { keysOf } from '../keys-of.js';
import { languages } from '../languages.js';
import { textLengths } from '../limits.js';
import { paymentMethods } from '../listing-options.js';
import { rejectReasons } from '../reject-reasons.js';
import { riskReasons } from '../risk-reasons.js';
import {
  emailAddress,
  honeypotShape,
  lineOf,
  linkToken,
  maxStoredInt,
  pageNumber,
  textOf,
  webAddress,
  zipCode,
} from '../text.js';
import { installerDetailSchema } from './installers.js';
import { licenseSchema, listingFactsShape, projectSchema, servicesField, unique } from './listing-fields.js';
import { openingHoursSchema, specialHoursSchema } from './opening-hours.js';
import { pagedSchema } from './paged.js';
import { phoneDetailsSchema } from './phone-details.js';
import { submissionPhotoSchema } from './submission-photos.js';

const website = z
  .string()
  .transform((typed) => (typed === '' ? undefined : typed))
  .pipe(webAddress.optional())
  .optional();

/** POST /api/submissions: a business asks to be listed, without an account. */
export const submissionBodySchema = z.object({
  businessName: lineOf(textLengths.businessName),
  contactName: lineOf(textLengths.contactName),
  email: emailAddress,
  phone: lineOf(textLengths.phone).describe('US number, with an extension or letters; stored as E.164'),
  website,
  stateSlug: lineOf(textLengths.stateSlug),
  citySlug: lineOf(textLengths.citySlug),
  zipCode,
  description: textOf(textLengths.description),
  services: servicesField,
  poolTypes: unique(z.enum(poolTypes), poolTypes.length).default([]),
  specializations: unique(z.enum(specializations), specializations.length).default([]),
  serviceRadius: z.int().min(serviceRadiusMiles.min).max(serviceRadiusMiles.max).default(serviceRadiusMiles.default),
  priceRange: lineOf(textLengths.priceRange).optional(),
  ...listingFactsShape,
  photosToken: linkToken.optional().describe('token of the photos uploaded with the form'),
  attested: z.literal(true, { error: 'confirm that you are authorized to list this business' }),
  ...honeypotShape,
});
export type SubmissionBody = z.input<typeof submissionBodySchema>;

/** What a submission states, as it is read. The phone is E.164, the radius miles. */
export const statementSchema = z.object({
  businessName: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  ...phoneDetailsSchema.shape,
  website: z.string().nullable(),
  stateSlug: z.string(),
  citySlug: z.string(),
  city: z.string(),
  zipCode: z.string(),
  description: z.string(),
  services: z.array(z.enum(services)),
  poolTypes: z.array(z.enum(poolTypes)),
  specializations: z.array(z.enum(specializations)),
  serviceRadius: z.int(),
  priceRange: z.string().nullable(),
  legalName: z.string().nullable(),
  street: z.string().nullable(),
  addressPrivate: z.boolean(),
  licenses: z.array(licenseSchema),
  insuranceCarrier: z.string().nullable(),
  insuranceEndsOn: z.iso.date().nullable(),
  foundedYear: z.int().nullable(),
  crewSize: z.int().nullable(),
  hours: z.array(openingHoursSchema),
  specialHours: specialHoursSchema.optional().describe('absent in submissions sent before it was asked for'),
  languages: z.array(z.enum(languages)),
  paymentMethods: z.array(z.enum(paymentMethods)),
  projects: z.array(projectSchema),
});
export type Statement = z.infer<typeof statementSchema>;

/** A listing that may be the business that somebody describes, and why. */
export const possibleDuplicateSchema = z.object({
  id: z.int(),
  name: z.string(),
  location: z.string(),
  profilePath: z.string(),
  why: z.string(),
});
export type PossibleDuplicate = z.infer<typeof possibleDuplicateSchema>;

/** Another submission that waits for its decision and may be of the same business, and why. */
export const waitingDuplicateSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  location: z.string(),
  submittedAt: z.iso.datetime(),
  why: z.string(),
});
export type WaitingDuplicate = z.infer<typeof waitingDuplicateSchema>;

/** POST /api/submissions/matches: listings that may be the business already. A read; the phone stays out of the URL. */
export const submissionMatchesBodySchema = z.object({
  businessName: lineOf(textLengths.businessName),
  phone: lineOf(textLengths.phone),
  website,
  zipCode,
});
export type SubmissionMatchesBody = z.input<typeof submissionMatchesBodySchema>;
export const submissionMatchesSchema = z.object({ matches: z.array(possibleDuplicateSchema) });
export type SubmissionMatches = z.infer<typeof submissionMatchesSchema>;

/** awaiting_confirmation → pending_review → approved | rejected (→ pending_review); expired when the mail is never confirmed. */
export const submissionStatuses = [
  'awaiting_confirmation',
  'pending_review',
  'approved',
  'rejected',
  'expired',
] as const;
export const submissionStatusSchema = z.enum(submissionStatuses);
export type SubmissionStatus = z.infer<typeof submissionStatusSchema>;

/** The steps of a submission's life. */
export const submissionActions = ['send', 'confirm', 'approve', 'reject', 'resubmit', 'expire'] as const;
export type SubmissionAction = (typeof submissionActions)[number];
export const submissionStepSchema = stepSchema(submissionActions);
export type SubmissionStep = z.infer<typeof submissionStepSchema>;

export const submissionReceivedSchema = z.object({ id: z.uuid(), status: submissionStatusSchema });

/** The body of every call that carries a mailed link's token. Tokens never travel in the URL of an API call. */
export const linkBodySchema = z.object({ token: linkToken });

/** POST /api/submissions/confirm and /api/submissions/status. */
export const submissionStateSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  businessName: z.string(),
  location: z.string().describe('place of the business, "Austin, TX"'),
  services: z.array(z.enum(services)),
  status: submissionStatusSchema,
  history: z.array(submissionStepSchema),
  reason: z.string().nullable().describe('a sentence saying why it was not approved'),
  profilePath: z.string().nullable().describe('path of the live page once approved'),
  resubmissionsLeft: z.int().describe('number of resubmissions left; 0 unless it was rejected'),
  statement: statementSchema.nullable().describe('what was sent; null unless it may be sent again'),
});
export type SubmissionState = z.infer<typeof submissionStateSchema>;

/**
 * POST /api/submissions/resubmit: a rejected submission, put right. `version` is the one that its sender saw; another one is
 * a 409.
 */
export const resubmitBodySchema = submissionBodySchema.extend({
  token: linkToken,
  version: z.int().positive().max(maxStoredInt),
});

/** POST /api/contractors/me/submissions/{id}/resubmit: the same by its owner, who is signed in. */
export const resubmitOwnBodySchema = resubmitBodySchema.omit({ token: true });

/** GET /api/contractors/me/submissions: what the signed-in contractor sent, the newest first. */
export const ownSubmissionsSchema = z.object({ items: z.array(submissionStateSchema) });
export type OwnSubmissions = z.infer<typeof ownSubmissionsSchema>;

/** POST /api/submissions/preview and GET …/submissions/{id}/preview: the page that a submission would become. */
export const submissionPreviewSchema = installerDetailSchema.omit({ id: true, slug: true });
export type SubmissionPreview = z.infer<typeof submissionPreviewSchema>;

/** POST /api/submissions/links: mails the links of what an email has sent. */
export const submissionLinksBodySchema = z.object({ email: emailAddress, ...honeypotShape });
export type SubmissionLinksBody = z.input<typeof submissionLinksBodySchema>;
/** The same response for every email. */
export const submissionLinksAcceptedSchema = z.object({ acceptedAt: z.iso.datetime() });

export const rejectReasonKeys = keysOf(rejectReasons);

const riskReasonKeys = keysOf(riskReasons);

export const submissionParamsSchema = z.object({ submissionId: z.uuid() });

/** GET /api/admin/submissions?status= : oldest first. */
export const adminSubmissionQuerySchema = z.object({
  status: submissionStatusSchema.default('pending_review'),
  page: pageNumber,
});
export const adminSubmissionSchema = statementSchema.extend({
  id: z.uuid(),
  version: z.int(),
  status: submissionStatusSchema,
  state: z.string(),
  timeZone: z.string().describe('IANA name'),
  submittedAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  history: z.array(submissionStepSchema),
  reasonCode: z.enum(rejectReasonKeys).nullable().describe('reason for the last rejection, until it is approved'),
  note: z.string().nullable(),
  resubmissions: z.int().describe('number of resubmissions'),
  sentBefore: statementSchema.nullable().describe('statement of the rejected attempt; null for the first one'),
  risk: z
    .object({ score: z.int().min(0).max(100), reasons: z.array(z.enum(riskReasonKeys)) })
    .nullable()
    .describe('as of its confirmation or resubmission; null before'),
  installerId: z.int().nullable(),
  profilePath: z.string().nullable(),
  photos: z.array(submissionPhotoSchema).describe('in order; once approved, they belong to the listing'),
  possibleDuplicates: z.array(possibleDuplicateSchema),
  waitingDuplicates: z.array(waitingDuplicateSchema).describe('each refers to the other'),
});
export type AdminSubmission = z.infer<typeof adminSubmissionSchema>;
export const adminSubmissionListSchema = pagedSchema(adminSubmissionSchema).extend({
  counts: z.record(submissionStatusSchema, z.int()).describe('submissions by status, for the menu'),
});
export type AdminSubmissionList = z.infer<typeof adminSubmissionListSchema>;

/** POST /api/admin/submissions/{id}/approve | reject. `version` is the one that the administrator saw; another one is a 409. */
export const approveBodySchema = z.object({ version: z.int().positive().max(maxStoredInt) });
export const rejectBodySchema = z.object({
  version: z.int().positive().max(maxStoredInt),
  reasonCode: z.enum(rejectReasonKeys),
  note: textOf(textLengths.rejectionNote).optional().describe('shown to the sender'),
});
