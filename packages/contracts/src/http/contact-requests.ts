import * as z from 'zod';
import { comparedLimit, services } from '../catalogue.js';
import { consentTexts } from '../consent.js';
import { keysOf } from '../keys-of.js';
import { textLengths } from '../limits.js';
import { contactWays, type FactKey, factQuestions, requestBudgets, requestTimings } from '../request-options.js';
import { emailAddress, honeypotShape, lineOf, linkToken, maxStoredInt, pageNumber, textOf, zipCode } from '../text.js';
import { listingLinkSchema } from './listing-link.js';
import { queueSchema } from './paged.js';
import { phoneDetailsSchema } from './phone-details.js';
import { contactRequestStatuses } from './request-states.js';

const installerId = z.int().positive().max(maxStoredInt);

/** Answers to the questions of a service, by their keys; only answers that can be chosen. */
export const requestFacts = z.partialRecord(z.enum(keysOf(factQuestions)), z.string()).superRefine((facts, context) => {
  for (const [key, answer] of Object.entries(facts))
    if (!Object.hasOwn(factQuestions[key as FactKey].options, answer))
      context.addIssue({ code: 'custom', path: [key], message: 'choose one of the answers' });
});

/** The least time in which a person fills in the form, in milliseconds (docs/rules.md#form-time). */
export const leastFormMs = 3000;

/**
 * POST /api/contact-requests. `alsoTo` names further recipients, each ticked by the homeowner: all get the request or
 * none does (docs/rules.md#recipients).
 */
export const contactRequestBodySchema = z.object({
  installerId,
  alsoTo: z
    .array(installerId)
    .max(comparedLimit - 1, `must name at most ${comparedLimit - 1} further installers`)
    .optional(),
  name: lineOf(textLengths.askerName),
  email: emailAddress,
  phone: lineOf({ ...textLengths.phone, min: 0 }).optional(),
  message: textOf(textLengths.message),
  service: z.enum(services).optional(),
  zip: zipCode.optional(),
  timing: z.enum(keysOf(requestTimings)).optional(),
  budget: z.enum(keysOf(requestBudgets)).optional(),
  contactBy: z.enum(keysOf(contactWays)).optional(),
  facts: requestFacts.optional(),
  consentVersion: z.enum(keysOf(consentTexts)).optional().describe('version of the consent text that was shown'),
  sourcePage: lineOf({ min: 1, max: 300 })
    .regex(/^\/[^?#]*$/, 'must be a path without a query')
    .optional()
    .describe('page that contains the form'),
  filledInMs: z
    .int()
    .min(leastFormMs, 'take a moment to read your message again, then send it')
    .optional()
    .describe('milliseconds from opening the form to submitting it'),
  photosToken: linkToken.optional().describe('token with which the attached photos were added'),
  ...honeypotShape,
});
export type ContactRequestBody = z.input<typeof contactRequestBodySchema>;

/**
 * How a request reaches a business: its members in their dashboard and by mail, the email that is known of one that nobody
 * has claimed, or not at all (docs/rules.md#undelivered-requests).
 */
export const contactReaches = ['team', 'email', 'none'] as const;
export type ContactReach = (typeof contactReaches)[number];

export const undeliveredReasons = ['no_contact', 'stopped', 'rejected', 'bounced'] as const;
export type UndeliveredReason = (typeof undeliveredReasons)[number];

/** GET /api/admin/undelivered-requests: how many requests reached no business, and why. */
export const undeliveredRequestsSchema = z.object({
  total: z.int(),
  oldest: z.iso.datetime().nullable().describe('when the oldest of them was sent'),
  reasons: z.record(z.enum(undeliveredReasons), z.int()),
});
export type UndeliveredRequests = z.infer<typeof undeliveredRequestsSchema>;

export const contactRequestCreatedSchema = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  mustConfirm: z
    .boolean()
    .optional()
    .describe('true if nothing is delivered until the homeowner confirms with the link in the email'),
  undelivered: z
    .array(installerId)
    .optional()
    .describe('recipients that the request cannot reach now; absent if it reaches all of them'),
});
export type ContactRequestCreated = z.infer<typeof contactRequestCreatedSchema>;

/** GET /api/admin/contact-requests: those that reached nobody, those to unclaimed businesses, and spam; oldest first. */
export const adminContactRequestQuerySchema = z.object({
  state: z.enum(['open', 'unclaimed', 'spam']).default('open'),
  page: pageNumber,
});
export type AdminContactRequestState = z.infer<typeof adminContactRequestQuerySchema>['state'];

/** What the staff does with a contact request. */
export const staffRequestActions = ['deliver', 'mail_again', 'mark_spam', 'not_spam'] as const;
export type StaffRequestAction = (typeof staffRequestActions)[number];

export const adminContactRequestSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  status: z.enum(contactRequestStatuses),
  undeliveredReason: z.enum(undeliveredReasons).nullable(),
  name: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  listing: listingLinkSchema.extend({ phone: z.string().nullable(), ...phoneDetailsSchema.shape }),
  actions: z.array(z.enum(staffRequestActions)).describe('actions currently available'),
});
export type AdminContactRequest = z.infer<typeof adminContactRequestSchema>;
export const adminContactRequestListSchema = queueSchema(adminContactRequestSchema);
export type AdminContactRequestList = z.infer<typeof adminContactRequestListSchema>;

/** POST /api/admin/contact-requests/{id}/steps: passed on by phone, mailed once more, or spam or not. */
export const staffRequestStepBodySchema = z.object({
  action: z.enum(staffRequestActions),
  version: z.int().positive().max(maxStoredInt),
});
