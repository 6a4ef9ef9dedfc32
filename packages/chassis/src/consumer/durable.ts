import { AckPolicy, type Consumer, type ConsumerConfig, DeliverPolicy, ReplayPolicy } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { Bus } from '../bus.js';
import { isConsumerMissing } from './errors.js';
import { maxAckPending } from './times.js';

/** How the broker stores the position of a service in a stream. */
function wantedConfig(filter: string, ackWaitMs: number) {
  return {
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    replay_policy: ReplayPolicy.Instant,
    ack_wait: nanos(ackWaitMs),
    // Only the client dead-letters. The broker would count outages and restarts as failures.
    max_deliver: -1,
    max_ack_pending: maxAckPending,
    filter_subject: filter,
    backoff: undefined,
  } satisfies Partial<ConsumerConfig>;
}

/**
 * The durable consumer of a service on a stream. Creates it if it is missing, and updates it only if its settings
 * differ, because an update can lose delayed redeliveries (nats-server #5526). Throws while the stream does not exist.
 */
export async function openDurable(
  bus: Bus,
  o: { stream: string; service: string; filter: string; ackWaitMs: number },
): Promise<Consumer> {
  const { consumers, streams } = bus.jsm();
  const { stream, service } = o;
  const wanted = wantedConfig(o.filter, o.ackWaitMs);
  await streams.info(stream);
  try {
    const { config } = await consumers.info(stream, service);
    if (!sameConfig(config, wanted)) await consumers.update(stream, service, { ...config, ...wanted });
  } catch (error) {
    if (!isConsumerMissing(error)) throw error;
    await consumers.add(stream, { durable_name: service, ...wanted });
  }
  return await bus.js().consumers.get(stream, service);
}

const sameConfig = (config: ConsumerConfig, wanted: Partial<ConsumerConfig>): boolean =>
  Object.entries(wanted).every(
    ([key, value]) => JSON.stringify(config[key as keyof ConsumerConfig]) === JSON.stringify(value),
  );
