import type { TransitionFailure } from '@poolpros/chassis/machine';
import { type Lifecycle, rowsOf } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import { directoryStepTaken } from '@poolpros/contracts/events/directory';
import type { ClaimAction, ClaimStatus } from '@poolpros/contracts/http/claims';
import { claimNotFound } from '../../base/refusals.js';
import { ClaimEntity } from '../db/entities.js';
import { type ClaimRecord, claimMachine } from '../domain/claim.js';

/** Claims and their steps. */
export const claimLifecycle: Lifecycle<ClaimStatus, ClaimAction, ClaimRecord> = {
  machine: claimMachine,
  store: rowsOf(ClaimEntity),
  stepTaken: directoryStepTaken,
  toError,
};

const open = claimMachine.actions.withdraw.from;

function toError(failure: TransitionFailure, claim: ClaimRecord | null): Refusal {
  if (!claim) return claimNotFound();
  if (failure === 'changed')
    return new Refusal('conflict', 'The claim has changed since it was loaded. Load it again.');
  if (failure === 'reason_missing') return new Refusal('invalid_request', 'Give a reason.');
  const already = open.includes(claim.status) ? '' : 'already ';
  return new Refusal('conflict', `The claim is ${already}${claim.status.replace('_', ' ')}.`);
}
