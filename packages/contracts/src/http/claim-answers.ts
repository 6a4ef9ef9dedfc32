import * as z from 'zod';
import { textLengths } from '../limits.js';
import { linkToken, textOf } from '../text.js';
import { claimStatusSchema } from './claims.js';
import { listingLinkSchema } from './listing-link.js';

/** GET /api/contractors/me/claim-answers: claims of own pages that wait for their owner. */
export const claimsToAnswerSchema = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      listing: listingLinkSchema,
      claimant: z.string().nullable().describe('the name; null for an account that is closed'),
      isStrong: z.boolean(),
      answerUntil: z.iso.datetime(),
    }),
  ),
});
export type ClaimsToAnswer = z.infer<typeof claimsToAnswerSchema>;
export type ClaimToAnswer = ClaimsToAnswer['items'][number];

/** What the owner of a page says to who claims it: be an owner as well, in my place, or not at all. */
export const claimAnswers = ['share', 'hand_over', 'refuse'] as const;
export type ClaimAnswer = (typeof claimAnswers)[number];

/** POST /api/contractors/me/claim-answers, and POST /api/claims/answer by the link in the mail to the owner. */
export const claimAnswerSchema = z.object({ claimId: z.uuid(), answer: z.enum(claimAnswers) });
export const claimLinkAnswerSchema = claimAnswerSchema.extend({ token: linkToken });
export const claimAnsweredSchema = z.object({ status: claimStatusSchema, businessName: z.string() });
export type ClaimAnswered = z.infer<typeof claimAnsweredSchema>;

/** POST /api/claims/object: the business says, by the link in the notice, that it was not them. */
export const claimObjectionSchema = z.object({
  claimId: z.uuid(),
  token: linkToken,
  note: textOf(textLengths.claimNote).default(''),
});
export const claimObjectedSchema = z.object({ businessName: z.string() });
export type ClaimObjected = z.infer<typeof claimObjectedSchema>;
