import { setTimeout as delay } from 'node:timers/promises';
import { type JetStreamClient, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { type ConnectionOptions, connect, type NatsConnection } from '@nats-io/transport-node';
import type { EventDefinition, StreamDefinition } from '@poolpros/contracts/events/define';
import type { Log } from './log.js';
import type { Part } from './run.js';
import { UnavailableError } from './unavailable.js';

/** The connection to the event broker. */
export interface Bus extends Part {
  readonly prefix: string;
  ready(): Promise<void>;
  /** Publishing and consuming. Throws UnavailableError while the broker is down. */
  js(): JetStreamClient;
  /** Streams and consumers. Throws UnavailableError while the broker is down. */
  jsm(): JetStreamManager;
  /** Called on every connect and reconnect. */
  onConnect(listener: () => void): void;
  /** Called whenever the connection is lost. */
  onDisconnect(listener: () => void): void;
  streamName(definition: StreamDefinition): string;
  /** Subjects of a stream, `directory.contractor.>`. */
  streamSubjects(definition: StreamDefinition): string[];
  subject(definition: EventDefinition, aggregateId: string): string;
}

const startWaitMs = 2000;
const stopWaitMs = 2000;

/** A broker that hangs or a lost network is noticed when two pings in a row get no reply, after 15 seconds. */
const pings = { pingInterval: 5000, maxPingOut: 2 };

/** How to connect to a URL like nats://user:password@host:4222. */
function connectionOf(url: string): ConnectionOptions {
  const { protocol, host, username, password } = new URL(url);
  const servers = `${protocol}//${host}`;
  if (username === '') return { servers };
  return { servers, user: decodeURIComponent(username), pass: decodeURIComponent(password) };
}

/**
 * A connection that never gives up: `start` waits briefly for the broker and continues without it if it is down. The
 * broker may come and go. `prefix` separates products and tests on one server.
 */
export function createBus(o: { url: string; prefix: string; name: string; log: Log }): Bus {
  const log = o.log.child({ name: 'bus' });
  const connectListeners: (() => void)[] = [];
  const disconnectListeners: (() => void)[] = [];
  let connection: NatsConnection | null = null;
  let clients: { js: JetStreamClient; jsm: JetStreamManager } | null = null;
  let opening: Promise<void> | null = null;
  let up = false;
  let stopping = false;

  const set = (connected: boolean) => {
    if (up === connected) return;
    up = connected;
    if (connected) log.info('broker connected');
    else if (!stopping) log.warn('broker connection lost');
    for (const listener of connected ? connectListeners : disconnectListeners) listener();
  };

  async function open(): Promise<void> {
    const opened = await connect({
      ...connectionOf(o.url),
      name: o.name,
      // While both sides restart, the broker may still have the old password, or already the new one.
      ignoreAuthErrorAbort: true,
      waitOnFirstConnect: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 500,
      timeout: 5000,
      ...pings,
      ignoreClusterUpdates: true,
      // Otherwise two stacks are captured for each published event, which took a tenth of the time of a service that
      // publishes many.
      noAsyncTraces: true,
    });
    if (stopping) return await opened.close();
    connection = opened;
    clients = { js: jetstream(opened), jsm: await jetstreamManager(opened, { checkAPI: false }) };
    set(true);
    void follow(opened);
  }

  async function follow(opened: NatsConnection): Promise<void> {
    for await (const status of opened.status()) {
      if (status.type === 'disconnect' || status.type === 'staleConnection') set(false);
      if (status.type === 'reconnect') set(true);
    }
  }

  function client(): NonNullable<typeof clients> {
    if (!clients || !up) throw new UnavailableError('the event broker is not connected');
    return clients;
  }

  return {
    name: 'bus',
    prefix: o.prefix,
    async start() {
      opening ??= open().catch((error: unknown) => {
        if (!stopping) log.error({ err: error }, 'broker connection failed for good');
      });
      await Promise.race([opening, delay(startWaitMs, undefined, { ref: false })]);
      if (!up) log.warn('starting without the broker');
    },
    async stop() {
      stopping = true;
      if (!connection) return;
      // Wait briefly for messages in flight. A broker that hangs would never confirm them.
      if (up)
        await Promise.race([connection.drain().catch(() => undefined), delay(stopWaitMs, undefined, { ref: false })]);
      await connection.close();
      set(false);
    },
    async ready() {
      client();
    },
    js: () => client().js,
    jsm: () => client().jsm,
    onConnect(listener) {
      connectListeners.push(listener);
    },
    onDisconnect(listener) {
      disconnectListeners.push(listener);
    },
    streamName: (definition) => `${o.prefix}${definition.name}`,
    streamSubjects: ({ service, nouns }) =>
      nouns === null ? [`${o.prefix}${service}.>`] : nouns.map((noun) => `${o.prefix}${service}.${noun}.>`),
    subject: (definition, aggregateId) => `${o.prefix}${definition.type}.${aggregateId}`,
  };
}
