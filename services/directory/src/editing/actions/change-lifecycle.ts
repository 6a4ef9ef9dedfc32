import { newId } from '@poolpros/chassis/ids';
import type { TransitionFailure } from '@poolpros/chassis/machine';
import { type Lifecycle, rowsOf } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import { directoryStepTaken } from '@poolpros/contracts/events/directory';
import type { ChangeAction, ChangeStatus } from '@poolpros/contracts/http/listing-changes';
import { changeNotFound } from '../../base/refusals.js';
import { ListingChangeEntity } from '../db/entities.js';
import { changeMachine, type ListingChangeRecord } from '../domain/listing-change.js';

/** Changes of listings and their steps. */
export const changeLifecycle: Lifecycle<ChangeStatus, ChangeAction, ListingChangeRecord> = {
  machine: changeMachine,
  store: rowsOf(ListingChangeEntity),
  stepTaken: directoryStepTaken,
  toError,
};

/** A new change, before any decision. */
export const newChange = (
  by: Pick<ListingChangeRecord, 'listingId' | 'accountId' | 'source'>,
  said: Pick<ListingChangeRecord, 'before' | 'after'>,
  proposedAt: Date,
): Omit<ListingChangeRecord, 'status' | 'version'> => ({
  id: newId(),
  ...by,
  ...said,
  note: null,
  proposedAt,
  decidedAt: null,
  decidedBy: null,
  reasonCode: null,
  decisionNote: null,
});

function toError(failure: TransitionFailure, change: ListingChangeRecord | null): Refusal {
  if (!change) return changeNotFound();
  if (failure === 'reason_missing') return new Refusal('invalid_request', 'Give a reason.');
  if (failure === 'changed')
    return new Refusal('conflict', 'The change has been edited since it was loaded. Load it again.');
  const state = { needs_revision: 'is waiting for a revision' }[String(change.status)] ?? `is ${change.status}`;
  return new Refusal('conflict', `The change ${state}.`);
}
