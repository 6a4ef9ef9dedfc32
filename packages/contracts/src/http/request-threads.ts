import * as z from 'zod';
import { services } from '../catalogue.js';
import { keysOf } from '../keys-of.js';
import { textLengths } from '../limits.js';
import { contactWays, requestBudgets, requestTimings } from '../request-options.js';
import { lineOf, maxStoredInt, textOf, threadToken } from '../text.js';
import { messagePhotosShape, requestPhotoSchema } from './request-photos.js';
import {
  businessMoves,
  businessStepBodySchema,
  contactRequestStatuses,
  contactRequestStepSchema,
} from './request-states.js';

const at = z.iso.datetime();

export const messageSides = ['business', 'homeowner'] as const;
export type MessageSide = (typeof messageSides)[number];

/** How a message came: typed on a page, sent by mail, or noted by a business about what happened outside. */
export const messageWays = ['page', 'mail', 'call', 'elsewhere'] as const;
export type MessageWay = (typeof messageWays)[number];

export const threadMessageSchema = z.object({
  id: z.uuid(),
  side: z.enum(messageSides),
  via: z.enum(messageWays),
  isAutomatic: z.boolean().describe('sent automatically, such as an out-of-office reply; does not count as a reply'),
  text: z.string().describe('empty for a call without a note, and for photos without words'),
  photos: z.array(requestPhotoSchema),
  at,
});
export type ThreadMessage = z.infer<typeof threadMessageSchema>;

/** What a homeowner wants, without who they are. */
export const requestDetailsShape = {
  service: z.enum(services).nullable(),
  zip: z.string().nullable(),
  timing: z.enum(keysOf(requestTimings)).nullable(),
  budget: z.enum(keysOf(requestBudgets)).nullable(),
  contactBy: z.enum(keysOf(contactWays)).nullable(),
  facts: z.record(z.string(), z.string()).describe('answers to factQuestions, by key'),
};

/** A request as one business sees it. The homeowner's email is not part of it. */
export const ownContactRequestSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  installerId: z.int(),
  businessName: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  ...requestDetailsShape,
  photos: z.array(requestPhotoSchema).describe('photos of the request, without those of its messages'),
  others: z.int().describe('number of other businesses with the same request'),
  status: z.enum(contactRequestStatuses),
  createdAt: at,
  seenAt: at.nullable(),
  repliedAt: at.nullable().describe('when a person of the business first replied'),
  value: z.int().nullable().describe('the price of the won job in dollars'),
});
export type OwnContactRequest = z.infer<typeof ownContactRequestSchema>;

/** The same with all that was written and done. */
export const requestThreadSchema = ownContactRequestSchema.extend({
  messages: z.array(threadMessageSchema).describe('oldest first'),
  steps: z.array(contactRequestStepSchema).describe('oldest first'),
  mayReply: z.boolean(),
  moves: z.array(z.enum(businessMoves)).describe('actions currently available to the business'),
});
export type RequestThread = z.infer<typeof requestThreadSchema>;

/** A reply of a business: written, or noted about a call or an answer that was given elsewhere. */
export const replyBodySchema = z
  .object({
    via: z.enum(['page', 'call', 'elsewhere']).default('page'),
    text: textOf({ ...textLengths.message, min: 0 }),
    ...messagePhotosShape,
  })
  .refine(({ via, text }) => via !== 'page' || text !== '', { path: ['text'], error: 'is required' })
  .refine(({ via, photosToken }) => via === 'page' || photosToken === undefined, {
    path: ['photosToken'],
    error: 'leave out photos of an answer given elsewhere',
  });
export type ReplyBody = z.input<typeof replyBodySchema>;

/** POST /api/request-threads/view, /messages and /steps: the same by the link in the mail, without an account. */
export const threadLinkBodySchema = z.object({ token: threadToken });
export const threadReplyBodySchema = threadLinkBodySchema.and(replyBodySchema);
export const threadStepBodySchema = businessStepBodySchema.extend({ token: threadToken });

/** GET and POST /api/contractors/me/listings/{id}/saved-replies. Placeholders: {name}, {business}, {service}. */
export const savedReplySchema = z.object({ id: z.uuid(), title: z.string(), text: z.string() });
export type SavedReply = z.infer<typeof savedReplySchema>;
export const savedRepliesSchema = z.object({ items: z.array(savedReplySchema), most: z.int() });
export type SavedReplies = z.infer<typeof savedRepliesSchema>;
export const savedReplyBodySchema = z.object({
  title: lineOf(textLengths.savedReplyTitle),
  text: textOf(textLengths.message),
});
export const savedReplyParamsSchema = z.object({
  installerId: z.coerce.number().int().positive().max(maxStoredInt),
  savedReplyId: z.uuid(),
});
export const savedReplyPlaceholders = ['name', 'business', 'service'] as const;
