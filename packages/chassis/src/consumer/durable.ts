import { AckPolicy, type Consumer, DeliverPolicy, ReplayPolicy } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { Bus } from '../bus.js';
import { maxDeliver } from './answer.js';
import { isConsumerMissing } from './errors.js';

const ackWaitMs = 30_000;

/**
 * The durable consumer of a service on a stream, made when it is missing. It reads the whole stream: servers
 * before 2.10 know no list of filters. Throws while the stream does not exist.
 */
export async function openDurable(bus: Bus, stream: string, service: string): Promise<Consumer> {
  const { consumers, streams } = bus.jsm();
  await streams.info(stream);
  try {
    await consumers.info(stream, service);
  } catch (error) {
    if (!isConsumerMissing(error)) throw error;
    await consumers.add(stream, {
      durable_name: service,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      replay_policy: ReplayPolicy.Instant,
      ack_wait: nanos(ackWaitMs),
      max_deliver: maxDeliver,
      max_ack_pending: 64,
    });
  }
  return await bus.js().consumers.get(stream, service);
}
