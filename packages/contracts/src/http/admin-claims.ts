import * as z from 'zod';
import { claimantRoles } from '../claim-facts.js';
import {
  type ClaimReason,
  type ClaimRejectReason,
  type ClaimRevokeReason,
  claimReasons,
  claimRejectReasons,
  claimRevokeReasons,
} from '../claim-reasons.js';
import { type ClaimRisk, claimRisks } from '../claim-risks.js';
import { keysOf } from '../keys-of.js';
import { textLengths } from '../limits.js';
import { maxStoredInt, pageNumber, textOf } from '../text.js';
import { claimDocumentSchema, claimMethods, claimStatusSchema, claimStepSchema } from './claims.js';
import { licenseSchema } from './listing-fields.js';
import { listingLinkSchema } from './listing-link.js';
import { queueSchema } from './paged.js';
import { phoneDetailsSchema } from './phone-details.js';

/** GET /api/admin/claims: those to decide, oldest first, or the decided ones, the last decided first. */
export const adminClaimQuerySchema = z.object({
  state: z.enum(['open', 'decided']).default('open'),
  page: pageNumber,
});
export type ClaimListState = z.infer<typeof adminClaimQuerySchema>['state'];

const claimRiskKeys: [ClaimRisk, ...ClaimRisk[]] = keysOf(claimRisks);
const claimReasonKeys: [ClaimReason, ...ClaimReason[]] = keysOf(claimReasons);
const claimRejectReasonKeys: [ClaimRejectReason, ...ClaimRejectReason[]] = keysOf(claimRejectReasons);
const claimRevokeReasonKeys: [ClaimRevokeReason, ...ClaimRevokeReason[]] = keysOf(claimRevokeReasons);

export const adminClaimSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  method: z.enum(claimMethods),
  status: claimStatusSchema,
  claimant: z.object({ name: z.string(), email: z.string() }).nullable().describe('null for an account that is closed'),
  role: z.enum(claimantRoles).describe('the role in the business that the claimant states'),
  licenseNumber: z.string().nullable(),
  proofEmail: z.string().nullable(),
  documents: z.array(claimDocumentSchema),
  note: z.string().nullable(),
  browser: z.string().nullable().describe('name of the browser that started it; erased with the documents'),
  risks: z.array(z.enum(claimRiskKeys)).describe('reasons for a closer review, while it is pending'),
  isStrong: z.boolean().describe('whether it has strong proof'),
  hasOwner: z.boolean(),
  ownerAnswersUntil: z.iso.datetime().nullable(),
  contestEndsAt: z.iso.datetime().nullable().describe('deadline for the decision, if the listing has an owner'),
  otherClaims: z.int().describe('other open claims of the listing'),
  startedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  reasonCode: z.enum(claimReasonKeys).nullable(),
  decisionNote: z.string().nullable(),
  appeal: z.string().nullable().describe('appeal of the previous decision, whose reason is still shown here'),
  objection: z.string().nullable().describe('what the business wrote to dispute the claim'),
  listing: listingLinkSchema.extend({
    phone: z.string().nullable(),
    ...phoneDetailsSchema.shape,
    email: z.string().nullable(),
    website: z.string().nullable(),
    licenses: z.array(licenseSchema).describe('as stated by the business'),
    listedAt: z.iso.datetime(),
  }),
  history: z.array(claimStepSchema),
});
export type AdminClaim = z.infer<typeof adminClaimSchema>;
export const adminClaimListSchema = queueSchema(adminClaimSchema);
export type AdminClaimList = z.infer<typeof adminClaimListSchema>;

export const claimParamsSchema = z.object({ claimId: z.uuid() });

/** GET /api/admin/claims/{id}/documents/{documentId}: the file, to be saved. */
export const adminClaimDocumentParamsSchema = claimParamsSchema.extend({ documentId: z.uuid() });

/**
 * POST /api/admin/claims/{id}/approve | reject, and, of one that was approved, uphold | revoke. `version` is the one that the
 * administrator saw; another one is a 409.
 */
export const approveClaimBodySchema = z.object({ version: z.int().positive().max(maxStoredInt) });
export const rejectClaimBodySchema = approveClaimBodySchema.extend({
  reasonCode: z.enum(claimRejectReasonKeys),
  note: textOf(textLengths.rejectionNote).optional().describe('shown to the claimant'),
});
export const revokeClaimBodySchema = rejectClaimBodySchema.extend({ reasonCode: z.enum(claimRevokeReasonKeys) });

/** POST /api/admin/claims/installers/{id}/generate-claim-code: a new code, shown this once; earlier ones no longer work. */
export const claimCodeParamsSchema = z.object({ installerId: z.coerce.number().int().positive().max(maxStoredInt) });
export const claimCodeSchema = z.object({
  code: z.string(),
  expiresAt: z.iso.datetime(),
  listing: listingLinkSchema,
});
export type ClaimCode = z.infer<typeof claimCodeSchema>;
