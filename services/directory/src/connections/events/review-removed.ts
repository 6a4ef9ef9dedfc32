import { transactionalHandler } from '@poolpros/chassis/consumer';
import { reviewRemoved } from '@poolpros/contracts/events/reviews';
import type { Context } from '../../base/context.js';
import { queueWebhooks } from '../actions/queue-webhooks.js';

/** The program of a business that copies reviews learns that one is no longer public. */
export const onReviewRemoved = ({ now }: Pick<Context, 'now'>) =>
  transactionalHandler(reviewRemoved, async ({ data }, { tx }) => {
    const { installerId, reviewId, wasPublic } = data;
    if (!wasPublic) return;
    await queueWebhooks(tx, { listingId: installerId, event: 'review.removed', data: { reviewId } }, now());
  });
