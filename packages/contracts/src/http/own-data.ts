import * as z from 'zod';
import { claimantRoles } from '../claim-facts.js';
import { listingRoles } from '../roles.js';
import { emailAddress, linkToken } from '../text.js';
import { apiKeyScopes } from './api-keys.js';
import { claimDocumentSchema, claimMethods, claimStatusSchema } from './claims.js';
import { changeStatuses, listingValuesSchema } from './listing-changes.js';
import { listingLinkSchema } from './listing-link.js';
import { ownFieldsSchema, ownListingSchema } from './own-listing.js';
import { ownPhotoSchema } from './photos.js';
import { ownProjectSchema } from './projects.js';
import { statementSchema, submissionStatusSchema } from './submissions.js';
import { invitationStatuses } from './team.js';
import { webhookEvents } from './webhooks.js';

const at = z.iso.datetime();

/** GET /api/accounts/{audience}/data, after a step-up: what accounts holds of an account, without what opens it. */
export const accountDataSchema = z.object({
  account: z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    formerEmails: z.array(z.string()),
    emailConfirmedAt: at.nullable(),
    createdAt: at,
    hasPassword: z.boolean(),
    secondFactorAddedAt: at.nullable(),
    recoveryCodesLeft: z.int(),
  }),
  passkeys: z.array(z.object({ device: z.string(), synced: z.boolean(), createdAt: at, lastUsedAt: at.nullable() })),
  sessions: z.array(
    z.object({
      device: z.string(),
      network: z.string().describe('IP address without its last part'),
      startedAt: at,
      lastSeenAt: at,
      endedAt: at.nullable(),
    }),
  ),
  notices: z
    .array(
      z.object({ notice: z.string(), device: z.string(), network: z.string(), email: z.string().nullable(), at: at }),
    )
    .describe('notices that were emailed to the owner'),
  links: z
    .array(
      z.object({
        purpose: z.string(),
        email: z.string().nullable(),
        createdAt: at,
        expiresAt: at,
        usedAt: at.nullable(),
      }),
    )
    .describe('links that were emailed, without their tokens'),
});
export type AccountData = z.infer<typeof accountDataSchema>;

/** GET /api/contractors/me/data, after a step-up: what directory holds of an account, without other people. */
export const contractorDataSchema = z.object({
  listings: z.array(
    ownListingSchema.pick({ id: true, name: true, status: true, profilePath: true, role: true }).extend({
      memberSince: at,
      foundingPlace: z.int().nullable(),
      fields: ownFieldsSchema.nullable().describe('null for staff members, who do not manage them'),
      photos: z.array(ownPhotoSchema),
      projects: z.array(ownProjectSchema),
    }),
  ),
  submissions: z.array(
    z.object({
      id: z.uuid(),
      status: submissionStatusSchema,
      submittedAt: at,
      confirmedAt: at.nullable(),
      decidedAt: at.nullable(),
      reason: z.string().nullable(),
      statement: statementSchema,
      sentBefore: statementSchema.nullable(),
    }),
  ),
  drafts: z.array(z.object({ createdAt: at, savedAt: at, form: z.record(z.string(), z.unknown()) })),
  claims: z.array(
    z.object({
      id: z.uuid(),
      listing: listingLinkSchema,
      status: claimStatusSchema,
      method: z.enum(claimMethods),
      role: z.enum(claimantRoles),
      licenseNumber: z.string().nullable(),
      proofEmail: z.string().nullable(),
      note: z.string().nullable(),
      appeal: z.string().nullable(),
      browser: z.string().nullable(),
      startedAt: at,
      decidedAt: at.nullable(),
      reason: z.string().nullable(),
      documents: z.array(claimDocumentSchema),
    }),
  ),
  changes: z.array(
    z.object({
      installerId: z.int(),
      status: z.enum(changeStatuses),
      before: listingValuesSchema,
      after: listingValuesSchema,
      note: z.string().nullable(),
      proposedAt: at,
      decidedAt: at.nullable(),
    }),
  ),
  invitations: z
    .array(
      z.object({ installerId: z.int(), role: z.enum(listingRoles), status: z.enum(invitationStatuses), sentAt: at }),
    )
    .describe('invitations that the account sent, without their recipients'),
  apiKeys: z
    .array(
      z.object({
        installerId: z.int(),
        name: z.string(),
        scopes: z.array(z.enum(apiKeyScopes)),
        createdAt: at,
        expiresAt: at,
        lastUsedAt: at.nullable(),
      }),
    )
    .describe('API keys that the account created, without the keys themselves'),
  webhooks: z
    .array(z.object({ installerId: z.int(), url: z.string(), events: z.array(z.enum(webhookEvents)), createdAt: at }))
    .describe('webhooks that the account added, without their secrets'),
  steps: z
    .array(z.object({ of: z.string(), subject: z.string(), action: z.string(), at }))
    .describe('steps that the account took, oldest first'),
});
export type ContractorData = z.infer<typeof contractorDataSchema>;

/** GET /api/contractors/me/departure: what becomes of whose when the account is deleted. */
export const departureSchema = z.object({
  listings: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      status: ownListingSchema.shape.status,
      role: z.enum(listingRoles),
      keepsOwner: z.boolean().describe('whether another owner keeps it'),
      othersLeave: z.int().describe('number of members who lose it because it has no owner left'),
      foundingPlace: z.int().nullable(),
    }),
  ),
  openClaims: z.int(),
  openInvitations: z.int(),
  undecidedSubmissions: z.int(),
});
export type Departure = z.infer<typeof departureSchema>;

/** POST /api/accounts/contractor/deletion, after a step-up. Ends all sessions; a mailed link takes it back in time. */
export const accountDeletionBodySchema = z.object({ email: emailAddress.describe('account email, typed again') });
export const accountDeletionSchema = z.object({ eraseAt: at.describe('deadline for canceling the deletion') });
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

/** POST /api/accounts/deletions/keep: takes a deletion back by the mailed link. */
export const keepAccountBodySchema = z.object({ token: linkToken });
export const accountKeptSchema = z.object({ email: z.string().describe('masked, "d…@example.com"') });
export type AccountKept = z.infer<typeof accountKeptSchema>;
