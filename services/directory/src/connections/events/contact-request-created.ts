import { transactionalHandler } from '@poolpros/chassis/consumer';
import { contactRequestCreated } from '@poolpros/contracts/events/directory';
import { queueWebhooks } from '../actions/queue-webhooks.js';

/** Queues webhooks about a request of a homeowner. */
export const onContactRequestCreated = transactionalHandler(
  contactRequestCreated,
  async ({ data: { contactRequestId, installerId }, occurredAt }, { tx }) => {
    const event = { listingId: installerId, event: 'request.created', data: { requestId: contactRequestId } } as const;
    await queueWebhooks(tx, event, new Date(occurredAt));
  },
);
