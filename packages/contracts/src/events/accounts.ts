import * as z from 'zod';
import { defineEvent, type StreamDefinition } from './define.js';
import { stepTakenSchema } from './step.js';

export const accountsStream: StreamDefinition = {
  name: 'ACCOUNTS',
  service: 'accounts',
  nouns: null,
  maxAgeDays: 30,
  maxPerAggregate: null,
};

/** Declares a fact. */
const defineFact = <T extends string, D extends z.ZodType>(type: T, data: D) => defineEvent(accountsStream, type, data);

/**
 * A confirmed submission now belongs to an account. `setupId` names the set-a-password link of an account
 * that was made for it, null when the email already had one. Aggregate: account id.
 */
export const accountLinked = defineFact(
  'accounts.account.linked.v1',
  z.object({ accountId: z.uuid(), submissionId: z.uuid(), setupId: z.uuid().nullable() }),
);

/** Aggregate: account id. */
export const passwordResetRequested = defineFact(
  'accounts.password_reset.requested.v1',
  z.object({ accountId: z.uuid(), resetId: z.uuid() }),
);

/** The owner of an account asked to change its email; a link goes to the new one. Aggregate: account id. */
export const emailChangeRequested = defineFact(
  'accounts.email_change.requested.v1',
  z.object({ accountId: z.uuid(), linkId: z.uuid() }),
);

/** The email of an account changed, or was changed back. Aggregate: account id. */
export const accountEmailChanged = defineFact('accounts.account.email_changed.v1', z.object({ accountId: z.uuid() }));

/**
 * Something happened to an account that its owner gets a mail about; the id of the notice says what. A consumer ignores
 * unknown kinds. Aggregate: account id.
 */
export const securityNoticed = defineFact(
  'accounts.security.noticed.v1',
  z.object({ accountId: z.uuid(), noticeId: z.uuid(), notice: z.string() }),
);

/**
 * Someone registered an email. `mail` says which mail to send: `confirm` has the link that opens the account, `exists`
 * says that there is an account already. Aggregate: account id.
 */
export const registrationRequested = defineFact(
  'accounts.registration.requested.v1',
  z.object({ accountId: z.uuid(), linkId: z.uuid(), mail: z.string() }),
);

/**
 * A contractor requested the deletion of an account, and can cancel it until the account is erased. Aggregate: deletion
 * id.
 */
export const accountDeletionRequested = defineFact(
  'accounts.account.deletion_requested.v1',
  z.object({ accountId: z.uuid() }),
);

/** The deletion was not canceled: other services now erase the account's data. Aggregate: deletion id. */
export const accountErasureDue = defineFact('accounts.account.erasure_due.v1', z.object({ accountId: z.uuid() }));

/** A step of a deletion. Aggregate: deletion id; version: its row's. */
export const accountsStepTaken = defineFact('accounts.step.taken.v1', stepTakenSchema);
