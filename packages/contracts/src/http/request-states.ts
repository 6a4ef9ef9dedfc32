import * as z from 'zod';
import { stepSchema } from '../history.js';
import { keysOf } from '../keys-of.js';
import { maxStoredInt } from '../text.js';

/**
 * The states of a contact request, which is the request as one business has it (docs/rules.md#request-states).
 * `unconfirmed` waits for the homeowner, `new` for a way to the business.
 */
export const contactRequestStatuses = [
  'unconfirmed',
  'new',
  'delivered',
  'seen',
  'replied',
  'quoted',
  'scheduled',
  'won',
  'lost',
  'declined',
  'spam',
  'withdrawn',
  'expired',
] as const;
export type ContactRequestStatus = (typeof contactRequestStatuses)[number];

/** The groups of states by which an inbox is filtered. */
export const requestStages = {
  new: ['new', 'delivered', 'seen'],
  replied: ['replied'],
  quoted: ['quoted', 'scheduled'],
  closed: ['won', 'lost', 'declined', 'spam', 'withdrawn', 'expired'],
} as const satisfies Record<string, readonly ContactRequestStatus[]>;
export type RequestStage = keyof typeof requestStages;
export const requestStageKeys = keysOf(requestStages);

/** The steps of a contact request. */
export const contactRequestActions = [
  'send',
  'hold',
  'confirm',
  'deliver',
  'bounce',
  'see',
  'reply',
  'quote',
  'schedule',
  'win',
  'lose',
  'decline',
  'mark_spam',
  'not_spam',
  'hire',
  'pass_over',
  'withdraw',
  'expire',
] as const;
export type ContactRequestAction = (typeof contactRequestActions)[number];
export const contactRequestStepSchema = stepSchema(contactRequestActions);
export type ContactRequestStep = z.infer<typeof contactRequestStepSchema>;

/** What a business does with a contact request besides answering it. */
export const businessMoves = ['quote', 'schedule', 'win', 'lose', 'decline', 'mark_spam', 'not_spam'] as const;
export type BusinessMove = (typeof businessMoves)[number];

/** A step that a business takes; `version` is the version that it saw, `value` the price of a won job in dollars. */
export const businessStepBodySchema = z.object({
  action: z.enum(businessMoves),
  version: z.int().positive().max(maxStoredInt),
  value: z.int().positive().max(100_000_000).optional().describe('with `win`: the price of the job in dollars'),
});
