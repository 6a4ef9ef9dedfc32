import * as z from 'zod';
import { claimantRoles, claimDocumentKinds, phoneCodeDigits } from '../claim-facts.js';
import { stepSchema } from '../history.js';
import { textLengths } from '../limits.js';
import { readableCodeLength, readableCodeLetters } from '../readable-code.js';
import { emailAddress, lineOf, maxStoredInt, textOf } from '../text.js';
import { listingLinkSchema } from './listing-link.js';

/**
 * started → proof_sent → proof_passed → under_review → approved | rejected, the ways out, and the way back of an approved one
 * (docs/rules.md#claims, docs/rules.md#disputed-claims).
 */
export const claimStatuses = [
  'started',
  'proof_sent',
  'proof_passed',
  'under_review',
  'approved',
  'rejected',
  'withdrawn',
  'superseded',
  'expired',
  'disputed',
  'revoked',
] as const;
export const claimStatusSchema = z.enum(claimStatuses);
export type ClaimStatus = z.infer<typeof claimStatusSchema>;

/** The steps of a claim's life. */
export const claimActions = [
  'start',
  'send_proof',
  'prove',
  'review',
  'approve',
  'reject',
  'withdraw',
  'supersede',
  'expire',
  'appeal',
  'grant',
  'refuse',
  'dispute',
  'uphold',
  'overturn',
  'revoke',
] as const;
export type ClaimAction = (typeof claimActions)[number];
export const claimStepSchema = stepSchema(claimActions);

/** How somebody shows that a business is theirs; `owner` asks the present owner alone. */
export const claimMethods = ['phone', 'domain_mail', 'code', 'license', 'documents', 'owner'] as const;
export type ClaimMethod = (typeof claimMethods)[number];

/** A code as typed: spaces, hyphens and case do not matter. */
const claimCode = z
  .string()
  .max(40)
  .transform((typed) => typed.toUpperCase().replace(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .regex(new RegExp(`^[${readableCodeLetters}]{${readableCodeLength}}$`), 'enter the ten characters of the code'),
  );

const about = {
  installerId: z.int().positive().max(maxStoredInt),
  role: z.enum(claimantRoles).default('owner').describe('the role of the claimant in the business'),
  note: textOf(textLengths.claimNote).default(''),
};

/** POST /api/contractors/me/claims: the signed-in contractor says that a listing is theirs. */
export const claimBodySchema = z.discriminatedUnion('method', [
  z.object({ method: z.literal('phone'), ...about }),
  z.object({ method: z.literal('code'), code: claimCode, ...about }),
  z.object({ method: z.literal('domain_mail'), email: emailAddress, ...about }),
  z.object({ method: z.literal('documents'), ...about }),
  z.object({ method: z.literal('owner'), ...about }),
  z.object({ method: z.literal('license'), licenseNumber: lineOf(textLengths.licenseNumber), ...about }),
]);
export type ClaimBody = z.input<typeof claimBodySchema>;

/** GET /api/contractors/me/claim-methods: how a listing can be claimed, the quickest way first. */
export const claimMethodsQuerySchema = z.object({ installerId: z.coerce.number().int().positive().max(maxStoredInt) });
export const claimMethodsSchema = z.object({
  methods: z.array(
    z.object({
      method: z.enum(claimMethods),
      isAutomatic: z.boolean().describe('whether a claim verified this way is currently approved automatically'),
      to: z.string().nullable().describe('phone number of the listing, or domain of the email address'),
    }),
  ),
});
export type ClaimMethods = z.infer<typeof claimMethodsSchema>;
export type ClaimOffer = ClaimMethods['methods'][number];

/**
 * POST /api/contractors/me/claim-documents/{claimId}/{kind}: a file that shows who runs the business; the body is the file.
 * The claim goes to the staff by POST /api/contractors/me/claim-reviews, and keeps its documents from then on.
 */
export const claimDocumentParamsSchema = z.object({ claimId: z.uuid(), kind: z.enum(claimDocumentKinds) });
export const claimDocumentSchema = z.object({
  id: z.uuid(),
  kind: z.enum(claimDocumentKinds),
  bytes: z.int(),
  addedAt: z.iso.datetime(),
});
export type ClaimDocument = z.infer<typeof claimDocumentSchema>;
/** POST /api/contractors/me/claim-document-removals */
export const claimDocumentRemovalSchema = z.object({ claimId: z.uuid(), documentId: z.uuid() });
export const claimReviewSchema = z.object({ claimId: z.uuid() });

/** GET /api/contractors/me/claims: own claims, newest first. */
export const ownClaimSchema = z.object({
  id: z.uuid(),
  method: z.enum(claimMethods),
  status: claimStatusSchema,
  listing: listingLinkSchema,
  startedAt: z.iso.datetime(),
  proofUntil: z.iso.datetime().nullable().describe('when the emailed link or the phone code expires'),
  sentTo: z.string().nullable().describe('phone number that a usable code was sent to'),
  sendAgainAt: z.iso.datetime().nullable().describe('when another code can be sent to the phone'),
  ownerAnswersUntil: z.iso.datetime().nullable().describe('set if the listing already has an owner'),
  contestEndsAt: z.iso.datetime().nullable().describe('the latest time it ends, if the listing has an owner'),
  reason: z.string().nullable().describe('a sentence saying why it was not approved'),
  appealUntil: z.iso.datetime().nullable().describe('deadline for appealing the rejection; null if there is none'),
  documents: z.array(claimDocumentSchema),
  foundingPlace: z.int().nullable().describe('number of the founding member spot of the listing, once approved'),
  history: z.array(claimStepSchema),
});
export type OwnClaim = z.infer<typeof ownClaimSchema>;
export const ownClaimsSchema = z.object({ items: z.array(ownClaimSchema) });
export type OwnClaims = z.infer<typeof ownClaimsSchema>;

/** POST /api/contractors/me/claim-withdrawals → the claim. */
export const claimWithdrawalSchema = z.object({ claimId: z.uuid() });

/** POST /api/contractors/me/claim-appeals: once, within 30 days after a rejection → the claim. */
export const claimAppealSchema = z.object({ claimId: z.uuid(), note: textOf(textLengths.claimAppeal) });

/** POST /api/contractors/me/claim-phone-codes: another code, in place of the one before → the claim. */
export const claimPhoneCodeSchema = z.object({ claimId: z.uuid() });

/** POST /api/contractors/me/claim-phone-checks: the code that came to the phone → the claim. Each call is a try. */
export const claimPhoneCheckSchema = z.object({
  claimId: z.uuid(),
  code: z
    .string()
    .max(40)
    .transform((typed) => typed.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(new RegExp(`^\\d{${phoneCodeDigits}}$`), 'enter the six digits')),
});

/** POST /api/claims/preview: what the link that was mailed to the website's domain proves, and for whom; nothing changes. */
export const claimProofPreviewSchema = z.object({
  businessName: z.string(),
  claimant: z
    .object({ name: z.string(), email: z.string().describe('masked, "d…@example.com"') })
    .nullable()
    .describe('null if the account no longer exists'),
});
export type ClaimProofPreview = z.infer<typeof claimProofPreviewSchema>;

/** POST /api/claims/prove: the link that was mailed to the website's domain. */
export const claimProvedSchema = z.object({ status: claimStatusSchema, businessName: z.string() });
export type ClaimProved = z.infer<typeof claimProvedSchema>;
