import * as z from 'zod';
import { comparedLimit } from '../catalogue.js';
import { textLengths } from '../limits.js';
import { emailAddress, honeypotShape, lineOf, maxStoredInt, textOf } from '../text.js';

const installerId = z.int().positive().max(maxStoredInt);

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
  ...honeypotShape,
});
export type ContactRequestBody = z.input<typeof contactRequestBodySchema>;

/**
 * How a request reaches a business: its members in their dashboard and by mail, the email that is known of one that nobody
 * has claimed, or not at all (docs/rules.md#undelivered-requests).
 */
export const contactReaches = ['team', 'email', 'none'] as const;
export type ContactReach = (typeof contactReaches)[number];

export const undeliveredReasons = ['no_contact', 'stopped', 'rejected'] as const;
export type UndeliveredReason = (typeof undeliveredReasons)[number];

/** GET /api/admin/undelivered-requests: how many requests reached no business, and why. */
export const undeliveredRequestsSchema = z.object({
  total: z.int(),
  oldest: z.iso.datetime().nullable().describe('when the first of them was sent'),
  reasons: z.record(z.enum(undeliveredReasons), z.int()),
});
export type UndeliveredRequests = z.infer<typeof undeliveredRequestsSchema>;

export const contactRequestStatuses = ['new', 'seen'] as const;

export const contactRequestCreatedSchema = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  undelivered: z
    .array(installerId)
    .optional()
    .describe('recipients that the request cannot reach now; missing where it reaches all'),
});
export type ContactRequestCreated = z.infer<typeof contactRequestCreatedSchema>;
