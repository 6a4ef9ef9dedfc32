import type { TransitionFailure } from '@poolpros/chassis/machine';
import { type Lifecycle, rowsOf } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import { directoryStepTaken } from '@poolpros/contracts/events/directory';
import type { InvitationAction, InvitationStatus } from '@poolpros/contracts/http/team';
import { invitationNotFound } from '../../base/refusals.js';
import { InvitationEntity } from '../db/entities.js';
import { type InvitationRecord, invitationMachine } from '../domain/invitation.js';

/** Invitations and their steps. */
export const invitationLifecycle: Lifecycle<InvitationStatus, InvitationAction, InvitationRecord> = {
  machine: invitationMachine,
  store: rowsOf(InvitationEntity),
  stepTaken: directoryStepTaken,
  toError,
};

function toError(_failure: TransitionFailure, invitation: InvitationRecord | null): Refusal {
  if (!invitation) return invitationNotFound();
  return new Refusal('conflict', `The invitation is already ${invitation.status}.`);
}
