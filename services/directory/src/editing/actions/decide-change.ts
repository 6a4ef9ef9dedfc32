import { transition } from '@poolpros/chassis/machine/transition';
import type { ChangeReason } from '@poolpros/contracts/change-reasons';
import { listingChangeDecided } from '@poolpros/contracts/events/directory';
import type { EntityManager } from 'typeorm';
import { changeNotFound } from '../../base/refusals.js';
import { lockInstallers } from '../../listings/db/installer-store.js';
import { withoutFormerDetails } from '../../listings/domain/phone.js';
import { authorize } from '../../members/actions/authorize.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { findChange } from '../db/change-store.js';
import { type Edit, type ListingChangeRecord, mergedEdit } from '../domain/listing-change.js';
import { changeLifecycle } from './change-lifecycle.js';
import { type Setting, withPlace, writeFields } from './write-fields.js';

/** The change to decide, and the version that the administrator saw. */
export interface ChangeDecision {
  changeId: string;
  version: number;
  requestId: string;
}

type Staff = ListingActor & { id: string };

const decided = ({ id, listingId, source, status }: ListingChangeRecord) => ({
  definition: listingChangeDecided,
  data: { changeId: id, installerId: listingId, isSuggestion: source === 'import', outcome: status },
});

/**
 * Applies a change to the page. The change then stores the values that the page had until now, whatever they were when
 * it was proposed.
 */
export async function applyChange(
  tx: EntityManager,
  setting: Setting,
  { changeId, version, requestId }: ChangeDecision,
  actor: Staff,
  now: Date,
): Promise<ListingChangeRecord> {
  authorize(actor, 'decide_change');
  const found = await findChange(tx, changeId);
  if (!found) throw changeNotFound();
  // An edit of a listing locks the listing first as well.
  await lockInstallers(tx, [found.listingId]);
  return await transition(tx, changeLifecycle, changeId, {
    action: 'apply',
    actor,
    at: now,
    version,
    requestId,
    change: async (change) => {
      const written = await writeFields(
        tx,
        change.listingId,
        (current) => {
          const edit = mergedEdit(current, change.before, change.after as Edit);
          return withPlace(setting, current, withoutFormerDetails(current, edit));
        },
        { source: change.source === 'import' ? 'staff' : change.source, now },
      );
      return { ...written, decidedAt: now, decidedBy: actor.id };
    },
    event: decided,
  });
}

/** Declines a change, or asks for a revision, with a reason for the members of the listing. */
export async function refuseChange(
  tx: EntityManager,
  o: ChangeDecision & { action: 'decline' | 'ask_revision'; reasonCode: ChangeReason; note: string | null },
  actor: Staff,
  now: Date,
): Promise<ListingChangeRecord> {
  authorize(actor, 'decide_change');
  return await transition(tx, changeLifecycle, o.changeId, {
    action: o.action,
    actor,
    at: now,
    version: o.version,
    requestId: o.requestId,
    reason: o.reasonCode,
    change: () => ({
      reasonCode: o.reasonCode,
      decisionNote: o.note,
      ...(o.action === 'decline' && { decidedAt: now, decidedBy: actor.id }),
    }),
    event: decided,
  });
}
