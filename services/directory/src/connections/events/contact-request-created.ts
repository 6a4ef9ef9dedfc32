import { transactionalHandler } from '@poolpros/chassis/consumer';
import { contactRequestCreated } from '@poolpros/contracts/events/directory';
import { queueWebhooks } from '../actions/queue-webhooks.js';
import { isQueued } from '../db/webhook-delivery-store.js';

/** Queues webhooks about a request of a homeowner. The release before this one queued them together with the request. */
export const onContactRequestCreated = transactionalHandler(
  contactRequestCreated,
  async ({ data: { contactRequestId, installerId }, occurredAt }, { tx }) => {
    const event = { listingId: installerId, event: 'request.created', data: { requestId: contactRequestId } } as const;
    if (!(await isQueued(tx, event))) await queueWebhooks(tx, event, new Date(occurredAt));
  },
);
