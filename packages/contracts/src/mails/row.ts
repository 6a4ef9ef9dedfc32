import type * as z from 'zod';

/** What a template gets, and which service knows it. */
export interface MailRow<Source extends string> {
  source: Source;
  /** Its source is told what became of it. */
  reported?: true;
  facts: z.ZodType;
  /** Facts that each recipient has for themselves, such as a link. */
  perRecipient?: readonly string[];
}
