import { mailboxOf } from '@poolpros/chassis/mailbox';
import type { UndeliveredReason } from '@poolpros/contracts/http/contact-requests';
import type { EntityManager } from 'typeorm';
import type { ContactRequestRecord } from '../domain/contact-request.js';
import { ContactRequestEntity, SavedReplyEntity } from './entities.js';

/** A contact request of the same sender with the same words to the same listing, sent after an instant. */
export async function findSameRequest(
  tx: EntityManager,
  { email, dedupeHash, installerId }: { email: string; dedupeHash: string; installerId: number },
  after: Date,
): Promise<ContactRequestRecord | null> {
  const [same] = await tx.query<{ id: string }[]>(
    `select c.id from contact_requests c join requests r on r.id = c.request_id
     where mailbox_of(r.email) = $1 and r.dedupe_hash = $2 and c.installer_id = $3 and c.created_at > $4
       and c.status <> 'withdrawn'
     order by c.created_at limit 1`,
    [mailboxOf(email), dedupeHash, installerId, after],
  );
  return same ? await findContactRequest(tx, same.id) : null;
}

/** How many contact requests a mailbox sent after an instant, in total or to one installer. */
export async function countRequests(
  tx: EntityManager,
  { email, installerId = null }: { email: string; installerId?: number | null },
  after: Date,
): Promise<number> {
  const [row] = await tx.query<{ count: number }[]>(
    `select count(*)::int as count from contact_requests c join requests r on r.id = c.request_id
     where mailbox_of(r.email) = $1 and c.created_at > $3 and ($2::int is null or c.installer_id = $2)`,
    [mailboxOf(email), installerId, after],
  );
  return row?.count ?? 0;
}

/** Gives the contact requests and saved replies of one listing to another. */
export const moveContactRequests = async (
  tx: EntityManager,
  { from, to }: { from: number; to: number },
): Promise<void> => {
  await tx.update(ContactRequestEntity, { installerId: from }, { installerId: to });
  await tx.update(SavedReplyEntity, { installerId: from }, { installerId: to });
};

export const findContactRequest = (tx: EntityManager, id: string): Promise<ContactRequestRecord | null> =>
  tx.findOneBy(ContactRequestEntity, { id });

/** The contact requests of a request, in the order of their recipients. */
export const contactRequestsOf = (tx: EntityManager, requestId: string): Promise<ContactRequestRecord[]> =>
  tx.find(ContactRequestEntity, { where: { requestId }, order: { createdAt: 'ASC', id: 'ASC' } });

/** A contact request, locked until the transaction ends. */
export const lockContactRequest = (tx: EntityManager, id: string): Promise<ContactRequestRecord | null> =>
  tx.findOne(ContactRequestEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });

export const storeUndelivered = async (
  tx: EntityManager,
  id: string,
  undeliveredReason: UndeliveredReason,
): Promise<void> => {
  await tx.update(ContactRequestEntity, { id }, { undeliveredReason });
};

/** Contact requests that were delivered before an instant and got no reply, locked. */
export const takeSilent = async (tx: EntityManager, deliveredBefore: Date, most: number): Promise<string[]> => {
  const rows = await tx.query<{ id: string }[]>(
    `select id from contact_requests where status in ('delivered', 'seen') and delivered_at <= $1
     order by delivered_at limit $2 for update skip locked`,
    [deliveredBefore, most],
  );
  return rows.map(({ id }) => id);
};

/**
 * How many requests reached no business, and since when, by reason. A listing with members has its requests in the
 * dashboard.
 */
export const countUndelivered = (
  tx: EntityManager,
): Promise<{ reason: UndeliveredReason; total: number; oldest: Date }[]> =>
  tx.query(
    `select undelivered_reason as reason, count(*)::int as total, min(created_at) as oldest from contact_requests c
     where status = 'new' and undelivered_reason is not null and request_id is not null
       and not exists (select from listing_members m where m.listing_id = c.installer_id)
     group by undelivered_reason`,
  );

/** Makes an undelivered contact request one whose mail is on its way. */
export const clearUndelivered = async (tx: EntityManager, id: string): Promise<void> => {
  await tx.update(ContactRequestEntity, { id }, { undeliveredReason: null });
};
