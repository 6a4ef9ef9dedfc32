import { type Hindrance, hindranceOf } from '@poolpros/chassis/machine';
import { type Actor, addHistory } from '@poolpros/chassis/machine/history';
import { Refusal } from '@poolpros/chassis/refusal';
import type { ListingStatusAction } from '@poolpros/contracts/http/listing-status';
import type { EntityManager } from 'typeorm';
import { installerNotFound } from '../../base/refusals.js';
import { queueWebhooks } from '../../connections/actions/queue-webhooks.js';
import { changeInstaller, lockInstallers } from '../db/installer-store.js';
import type { InstallerRecord, ListingStanding } from '../domain/installer.js';
import { listingMachine } from '../domain/listing-status.js';

/** A step of a listing's life. */
export interface ListingStep {
  action: ListingStatusAction;
  actor: Actor;
  at: Date;
  /** A code. */
  reason?: string | null;
  requestId?: string | null;
  /** What goes with the new status; what is not said is none. */
  standing?: Partial<Omit<ListingStanding, 'statusSince'>>;
}

/**
 * Takes a step: locks the listing, checks it against the machine, stores it where every listing is stored, which raises
 * its version and tells the others, and adds the step to the history. Throws what hinders it.
 */
export async function takeListingStep(
  tx: EntityManager,
  listingId: number,
  { action, actor, at, reason = null, requestId = null, standing = {} }: ListingStep,
): Promise<InstallerRecord> {
  const [current] = await lockInstallers(tx, [listingId]);
  if (!current) throw installerNotFound();
  const hindrance = hindranceOf(listingMachine, current, { action, actor: actor.kind, reason });
  if (hindrance) throw refusalOf(hindrance, current);
  const { to } = listingMachine.actions[action];
  const change = { pausedFrom: null, pausedTo: null, mergedInto: null, ...standing, status: to };
  const changed = await changeInstaller(tx, listingId, () => change, at);
  if (!changed) throw installerNotFound();
  await addHistory(tx, {
    machine: listingMachine.name,
    subjectId: String(listingId),
    action,
    from: current.status,
    to,
    actor,
    reason,
    version: changed.version,
    requestId,
    at,
  });
  await queueWebhooks(tx, { listingId, event: 'listing.status_changed', data: { status: to } }, at);
  return changed;
}

function refusalOf(hindrance: Hindrance, { status }: InstallerRecord): Refusal {
  if (hindrance === 'wrong_actor') return new Refusal('forbidden', 'You may not do that.');
  if (hindrance === 'reason_missing') return new Refusal('invalid_request', 'Give a reason.');
  return new Refusal('conflict', `The listing is ${status}.`);
}
