import * as z from 'zod';
import { accessKinds } from '../access.js';
import { availabilitySchema } from '../availability.js';
import { poolTypes, services, specializations } from '../catalogue.js';
import { openingHoursSchema } from '../http/opening-hours.js';
import { languages } from '../languages.js';
import { defineEvent, type StreamDefinition } from './define.js';
import { stepTakenSchema } from './step.js';

/** States: the newest snapshot of every contractor stays in the stream, whatever its age. Holds no personal data. */
export const directoryStream: StreamDefinition = {
  name: 'DIRECTORY',
  service: 'directory',
  nouns: ['contractor'],
  maxAgeDays: null,
  maxPerAggregate: 1,
};

/** What happened once. Holds no personal data. */
export const directoryFactsStream: StreamDefinition = {
  name: 'DIRECTORY_FACTS',
  service: 'directory',
  nouns: [
    'submission',
    'submission_draft',
    'contact_request',
    'shortlist_mail',
    'claim',
    'listing',
    'listing_change',
    'invitation',
    'webhook',
    'member',
    'account',
    'step',
  ],
  maxAgeDays: 30,
  maxPerAggregate: null,
};

/** Declares what happened once. */
const defineFact = <T extends string, D extends z.ZodType>(type: T, data: D) =>
  defineEvent(directoryFactsStream, type, data);

/** Where a listing stands (docs/rules.md#statuses). */
export const installerStatuses = ['published', 'paused', 'suspended', 'closed', 'merged', 'removed'] as const;
export const installerStatusSchema = z.enum(installerStatuses);
export type InstallerStatus = z.infer<typeof installerStatusSchema>;

/**
 * All that other services know of a listing: the event, the export and what the index stores. What visitors read of it is
 * `publicInstaller`. Radii are miles. Removal is a snapshot with status `removed`.
 */
export const contractorSnapshotSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  slug: z.string(),
  city: z.string(),
  citySlug: z.string(),
  state: z.string(),
  stateSlug: z.string(),
  stateCode: z.string(),
  neighborhood: z.string().nullable(),
  location: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  profileImage: z.string().nullable(),
  rating: z.number().min(1).max(5).nullable(),
  reviewCount: z.int().min(0),
  verified: z.boolean(),
  services: z.array(z.enum(services)),
  poolTypes: z.array(z.enum(poolTypes)),
  specializations: z.array(z.enum(specializations)),
  languages: z.array(z.enum(languages)).optional(),
  hours: z.array(openingHoursSchema).optional(),
  phone: z.string().nullable(),
  email: z.string().nullable().describe('always null: an event names no person (docs/rules.md#events-without-people)'),
  zipCode: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  serviceRadius: z.int(),
  priceRange: z.string().nullable(),
  sample: z.boolean(),
  availability: availabilitySchema.optional().describe('absent while the business takes requests'),
  status: installerStatusSchema,
  mergedInto: z.int().positive().optional().describe('the listing that a merged one is part of now'),
});
export type ContractorSnapshot = z.infer<typeof contractorSnapshotSchema>;

/** What a snapshot says of a listing, wherever it stands. */
export type ListingFacts = Omit<ContractorSnapshot, 'status' | 'mergedInto'>;

/** What decides which searches by place find a listing: near the points that it reaches, and in its state. */
const servedAreaSchema = contractorSnapshotSchema.pick({
  latitude: true,
  longitude: true,
  serviceRadius: true,
  stateSlug: true,
});
export type ServedArea = z.infer<typeof servedAreaSchema>;

/** A listing after a change, and which searches had found it until then, so that a cache knows what the change touches. */
const contractorChangeSchema = contractorSnapshotSchema.extend({
  foundBefore: servedAreaSchema
    .nullable()
    .optional()
    .describe('the area in which it was found; null: it was not found at all; absent: not known'),
});

/** Aggregate: installer id; version: the installer row's. */
export const contractorChanged = defineEvent(
  directoryStream,
  'directory.contractor.changed.v1',
  contractorChangeSchema,
);

/** Aggregate: submission id; version: the submission row's. */
export const submissionReceived = defineFact('directory.submission.received.v1', z.object({ submissionId: z.uuid() }));
export const submissionConfirmed = defineFact(
  'directory.submission.confirmed.v1',
  z.object({ submissionId: z.uuid() }),
);
export const submissionApproved = defineFact(
  'directory.submission.approved.v1',
  z.object({ submissionId: z.uuid(), installerId: z.int() }),
);
export const submissionRejected = defineFact(
  'directory.submission.rejected.v1',
  z.object({ submissionId: z.uuid(), reasonCode: z.string() }),
);
export const submissionResubmitted = defineFact(
  'directory.submission.resubmitted.v1',
  z.object({ submissionId: z.uuid() }),
);
export const submissionLinksRequested = defineFact(
  'directory.submission.links_requested.v1',
  z.object({ submissionId: z.uuid().describe('the newest of who asked') }),
);

/** Aggregate: draft id. */
export const submissionDraftSaved = defineFact('directory.submission_draft.saved.v1', z.object({ draftId: z.uuid() }));
export const submissionDraftReminderDue = defineFact(
  'directory.submission_draft.reminder_due.v1',
  z.object({ draftId: z.uuid() }),
);

/** Aggregate: contact request id. */
export const contactRequestCreated = defineFact(
  'directory.contact_request.created.v1',
  z.object({
    contactRequestId: z.uuid(),
    installerId: z.int(),
    groupId: z
      .uuid()
      .optional()
      .describe('the first of the requests that were sent together; absent when this one was sent alone'),
  }),
);

/** Aggregate: shortlist mail id. */
export const shortlistMailRequested = defineFact(
  'directory.shortlist_mail.requested.v1',
  z.object({ shortlistMailId: z.uuid() }),
);

/** Aggregate: claim id; version: the claim row's. */
export const claimProofRequested = defineFact('directory.claim.proof_requested.v1', z.object({ claimId: z.uuid() }));
export const claimPhoneCodeRequested = defineFact(
  'directory.claim.phone_code_requested.v1',
  z.object({ claimId: z.uuid(), phoneCodeId: z.uuid() }),
);
export const claimSentForReview = defineFact(
  'directory.claim.sent_for_review.v1',
  z.object({ claimId: z.uuid(), hasOwner: z.boolean().describe('whether the listing has an owner, who may answer') }),
);
export const claimApproved = defineFact(
  'directory.claim.approved.v1',
  z.object({ claimId: z.uuid(), installerId: z.int() }),
);
export const claimRejected = defineFact(
  'directory.claim.rejected.v1',
  z.object({ claimId: z.uuid(), reasonCode: z.string() }),
);
export const claimDisputed = defineFact(
  'directory.claim.disputed.v1',
  z.object({ claimId: z.uuid(), installerId: z.int() }),
);
export const claimUpheld = defineFact(
  'directory.claim.upheld.v1',
  z.object({ claimId: z.uuid(), installerId: z.int() }),
);
/** Accounts ends the sessions of the account. */
export const claimRevoked = defineFact(
  'directory.claim.revoked.v1',
  z.object({
    claimId: z.uuid(),
    installerId: z.int(),
    accountId: z.uuid(),
    reasonCode: z.string(),
    disputed: z.boolean(),
  }),
);

const suspensionSchema = z.object({ installerId: z.int(), hasTeam: z.boolean().describe('whether it has members') });
/** Aggregate: installer id; version: the installer row's. */
export const listingSuspended = defineFact('directory.listing.suspended.v1', suspensionSchema);
export const listingRestored = defineFact('directory.listing.restored.v1', suspensionSchema);

/** Aggregate: change id; version: the change row's. Applied, declined, or sent back for revision: the row says which. */
export const listingChangeDecided = defineFact(
  'directory.listing_change.decided.v1',
  z.object({
    changeId: z.uuid(),
    installerId: z.int(),
    isSuggestion: z.boolean().describe('whether an import suggested it, which nobody waits for'),
    outcome: z.string().optional().describe('the status that the decision led to'),
  }),
);

/** Aggregate: invitation id; version: the invitation row's. */
export const invitationSent = defineFact('directory.invitation.sent.v1', z.object({ invitationId: z.uuid() }));

/** Aggregate: listing and account; version: that of the step in the history. Another one took it than the member. */
export const memberChanged = defineFact(
  'directory.member.changed.v1',
  z.object({ installerId: z.int(), accountId: z.uuid(), step: z.int().positive() }),
);

/**
 * Somebody has a new way into a business, which its owners are told of. Aggregate: what it is, an API key, a webhook or, with
 * the listing, a member. By whom and when is here, as a key can be revoked before the mail is written.
 */
export const accessGiven = defineFact(
  'directory.listing.access_given.v1',
  z.object({
    installerId: z.int(),
    kind: z.enum(accessKinds),
    subjectId: z.uuid().describe('of the key, the webhook or the account of the member'),
    accountId: z.uuid().describe('who did it'),
    at: z.iso.datetime(),
  }),
);

/** An endpoint was turned off because of what it responds, or does not. Aggregate: webhook id. */
export const webhookTurnedOff = defineFact(
  'directory.webhook.turned_off.v1',
  z.object({ webhookId: z.uuid(), installerId: z.int() }),
);

/** Directory has erased what it held of an account; accounts, which asked for it, erases the account. Aggregate: account id. */
export const accountErased = defineFact('directory.account.erased.v1', z.object({ accountId: z.uuid() }));

/** Of a submission, claim, change or invitation. Aggregate: that; version: its row's. */
export const directoryStepTaken = defineFact('directory.step.taken.v1', stepTakenSchema);
