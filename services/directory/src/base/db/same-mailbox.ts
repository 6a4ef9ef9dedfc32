import { mailboxOf } from '@poolpros/chassis/mailbox';
import { type FindOperator, Raw } from 'typeorm';

/** Matches rows whose email reaches the same mailbox, which counts as one person (docs/rules.md#one-mailbox). */
export const sameMailbox = (email: string): FindOperator<string> =>
  Raw((column) => `mailbox_of(${column}) = :mailbox`, { mailbox: mailboxOf(email) });
