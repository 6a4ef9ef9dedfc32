import * as z from 'zod';
import { comparedLimit, services } from '../catalogue.js';
import { keysOf } from '../keys-of.js';
import { textLengths } from '../limits.js';
import { contactWays, requestBudgets, requestTimings } from '../request-options.js';
import { linkToken, maxStoredInt, textOf, zipCode } from '../text.js';
import { requestFacts } from './contact-requests.js';
import { phoneDetailShape } from './phone-details.js';
import { messagePhotosShape, requestPhotoSchema } from './request-photos.js';
import { contactRequestStatuses } from './request-states.js';
import { requestDetailsShape, threadMessageSchema } from './request-threads.js';

const at = z.iso.datetime();

/** How a request ended for the homeowner. */
export const requestOutcomes = ['hired', 'elsewhere', 'not_doing'] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

/** One business of a followed request. */
const followedRecipientSchema = z.object({
  contactRequestId: z.uuid(),
  installerId: z.int(),
  name: z.string(),
  profilePath: z.string().nullable(),
  phone: z.string().nullable(),
  ...phoneDetailShape,
  isClaimed: z.boolean(),
  undelivered: z.boolean().describe('whether there is no known way to reach the business'),
  status: z
    .enum(contactRequestStatuses)
    .exclude(['spam'])
    .describe('a request that the business marked as spam is shown as declined'),
  deliveredAt: at.nullable(),
  seenAt: at.nullable(),
  repliedAt: at.nullable(),
  messages: z.array(threadMessageSchema).describe('oldest first; notes of the business about calls have no text'),
  mayWrite: z.boolean(),
});
export type FollowedRecipient = z.infer<typeof followedRecipientSchema>;

/** A business to which the homeowner can send the request as well. */
const offeredSchema = z.object({
  installerId: z.int(),
  name: z.string(),
  location: z.string(),
  profilePath: z.string(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  miles: z.number().nullable().describe('distance from the ZIP code of the request or the first business'),
});
export type OfferedBusiness = z.infer<typeof offeredSchema>;

/** POST /api/requests/view: a request as its homeowner follows it, by the link of the mail (docs/rules.md#follow-page). */
export const followedRequestSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  message: z.string(),
  ...requestDetailsShape,
  photos: z.array(requestPhotoSchema),
  createdAt: at,
  followUntil: at,
  isConfirmed: z.boolean().describe('false if nothing is delivered until the homeowner confirms'),
  isWithdrawn: z.boolean(),
  outcome: z.enum(requestOutcomes).nullable(),
  hiredId: z.uuid().nullable().describe('the contact request of the business that got the job'),
  value: z.int().nullable().describe('the price of the job in dollars'),
  recipients: z.array(followedRecipientSchema).describe('in the order in which they were selected'),
  offered: z.array(offeredSchema).describe('up to three others, while a business has not replied'),
});
export type FollowedRequest = z.infer<typeof followedRequestSchema>;

/** POST /api/requests/view, /confirm, /withdraw and /erase. */
export const followBodySchema = z.object({ token: linkToken });

/** POST /api/requests/messages: the homeowner writes to one of the businesses. */
export const homeownerMessageBodySchema = z.object({
  token: linkToken,
  contactRequestId: z.uuid(),
  text: textOf(textLengths.message),
  ...messagePhotosShape,
});

/** POST /api/requests/details: what is known about the job now. A field that is absent stays as it is. */
export const requestDetailsBodySchema = z.object({
  token: linkToken,
  service: z.enum(services).optional(),
  zip: zipCode.optional(),
  timing: z.enum(keysOf(requestTimings)).optional(),
  budget: z.enum(keysOf(requestBudgets)).optional(),
  contactBy: z.enum(keysOf(contactWays)).optional(),
  facts: requestFacts.optional(),
});

/** POST /api/requests/outcome: who got the job, and how it ended. It can be corrected. */
export const requestOutcomeBodySchema = z
  .object({
    token: linkToken,
    outcome: z.enum(requestOutcomes),
    contactRequestId: z.uuid().optional().describe('with `hired`: the business that got the job'),
    value: z.int().positive().max(100_000_000).optional().describe('with `hired`: the price of the job in dollars'),
  })
  .refine(({ outcome, contactRequestId }) => (outcome === 'hired') === (contactRequestId !== undefined), {
    path: ['contactRequestId'],
    error: 'name the business that got the job, and none otherwise',
  });

/** POST /api/requests/others: sends the same request to others, each selected by the homeowner. */
export const askOthersBodySchema = z.object({
  token: linkToken,
  installerIds: z
    .array(z.int().positive().max(maxStoredInt))
    .min(1, 'select at least one business')
    .max(comparedLimit - 1, `select at most ${comparedLimit - 1} businesses`),
});
