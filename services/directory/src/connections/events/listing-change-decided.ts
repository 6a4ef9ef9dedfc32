import { transactionalHandler } from '@poolpros/chassis/consumer';
import { listingChangeDecided } from '@poolpros/contracts/events/directory';
import { queueWebhooks } from '../actions/queue-webhooks.js';

/** Queues webhooks about the decision of a change that a member proposed. */
export const onListingChangeDecided = transactionalHandler(
  listingChangeDecided,
  async ({ data: { changeId, installerId, isSuggestion, outcome }, occurredAt }, { tx }) => {
    if (isSuggestion || !outcome) return;
    const event = { listingId: installerId, event: 'listing.change_decided', data: { changeId, outcome } } as const;
    await queueWebhooks(tx, event, new Date(occurredAt));
  },
);
