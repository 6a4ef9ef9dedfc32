import * as z from 'zod';
import { mailTemplateKeys, textTemplateKeys } from '../mails/templates.js';

/** GET /internal/mail/{template}/{id} on the source service. An empty `to` means that there is no recipient. 410 `gone`: the subject of the mail no longer exists. */
export const mailParamsSchema = z.object({
  template: z.enum([...mailTemplateKeys, ...textTemplateKeys]),
  id: z.string().max(60),
});
export const mailDataSchema = z.object({
  to: z.array(z.object({ name: z.string(), address: z.union([z.email(), z.e164()]).describe('a phone, of a text') })),
  replyTo: z.email().nullable(),
  facts: z.record(z.string(), z.unknown()).describe('of the shape that mailTemplates or textTemplates names'),
});
export type MailData = z.infer<typeof mailDataSchema>;
