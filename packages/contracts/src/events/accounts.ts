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

/** Declares what happened once. */
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

/** The owner of an account asked for another email, to which a link goes. Aggregate: account id. */
export const emailChangeRequested = defineFact(
  'accounts.email_change.requested.v1',
  z.object({ accountId: z.uuid(), linkId: z.uuid() }),
);

/** An account has another email now, or an earlier one again. Aggregate: account id. */
export const accountEmailChanged = defineFact('accounts.account.email_changed.v1', z.object({ accountId: z.uuid() }));

/**
 * Something happened to an account that its owner gets a mail about; the notice's id names what. A consumer leaves alone
 * what it does not know. Aggregate: account id.
 */
export const securityNoticed = defineFact(
  'accounts.security.noticed.v1',
  z.object({ accountId: z.uuid(), noticeId: z.uuid(), notice: z.string() }),
);

/**
 * Somebody typed an email to make an account of. `mail` says what to write to it: `confirm` brings the link that opens
 * the account, `exists` says that there is one. Aggregate: account id.
 */
export const registrationRequested = defineFact(
  'accounts.registration.requested.v1',
  z.object({ accountId: z.uuid(), linkId: z.uuid(), mail: z.string() }),
);

/** A contractor wants an account deleted, and may take that back until it is erased. Aggregate: deletion id. */
export const accountDeletionRequested = defineFact(
  'accounts.account.deletion_requested.v1',
  z.object({ accountId: z.uuid() }),
);

/** Nobody took the deletion back: what other services hold of the account is erased now. Aggregate: deletion id. */
export const accountErasureDue = defineFact('accounts.account.erasure_due.v1', z.object({ accountId: z.uuid() }));

/** Of a deletion. Aggregate: deletion id; version: its row's. */
export const accountsStepTaken = defineFact('accounts.step.taken.v1', stepTakenSchema);
