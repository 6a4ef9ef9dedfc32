import type { EntityManager } from 'typeorm';
import { In, MoreThan, Not } from 'typeorm';
import { sameMailbox } from '../../base/db/same-mailbox.js';
import type { RequestRecord } from '../domain/request.js';
import { RequestEntity } from './entities.js';

export const insertRequest = async (tx: EntityManager, request: RequestRecord): Promise<void> => {
  await tx.insert(RequestEntity, request);
};

export const findRequest = (tx: EntityManager, id: string): Promise<RequestRecord | null> =>
  tx.findOneBy(RequestEntity, { id });

/** A request, locked until the transaction ends. */
export const lockRequest = (tx: EntityManager, id: string): Promise<RequestRecord | null> =>
  tx.findOne(RequestEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });

/** The request behind a mailed link, locked until the transaction ends. */
export const lockRequestByToken = (tx: EntityManager, tokenHash: string): Promise<RequestRecord | null> =>
  tx.findOne(RequestEntity, { where: { tokenHash }, lock: { mode: 'pessimistic_write' } });

export const findRequestByToken = (tx: EntityManager, tokenHash: string): Promise<RequestRecord | null> =>
  tx.findOneBy(RequestEntity, { tokenHash });

export const updateRequest = async (
  tx: EntityManager,
  id: string,
  change: Partial<Omit<RequestRecord, 'id' | 'facts'>> & { facts?: Record<string, string> },
): Promise<void> => {
  await tx.update(RequestEntity, { id }, change);
};

/** Deletes requests with everything that the homeowner and the businesses wrote, except photos; the contact requests stay. */
export const deleteRequests = async (tx: EntityManager, ids: readonly string[]): Promise<void> => {
  await tx.delete(RequestEntity, { id: In([...ids]) });
};

/** How many requests other people sent from a network, and with the same words, after an instant. */
export async function countSimilar(
  tx: EntityManager,
  { email, networkHash, message }: Pick<RequestRecord, 'email' | 'networkHash' | 'message'>,
  after: Date,
): Promise<{ fromNetwork: number; sameWords: number }> {
  const others = { email: Not(sameMailbox(email)), createdAt: MoreThan(after) };
  return {
    fromNetwork: networkHash === null ? 0 : await tx.countBy(RequestEntity, { ...others, networkHash }),
    sameWords: await tx.countBy(RequestEntity, { ...others, message }),
  };
}

/**
 * Requests sent between two instants whose homeowner is due the names of others, locked: confirmed, open, and without any
 * reply.
 */
export const takeUnanswered = async (
  tx: EntityManager,
  sent: { from: Date; to: Date },
  most: number,
): Promise<string[]> => {
  // `offset 0` makes it look up the replies of each: a join would read the contact requests of two years.
  const rows = await tx.query<{ id: string }[]>(
    `select id from requests r
     where unanswered_at is null and confirmed_at is not null and withdrawn_at is null and outcome is null
       and created_at between $1 and $2 and nonce is not null
       and not exists (select from contact_requests c where c.request_id = r.id and c.replied_at is not null offset 0)
     order by created_at limit $3 for update skip locked`,
    [sent.from, sent.to, most],
  );
  return rows.map(({ id }) => id);
};
