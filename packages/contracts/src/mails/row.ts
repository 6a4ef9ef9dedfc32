import type * as z from 'zod';

/** The facts of a template, and the service that has them. */
export interface MailRow<Source extends string> {
  source: Source;
  /** The source is notified of the outcome. */
  reported?: true;
  facts: z.ZodType;
  /** Facts that differ by recipient, such as a link. */
  perRecipient?: readonly string[];
}
