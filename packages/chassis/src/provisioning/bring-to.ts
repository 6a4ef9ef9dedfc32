import type { StreamConfig } from '@nats-io/jetstream';
import type { Bus } from '../bus.js';
import { isStreamMissing } from '../consumer/errors.js';

type Part = Partial<StreamConfig>;

/**
 * Creates a stream, or updates it only where it differs from `changes` (by default all settings), because an update can
 * lose delayed redeliveries (nats-server #5526).
 */
export async function bringTo(bus: Bus, name: string, wanted: Part, changes: Part = wanted): Promise<void> {
  const { streams } = bus.jsm();
  try {
    const { config } = await streams.info(name);
    if (!sameConfig(config, changes)) await streams.update(name, { ...config, ...changes });
  } catch (error) {
    if (!isStreamMissing(error)) throw error;
    await streams.add({ name, ...wanted });
  }
}

const sameConfig = (config: StreamConfig, wanted: Part): boolean =>
  Object.entries(wanted).every(
    ([key, value]) => JSON.stringify(config[key as keyof StreamConfig]) === JSON.stringify(value),
  );
