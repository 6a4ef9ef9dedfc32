import type { TransitionFailure } from '@poolpros/chassis/machine';
import { type Lifecycle, rowsOf } from '@poolpros/chassis/machine/transition';
import { Refusal } from '@poolpros/chassis/refusal';
import { contactRequestStepTaken } from '@poolpros/contracts/events/directory';
import type { ContactRequestAction, ContactRequestStatus } from '@poolpros/contracts/http/request-states';
import { contactRequestNotFound } from '../../base/refusals.js';
import { ContactRequestEntity } from '../db/entities.js';
import { type ContactRequestRecord, contactRequestMachine } from '../domain/contact-request.js';

/** Contact requests and their steps. */
export const contactRequestLifecycle: Lifecycle<ContactRequestStatus, ContactRequestAction, ContactRequestRecord> = {
  machine: contactRequestMachine,
  store: rowsOf(ContactRequestEntity),
  stepTaken: contactRequestStepTaken,
  stepDetails: ({ installerId }) => ({ installerId }),
  toError,
};

function toError(failure: TransitionFailure, request: ContactRequestRecord | null): Refusal {
  if (!request) return contactRequestNotFound();
  if (failure === 'changed')
    return new Refusal('conflict', 'The request has changed since it was loaded. Load it again.');
  return new Refusal('conflict', `The request is ${request.status}, so this step is not possible.`);
}
