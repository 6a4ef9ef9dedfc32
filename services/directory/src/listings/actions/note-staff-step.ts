import { addHistory } from '@poolpros/chassis/machine/history';
import type { RemoveReason } from '@poolpros/contracts/status-reasons';
import type { EntityManager } from 'typeorm';
import type { ListingActor } from '../../members/domain/policy.js';
import type { InstallerRecord } from '../domain/installer.js';

const steps = {
  requestRemoval: { machine: 'listing_removal', action: 'request', to: 'requested' },
  makeClaimCode: { machine: 'claim_code', action: 'make', to: 'made' },
} as const;

/** Records an action by the staff on a listing that is not a lifecycle step. */
export const noteStaffStep = (
  tx: EntityManager,
  step: keyof typeof steps,
  { listing, reason, requestId }: { listing: InstallerRecord; reason: RemoveReason | null; requestId: string | null },
  actor: ListingActor,
  now: Date,
): Promise<void> =>
  addHistory(tx, {
    ...steps[step],
    subjectId: String(listing.id),
    from: null,
    actor: { kind: actor.kind, id: actor.id },
    reason,
    version: listing.version,
    requestId,
    at: now,
  });
