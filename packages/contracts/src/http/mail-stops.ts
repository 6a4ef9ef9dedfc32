import * as z from 'zod';

/** The token of the link in a mail that stops mails like it, or of its page (docs/rules.md#mail-stops). */
export const mailStopTokenSchema = z.object({ token: z.string().min(1).max(200) });
/** Whether mails to the email of a link are stopped. */
export const mailStopSchema = z.object({ isStopped: z.boolean() });
export type MailStop = z.infer<typeof mailStopSchema>;
