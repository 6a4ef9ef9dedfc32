import { type SubmissionStatus, submissionStatuses } from '@poolpros/contracts/http/submissions';
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { sameMailbox } from '../../base/db/same-mailbox.js';
import type { SubmissionRecord } from '../domain/submission.js';
import { SubmissionEntity } from './entities.js';

/** The submissions that a mailbox sent after an instant, oldest first. */
export const submissionsOf = (tx: EntityManager, email: string, after: Date): Promise<SubmissionRecord[]> =>
  tx.find(SubmissionEntity, {
    where: { email: sameMailbox(email), submittedAt: MoreThan(after) },
    order: { submittedAt: 'ASC' },
  });

export const findSubmission = (tx: EntityManager, id: string): Promise<SubmissionRecord | null> =>
  tx.findOneBy(SubmissionEntity, { id });

export const findSubmissionByToken = (tx: EntityManager, tokenHash: string): Promise<SubmissionRecord | null> =>
  tx.findOneBy(SubmissionEntity, { tokenHash });

/** An account, and its email if known. */
interface Sender {
  accountId: string;
  email: string | null;
}

/** What an account sent, and what its email sent without an account. */
const ofOwner = ({ accountId, email }: Sender) => [
  { ownerAccountId: accountId },
  ...(email === null ? [] : [{ email, ownerAccountId: IsNull() }]),
];

/** What an account or its email sent, the newest first. */
export const submissionsOfOwner = (tx: EntityManager, owner: Sender): Promise<SubmissionRecord[]> =>
  tx.find(SubmissionEntity, { where: ofOwner(owner), order: { submittedAt: 'DESC', id: 'ASC' } });

/** One of them. */
export const findSubmissionOfOwner = (tx: EntityManager, id: string, owner: Sender): Promise<SubmissionRecord | null> =>
  tx.findOne(SubmissionEntity, { where: ofOwner(owner).map((sent) => ({ ...sent, id })) });

/** The last ones that an email sent, the newest first. */
export const lastSubmissionsOf = (tx: EntityManager, email: string, limit: number): Promise<SubmissionRecord[]> =>
  tx.find(SubmissionEntity, { where: { email }, order: { submittedAt: 'DESC', id: 'ASC' }, take: limit });

/** Records when links were mailed. The versions stay, since a decision does not depend on it. */
export const storeLinksMailed = async (
  tx: EntityManager,
  ids: readonly string[],
  linksMailedAt: Date,
): Promise<void> => {
  await tx.update(SubmissionEntity, { id: In([...ids]) }, { linksMailedAt });
};

/**
 * How many submissions of an email were approved and rejected, and how many others came from a network after an
 * instant.
 */
export async function recordOf(
  tx: EntityManager,
  { id, email, networkHash }: Pick<SubmissionRecord, 'id' | 'email' | 'networkHash'>,
  after: Date,
): Promise<{ listings: number; rejections: number; fromNetwork: number }> {
  const [row] = await tx.query<{ listings: number; rejections: number; fromNetwork: number }[]>(
    `select (select count(*)::int from submissions where email = $2 and status = 'approved') as listings,
       (select count(*)::int from submissions
        where email = $2 and (status = 'rejected' or resubmissions > 0 and id <> $1)) as rejections,
       (select count(*)::int from submissions
        where network_hash = $3 and submitted_at > $4 and email <> $2) as "fromNetwork"`,
    [id, email, networkHash, after],
  );
  if (!row) throw new Error('a count has no row');
  return row;
}

/** The row, locked until commit. */
export const lockSubmission = (
  tx: EntityManager,
  by: { id: string } | { tokenHash: string },
): Promise<SubmissionRecord | null> => tx.findOne(SubmissionEntity, { where: by, lock: { mode: 'pessimistic_write' } });

/** The queue of one status, oldest first. */
export const listSubmissions = (
  tx: EntityManager,
  o: { status: SubmissionStatus; offset: number; limit: number },
): Promise<SubmissionRecord[]> =>
  tx.find(SubmissionEntity, {
    where: { status: o.status },
    order: { submittedAt: 'ASC', id: 'ASC' },
    skip: o.offset,
    take: o.limit,
  });

export async function countByStatus(tx: EntityManager): Promise<Record<SubmissionStatus, number>> {
  const rows = await tx.query<{ status: SubmissionStatus; count: number }[]>(
    'select status, count(*)::int as count from submissions group by status',
  );
  const counts = new Map(rows.map((row) => [row.status, row.count]));
  return Object.fromEntries(submissionStatuses.map((status) => [status, counts.get(status) ?? 0])) as Record<
    SubmissionStatus,
    number
  >;
}

/** Ids of expired unconfirmed submissions, locked until commit; at most 100. */
export async function takeOverdueSubmissions(tx: EntityManager, now: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `select id from submissions where status = 'awaiting_confirmation' and confirm_until < $1
     order by confirm_until limit 100 for update skip locked`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/** Names the account a submission belongs to. Its version stays: an administrator's decision does not depend on it. */
export const storeOwner = async (tx: EntityManager, id: string, ownerAccountId: string): Promise<void> => {
  await tx.update(SubmissionEntity, { id }, { ownerAccountId });
};

/** Replaces the listing of a listing's submissions by another one. */
export const moveSubmissions = async (tx: EntityManager, { from, to }: { from: number; to: number }): Promise<void> => {
  await tx.update(SubmissionEntity, { installerId: from }, { installerId: to });
};

export const eraseSubmissions = async (tx: EntityManager, ids: readonly string[]): Promise<void> => {
  await tx.delete(SubmissionEntity, { id: In([...ids]) });
};
