import type { EntityManager } from 'typeorm';
import { MoreThan, Not } from 'typeorm';
import type { ContactRequestRecord } from '../domain/contact-request.js';
import { ContactRequestEntity } from './entities.js';
import { sameMailbox } from './same-mailbox.js';

/** The same request (sender, installer, words) sent after an instant. */
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

/** How many requests a mailbox sent after an instant, in all or to one installer. */
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

/** The requests that were sent together with the first one of a group, without it, in the order of their recipients. */
export const findSentTogether = (tx: EntityManager, firstId: string): Promise<ContactRequestRecord[]> =>
  tx.find(ContactRequestEntity, { where: { groupId: firstId, id: Not(firstId) }, order: { id: 'ASC' } });
