import { transactionalHandler } from '@poolpros/chassis/consumer';
import { directoryStepTaken } from '@poolpros/contracts/events/directory';
import { queueWebhooks } from '../actions/queue-webhooks.js';

/** Queues webhooks about the new status of a listing. */
export const onListingStepTaken = transactionalHandler(
  directoryStepTaken,
  async ({ aggregateId, data: { machine, to }, occurredAt }, { tx }) => {
    if (machine !== 'listing') return;
    const event = { listingId: Number(aggregateId), event: 'listing.status_changed', data: { status: to } } as const;
    await queueWebhooks(tx, event, new Date(occurredAt));
  },
);
