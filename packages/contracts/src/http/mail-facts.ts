import * as z from 'zod';
import {
  type MessageFacts,
  type MessageTemplate,
  mailTemplateKeys,
  type RecipientFact,
  textTemplateKeys,
} from '../mails/templates.js';

/**
 * GET /internal/mail/{template}/{id} on the source service. Each recipient gets a mail of their own; an empty `to` means
 * that there is none. 410 `gone`: the subject of the mail no longer exists.
 */
export const mailParamsSchema = z.object({
  template: z.enum([...mailTemplateKeys, ...textTemplateKeys]),
  id: z.string().max(120),
});
const factsSchema = z.record(z.string(), z.unknown());
const mailRecipientSchema = z.object({
  accountId: z.uuid().optional().describe('of an account; at most one recipient of a mail has none'),
  name: z.string(),
  address: z.union([z.email(), z.e164()]).describe('a phone, of a text'),
  facts: factsSchema.optional().describe('for this recipient alone, such as a link'),
});
export type MailRecipient = z.infer<typeof mailRecipientSchema>;
export const mailDataSchema = z.object({
  to: z.array(mailRecipientSchema),
  replyTo: z.email().nullable(),
  facts: factsSchema.describe('with those of a recipient, of the shape that mailTemplates or textTemplates names'),
});
/**
 * POST /internal/mail/{template}/{id}/outcome: what became of a mail whose row is `reported`. One that was `delivered` to a
 * mail server can still be `bounced` later.
 */
export const mailOutcomeSchema = z.object({
  outcome: z.enum(['delivered', 'no_contact', 'stopped', 'rejected', 'bounced']),
});
export type MailOutcome = z.infer<typeof mailOutcomeSchema>['outcome'];
export type MailData = z.infer<typeof mailDataSchema>;
type RecipientOf<T extends MessageTemplate> = MailRecipient &
  ([RecipientFact<T>] extends [never] ? unknown : { facts: Pick<MessageFacts<T>, RecipientFact<T>> });

/** The recipients and facts of a mail of one template. */
export interface MailDataOf<T extends MessageTemplate> extends MailData {
  to: RecipientOf<T>[];
  facts: Omit<MessageFacts<T>, RecipientFact<T>>;
}
