import * as z from 'zod';
import { accessKinds } from '../access.js';
import { availabilitySchema } from '../availability.js';
import { poolTypes, services, specializations } from '../catalogue.js';
import { freeWeekSchema } from '../http/free-weeks.js';
import { openingHoursSchema, specialHoursSchema } from '../http/opening-hours.js';
import { languages } from '../languages.js';
import { defineEvent, type StreamDefinition } from './define.js';
import { stepTakenSchema } from './step.js';

/** States: the newest snapshot of every contractor stays in the stream permanently. Contains no personal data. */
export const directoryStream: StreamDefinition = {
  name: 'DIRECTORY',
  service: 'directory',
  nouns: ['contractor'],
  maxAgeDays: null,
  maxPerAggregate: 1,
};

/** Facts. Contains no personal data. */
export const directoryFactsStream: StreamDefinition = {
  name: 'DIRECTORY_FACTS',
  service: 'directory',
  nouns: [
    'submission',
    'submission_draft',
    'contact_request',
    'request',
    'request_message',
    'shortlist_mail',
    'listing_report',
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

/** Declares a fact. */
const defineFact = <T extends string, D extends z.ZodType>(type: T, data: D) =>
  defineEvent(directoryFactsStream, type, data);

/** The status of a listing (docs/rules.md#statuses). */
export const installerStatuses = ['published', 'paused', 'suspended', 'closed', 'merged', 'removed'] as const;
export const installerStatusSchema = z.enum(installerStatuses);
export type InstallerStatus = z.infer<typeof installerStatusSchema>;

/**
 * All that other services know about a listing: the event, the export and the content of the index. Visitors read
 * `publicInstaller`. Radii are miles. A removed listing has a snapshot with status `removed`.
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
  responseMinutes: z
    .int()
    .positive()
    .optional()
    .describe('within how many minutes it usually replies; absent where nothing is measured'),
  timeZone: z.string().nullable().optional().describe('IANA name'),
  specialHours: specialHoursSchema.optional().describe('absent where a usual week says it all'),
  freeWeeks: z
    .array(freeWeekSchema)
    .optional()
    .describe('weeks with free job slots, soonest first; absent where none are stated; past ones may still be in it'),
  status: installerStatusSchema,
  mergedInto: z.int().positive().optional().describe('the listing that a merged one is part of now'),
});
export type ContractorSnapshot = z.infer<typeof contractorSnapshotSchema>;

/** The part of a snapshot that is the same for every status. */
export type ListingFacts = Omit<ContractorSnapshot, 'status' | 'mergedInto'>;

/** Determines which searches by place find a listing: near the points that it reaches, and in its state. */
const servedAreaSchema = contractorSnapshotSchema.pick({
  latitude: true,
  longitude: true,
  serviceRadius: true,
  stateSlug: true,
});
export type ServedArea = z.infer<typeof servedAreaSchema>;

/** A listing after a change, and which searches found it before, so that a cache knows what to invalidate. */
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

/** Aggregate: contact request id, of one business. */
export const contactRequestCreated = defineFact(
  'directory.contact_request.created.v1',
  z.object({ contactRequestId: z.uuid(), installerId: z.int() }),
);
export const contactRequestWithdrawn = defineFact(
  'directory.contact_request.withdrawn.v1',
  z.object({ contactRequestId: z.uuid(), installerId: z.int().optional().describe('absent in older events') }),
);
/** A step without an event of its own. It names the listing, whose open inboxes are notified. */
export const contactRequestStepTaken = defineFact(
  'directory.contact_request.step_taken.v1',
  stepTakenSchema.extend({ installerId: z.int() }),
);

/** Aggregate: request id, of what a homeowner sent to one or more businesses. */
export const requestSent = defineFact('directory.request.sent.v1', z.object({ requestId: z.uuid() }));
export const requestHeld = defineFact('directory.request.held.v1', z.object({ requestId: z.uuid() }));
export const requestUnanswered = defineFact('directory.request.unanswered.v1', z.object({ requestId: z.uuid() }));
export const requestLinkRequested = defineFact(
  'directory.request.link_requested.v1',
  z.object({ requestId: z.uuid() }),
);

/** Aggregate: message id. Sent in the thread of a contact request by one side, for the other. */
export const requestMessageSent = defineFact(
  'directory.request_message.sent.v1',
  z.object({
    messageId: z.uuid(),
    contactRequestId: z.uuid(),
    installerId: z.int().optional().describe('absent in older events'),
    side: z.enum(['business', 'homeowner']),
  }),
);

/** Aggregate: report id. Only of a report whose sender left an email. */
export const listingReportHandled = defineFact('directory.listing_report.handled.v1', z.object({ reportId: z.uuid() }));

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

/**
 * Aggregate: change id; version: the change row's. Applied, declined, or sent back for revision: the row has the state.
 */
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

/**
 * Another member changed the role of a member. Aggregate: listing and account; version: that of the step in the
 * history.
 */
export const memberChanged = defineFact(
  'directory.member.changed.v1',
  z.object({ installerId: z.int(), accountId: z.uuid(), step: z.int().positive() }),
);

/**
 * Someone got a new way to access a business; its owners are notified. Aggregate: the API key, the webhook or, with the
 * listing, the member. The event includes who and when, because a key can be revoked before the mail is sent.
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

/** An endpoint was turned off because of its responses, or the lack of them. Aggregate: webhook id. */
export const webhookTurnedOff = defineFact(
  'directory.webhook.turned_off.v1',
  z.object({ webhookId: z.uuid(), installerId: z.int() }),
);

/**
 * Directory has erased its data of an account. Accounts, which requested it, then erases the account. Aggregate:
 * account id.
 */
export const accountErased = defineFact('directory.account.erased.v1', z.object({ accountId: z.uuid() }));

/** A step of a submission, claim, change, invitation, member or listing. Aggregate: its id; version: its row's. */
export const directoryStepTaken = defineFact('directory.step.taken.v1', stepTakenSchema);
