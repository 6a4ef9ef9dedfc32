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

export const contactRequestStatuses = ['new', 'seen'] as const;

export const contactRequestCreatedSchema = z.object({ id: z.uuid(), createdAt: z.iso.datetime() });
export type ContactRequestCreated = z.infer<typeof contactRequestCreatedSchema>;
