import { transactionalHandler } from '@poolpros/chassis/consumer';
import { reviewPublished } from '@poolpros/contracts/events/reviews';
import type { Context } from '../../base/context.js';
import { queueWebhooks } from '../actions/queue-webhooks.js';

/** Queues webhooks about a published review. */
export const onReviewPublished = ({ now }: Pick<Context, 'now'>) =>
  transactionalHandler(reviewPublished, ({ data }, { tx }) => {
    const { installerId, reviewId, rating } = data;
    return queueWebhooks(tx, { listingId: installerId, event: 'review.published', data: { reviewId, rating } }, now());
  });
