import { type Consumer, createConsumer } from '@poolpros/chassis/consumer';
import { accountsStream } from '@poolpros/contracts/events/accounts';
import { reviewsStream } from '@poolpros/contracts/events/reviews';
import type { Context } from '../context.js';
import { onAccountLinked } from './account-linked.js';
import { onRatingChanged, ratingsAtOnce } from './rating-changed.js';

export function createConsumers({ bus, database, log, metrics }: Context): Consumer[] {
  const common = { bus, service: 'directory', inbox: database, log, metrics };
  return [
    createConsumer({ ...common, stream: accountsStream, handlers: [onAccountLinked] }),
    createConsumer({
      ...common,
      stream: reviewsStream,
      handlers: [onRatingChanged(database)],
      concurrency: ratingsAtOnce,
    }),
  ];
}
