import type { TransitionFailure } from '@poolpros/chassis/machine';
import type { Lifecycle, MachineStore } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import { directoryStepTaken, type InstallerStatus } from '@poolpros/contracts/events/directory';
import type { ListingStatusAction } from '@poolpros/contracts/http/listing-status';
import { installerNotFound } from '../../base/refusals.js';
import { changeInstaller, lockInstallers } from '../db/installer-store.js';
import type { InstallerRecord } from '../domain/installer.js';
import { listingMachine, noPause } from '../domain/listing-status.js';

/** Listings, which are stored where every change of a listing is: that raises the version and publishes the new state. */
const listings: MachineStore<InstallerRecord, number> = {
  async lock(tx, id) {
    const [listing] = await lockInstallers(tx, [id]);
    return listing ?? null;
  },
  async save(tx, { id }, change, at) {
    const changed = await changeInstaller(tx, id, () => ({ ...noPause, mergedInto: null, ...change }), at);
    if (!changed) throw installerNotFound();
    return changed;
  },
};

/** Listings and the steps of their lives. */
export const listingLifecycle: Lifecycle<InstallerStatus, ListingStatusAction, InstallerRecord, typeof listings> = {
  machine: listingMachine,
  store: listings,
  stepTaken: directoryStepTaken,
  toError,
};

function toError(failure: TransitionFailure, listing: InstallerRecord | null): Refusal {
  if (!listing) return installerNotFound();
  if (failure === 'wrong_actor') return new Refusal('forbidden', 'You are not allowed to do that.');
  if (failure === 'reason_missing') return new Refusal('invalid_request', 'Give a reason.');
  return new Refusal('conflict', `The listing is ${listing.status}.`);
}
