import { type Consumer, createConsumer } from '@poolpros/chassis/consumer';
import { directoryStream } from '@poolpros/contracts/events/directory';
import type { Context } from '../context.js';
import { onContractorChanged, snapshotsAtOnce } from './contractor-changed.js';

export function createConsumers({ bus, database, log, metrics }: Context): Consumer[] {
  return [
    createConsumer({
      bus,
      stream: directoryStream,
      service: 'reviews',
      handlers: [onContractorChanged(database)],
      concurrency: snapshotsAtOnce,
      inbox: database,
      log,
      metrics,
    }),
  ];
}
