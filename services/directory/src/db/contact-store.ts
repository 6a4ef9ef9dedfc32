import type { EntityManager } from 'typeorm';
import { MoreThan } from 'typeorm';
import type { ContactRequestRecord } from '../domain/contact-request.js';
import { ContactRequestEntity } from './entities.js';

/** The same request (sender, installer, words) sent after an instant. */
export const findSameRequest = (
  tx: EntityManager,
  request: { email: string; dedupeHash: string },
  after: Date,
): Promise<ContactRequestRecord | null> =>
  tx.findOneBy(ContactRequestEntity, {
    email: request.email,
    dedupeHash: request.dedupeHash,
    createdAt: MoreThan(after),
  });

/** How many requests an address sent after an instant, in all and to one installer. */
export async function countRequests(
  tx: EntityManager,
  request: { email: string; installerId: number },
  after: Date,
): Promise<{ sent: number; sentToInstaller: number }> {
  const createdAt = MoreThan(after);
  const { email, installerId } = request;
  return {
    sent: await tx.countBy(ContactRequestEntity, { email, createdAt }),
    sentToInstaller: await tx.countBy(ContactRequestEntity, { email, installerId, createdAt }),
  };
}

export const insertContactRequest = async (tx: EntityManager, request: ContactRequestRecord): Promise<void> => {
  await tx.insert(ContactRequestEntity, request);
};

export const findContactRequest = (tx: EntityManager, id: string): Promise<ContactRequestRecord | null> =>
  tx.findOneBy(ContactRequestEntity, { id });
