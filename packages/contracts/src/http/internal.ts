import * as z from 'zod';
import { contractorSnapshotSchema } from '../events/directory.js';
import { pageSizes, requestLimits, textLengths } from '../limits.js';
import { emailAddress, maxStoredInt } from '../text.js';

/** GET /internal/submissions/{id}/applicant on directory: for accounts, which makes the contractor's account. */
export const applicantSchema = z.object({ name: z.string(), email: z.email() });

/**
 * GET /internal/ended-sessions on accounts: every session that has ended and may still have an access token that is good.
 */
export const endedSessionsPath = '/internal/ended-sessions';
export const endedSessionsSchema = z.object({ sessionIds: z.array(z.uuid()) });

/**
 * GET /internal/account-contacts?ids= on accounts: how to reach the owners of accounts, for directory, which knows whose
 * listing it is. Accounts that are disabled, or whose email address nobody has confirmed, are left out.
 */
export const accountContactsPath = '/internal/account-contacts';
export const accountContactsLimit = 100;
export const accountContactsQuerySchema = z.object({
  ids: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.uuid()).max(accountContactsLimit)),
});
export const accountContactsSchema = z.object({
  contacts: z.array(
    z.object({
      accountId: z.uuid(),
      name: z.string(),
      email: z.email(),
      createdAt: z.iso.datetime().optional().describe('absent from the release before'),
    }),
  ),
});
export type AccountContact = z.infer<typeof accountContactsSchema>['contacts'][number];

/**
 * GET /internal/session-proofs?accountId=&sessionId= on accounts: whether the owner of a session has proved lately to be
 * there, for what is dangerous in the wrong hands (docs/rules.md#step-up).
 */
export const sessionProofsPath = '/internal/session-proofs';
export const sessionProofQuerySchema = z.object({ accountId: z.uuid(), sessionId: z.uuid() });
export const sessionProofSchema = z.object({ isProven: z.boolean() });

/**
 * GET /internal/departing-accounts/{accountId} on accounts: whether an account is to be erased, and every email that it ever
 * had, by which directory finds what it holds of the account. `erased` has no emails any more. 410 for an account whose
 * deletion is not due: nothing of it may be erased.
 */
export const departingAccountPath = '/internal/departing-accounts/:accountId';
export const departingAccountParamsSchema = z.object({ accountId: z.uuid() });
export const departingAccountSchema = z.object({ status: z.enum(['erasing', 'erased']), emails: z.array(z.email()) });
export type DepartingAccount = z.infer<typeof departingAccountSchema>;

/**
 * GET /internal/account-emails/{accountId} on accounts: the email of an account and those that it had before, for directory,
 * where the contact email of a listing follows its member. 410 for an account that does not exist.
 */
export const accountEmailsPath = '/internal/account-emails/:accountId';
export const accountEmailsParamsSchema = z.object({ accountId: z.uuid() });
export const accountEmailsSchema = z.object({ email: z.email(), formerEmails: z.array(z.email()) });
export type AccountEmails = z.infer<typeof accountEmailsSchema>;

/** Where a page of the export begins: behind the listing of this state, city and id. */
const exportCursor = /^[^/]*\/[^/]*\/\d{1,15}$/;

/** The `after` of the first page. */
export const exportStart = '//0';

/**
 * GET /internal/installers?after=&limit= on directory: the record, for rebuilding the index, paged by place, so that the
 * index holds neighbors next to each other.
 */
export const exportQuerySchema = z.object({
  after: z.string().regex(exportCursor, 'must be the nextAfter of a page').default(exportStart),
  limit: z.coerce.number().int().min(1).max(pageSizes.snapshots).default(pageSizes.snapshots),
});

/** GET /internal/installers/{installerId} on directory: one listing of the export. */
export const exportedListingSchema = z.object({ version: z.int(), snapshot: contractorSnapshotSchema });

/** One page of the export; `nextAfter` is the `after` of the next page, null on the last one. */
export const exportPageSchema = z.object({ items: z.array(exportedListingSchema), nextAfter: z.string().nullable() });
export type ExportedListing = z.infer<typeof exportedListingSchema>;
export type ExportPage = z.infer<typeof exportPageSchema>;

/**
 * POST /internal/request-replies on directory: a mail that came to the reply address of a request's thread, for
 * notifications, which receives it. `from` is the sender of the envelope. Nothing is stored unless the outcome is `stored`;
 * the same `messageId` is stored once.
 */
export const requestRepliesPath = '/internal/request-replies';
/** The part of a reply address after `r+`: id of the contact request, side of the writer, and a code. */
export const replyAddressToken = z.string().regex(/^[0-9a-f]{32}[bh][0-9a-f]{20}$/);
export const mailedReplySchema = z.object({
  token: replyAddressToken,
  from: emailAddress,
  messageId: z.string().min(1).max(300).describe('message ID of the email'),
  text: z.string().max(textLengths.message.max).describe('text of the email, without quoted text'),
  isAutomatic: z.boolean(),
  photos: z.array(z.base64()).max(requestLimits.photos).default([]).describe('files declared as photos'),
  leftOut: z.int().min(0).default(0).describe('number of other attached files'),
});
export type MailedReply = z.input<typeof mailedReplySchema>;
export const mailedReplyOutcomes = ['stored', 'unknown_address', 'foreign_sender', 'closed', 'too_many'] as const;
export type MailedReplyOutcome = (typeof mailedReplyOutcomes)[number];
export const mailedReplyOutcomeSchema = z.object({ outcome: z.enum(mailedReplyOutcomes) });

/**
 * GET /internal/request-readers?installerIds= on directory: the accounts that may read the requests of these listings, for
 * the gateway, which tells their open dashboards about a change.
 */
export const requestReadersPath = '/internal/request-readers';
export const requestReadersLimit = 100;
export const requestReadersQuerySchema = z.object({
  installerIds: z
    .string()
    .transform((ids) => ids.split(',').map(Number))
    .pipe(z.array(z.int().positive().max(maxStoredInt)).max(requestReadersLimit)),
});
export const requestReadersSchema = z.object({
  readers: z.array(z.object({ installerId: z.int(), accountIds: z.array(z.uuid()) })),
});
export type RequestReaders = z.infer<typeof requestReadersSchema>;
