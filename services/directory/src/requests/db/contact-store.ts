import type { UndeliveredReason } from '@poolpros/contracts/http/contact-requests';
import type { EntityManager } from 'typeorm';
import { MoreThan, Not } from 'typeorm';
import { sameMailbox } from '../../base/db/same-mailbox.js';
import type { ContactRequestRecord } from '../domain/contact-request.js';
import { ContactRequestEntity } from './entities.js';

/** An identical request (sender, installer, words) sent after an instant. */
export const findSameRequest = (
  tx: EntityManager,
  request: { email: string; dedupeHash: string },
  after: Date,
): Promise<ContactRequestRecord | null> =>
  tx.findOneBy(ContactRequestEntity, {
    email: sameMailbox(request.email),
    dedupeHash: request.dedupeHash,
    createdAt: MoreThan(after),
  });

/** How many requests a mailbox sent after an instant, in total or to one installer. */
export const countRequests = (
  tx: EntityManager,
  by: { email: string; installerId?: number },
  after: Date,
): Promise<number> =>
  tx.countBy(ContactRequestEntity, { ...by, email: sameMailbox(by.email), createdAt: MoreThan(after) });

export const insertContactRequest = async (tx: EntityManager, request: ContactRequestRecord): Promise<void> => {
  await tx.insert(ContactRequestEntity, request);
};

export const moveContactRequests = async (
  tx: EntityManager,
  { from, to }: { from: number; to: number },
): Promise<void> => {
  await tx.update(ContactRequestEntity, { installerId: from }, { installerId: to });
};

export const findContactRequest = (tx: EntityManager, id: string): Promise<ContactRequestRecord | null> =>
  tx.findOneBy(ContactRequestEntity, { id });

/** The other requests that were sent together with the first one of a group, in the order of their recipients. */
export const findSentTogether = (tx: EntityManager, firstId: string): Promise<ContactRequestRecord[]> =>
  tx.find(ContactRequestEntity, { where: { groupId: firstId, id: Not(firstId) }, order: { id: 'ASC' } });

/** A request, locked until the transaction ends. */
export const lockContactRequest = (tx: EntityManager, id: string): Promise<ContactRequestRecord | null> =>
  tx.findOne(ContactRequestEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });

export const storeDelivery = async (
  tx: EntityManager,
  id: string,
  fields: Pick<ContactRequestRecord, 'delivery' | 'undeliveredReason'>,
): Promise<void> => {
  await tx.update(ContactRequestEntity, { id }, fields);
};

/**
 * How many requests reached no business, and since when, by reason. A listing with members has its requests in the
 * dashboard.
 */
export const countUndelivered = (
  tx: EntityManager,
): Promise<{ reason: UndeliveredReason; total: number; oldest: Date }[]> =>
  tx.query(
    `select undelivered_reason as reason, count(*)::int as total, min(created_at) as oldest from contact_requests r
     where delivery = 'undelivered' and not exists (select from listing_members m where m.listing_id = r.installer_id)
     group by undelivered_reason`,
  );
