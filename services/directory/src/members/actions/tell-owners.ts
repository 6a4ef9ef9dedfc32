import { addToOutbox } from '@poolpros/chassis/outbox';
import type { AccessKind } from '@poolpros/contracts/access';
import { accessGiven } from '@poolpros/contracts/events/directory';
import type { EntityManager } from 'typeorm';

/** Mails the owners of a listing about a new way to access it (docs/rules.md#access-mails). */
export async function tellOwners(
  tx: EntityManager,
  access: { listingId: number; kind: AccessKind; subjectId: string; accountId: string; version?: number },
  now: Date,
): Promise<void> {
  const { listingId, kind, subjectId, accountId, version = 1 } = access;
  const isMember = kind === 'member' || kind === 'owner';
  await addToOutbox(tx, accessGiven, {
    aggregateId: isMember ? `${listingId}_${subjectId}` : subjectId,
    aggregateVersion: version,
    data: { installerId: listingId, kind, subjectId, accountId, at: now.toISOString() },
  });
}
