import type * as z from 'zod';

/** What a template gets, and which service knows it. */
export interface MailRow<Source extends string> {
  source: Source;
  /** Goes to an email that was typed and not confirmed: a stranger's words must not reach it. */
  unconfirmed?: true;
  /** Cannot be stopped (docs/rules.md#mail-stops): it protects an account or an email, or tells of a decision. */
  mandatory?: 'security' | 'legal';
  /** Its source is told what became of it. */
  reported?: true;
  facts: z.ZodType;
  /** Facts that each recipient has for themselves, such as a link. */
  perRecipient?: readonly string[];
}
