import { randomBytes } from 'node:crypto';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';

/** A separate EVENT_PREFIX for a test file. */
export const testPrefix = (): string => `t${randomBytes(5).toString('hex')}_`;

/** Deletes every stream of a prefix; call at the end of a test file. */
export async function removeStreams(natsUrl: string, prefix: string): Promise<void> {
  if (prefix === '') throw new Error('a test without a prefix must not delete streams');
  const connection = await connect({ servers: natsUrl });
  try {
    const manager = await jetstreamManager(connection);
    for await (const name of manager.streams.names()) if (name.startsWith(prefix)) await manager.streams.delete(name);
  } finally {
    await connection.close();
  }
}
