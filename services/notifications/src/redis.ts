import { once } from 'node:events';
import type { Log } from '@poolpros/chassis/log';
import type { Part } from '@poolpros/chassis/run';
import { Redis, type RedisOptions } from 'ioredis';

/** The two connections that jobs need; available once the part is started. */
export interface RedisPart extends Part {
  /** Fails immediately while Redis is down, and soon while it hangs. */
  writing(): Redis;
  /** Waits for work and never gives up. */
  waiting(): Redis;
  isUp(): boolean;
  /** Whether Redis responds now: a connection stays up while the server hangs. */
  responds(): Promise<boolean>;
}

const startWaitMs = 2000;
const connectTimeout = 2000;
const writingOptions: RedisOptions = {
  connectTimeout,
  commandTimeout: 1000,
  socketTimeout: 3000,
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
};
/** A worker's request for a job waits in Redis for up to 10 s; a longer silence means a dead connection. */
const waitingOptions: RedisOptions = { connectTimeout, socketTimeout: 12_000, maxRetriesPerRequest: null };

/**
 * Redis evicts jobs when it is full unless configured otherwise. Parses `INFO memory`; null if the setting is right.
 */
export function evictionProblem(info: string): string | null {
  const policy = /^maxmemory_policy:(\S+)/m.exec(info)?.[1];
  return policy === 'noeviction' ? null : `Redis has maxmemory-policy ${policy ?? 'unknown'}, it must be noeviction`;
}

/**
 * `start` throws if Redis would evict jobs. A Redis that is down does not prevent the start: mails wait in the
 * database, and the setting is checked when Redis comes back.
 */
export function createRedis(o: { url: string; log: Log }): RedisPart {
  const log = o.log.child({ name: 'redis' });
  let connections: { writing: Redis; waiting: Redis } | null = null;
  let problem: string | null = 'is not connected';

  function opened(): { writing: Redis; waiting: Redis } {
    if (!connections) throw new Error('redis is not started');
    return connections;
  }

  async function check(connection: Redis): Promise<void> {
    problem = evictionProblem(await connection.info('memory'));
    if (problem) log.error(problem);
    else log.info('redis connected');
  }

  function open(): Redis {
    const writing = new Redis(o.url, writingOptions);
    const waiting = new Redis(o.url, waitingOptions);
    for (const connection of [writing, waiting])
      connection.on('error', (error) => log.debug({ err: error }, 'redis connection failed'));
    writing.on('close', () => {
      if (problem === null) log.warn('redis connection lost, mails wait in the database');
      problem = 'is not connected';
    });
    connections = { writing, waiting };
    return writing;
  }

  const responds = async (): Promise<boolean> =>
    connections !== null &&
    (await connections.writing.ping().then(
      () => true,
      () => false,
    ));

  return {
    name: 'redis',
    writing: () => opened().writing,
    waiting: () => opened().waiting,
    isUp: () => connections?.writing.status === 'ready',
    responds,
    async start() {
      const writing = open();
      const arrived = await once(writing, 'ready', { signal: AbortSignal.timeout(startWaitMs) }).catch(() => null);
      if (arrived) await check(writing);
      else log.warn('starting without redis');
      if (arrived && problem) throw new Error(problem);
      writing.on('ready', () => {
        check(writing).catch((error: unknown) => log.warn({ err: error }, 'redis not checked'));
      });
    },
    async stop() {
      connections?.writing.disconnect();
      connections?.waiting.disconnect();
    },
    async ready() {
      if (problem) throw new Error(problem);
      if (!(await responds())) throw new Error('does not respond');
    },
  };
}
