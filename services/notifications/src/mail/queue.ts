import type { Log } from '@poolpros/chassis/log';
import type { Part } from '@poolpros/chassis/run';
import { Queue } from 'bullmq';
import type { RedisPart } from '../redis.js';

/** Jobs with the next mails to send. The row in the database is the record; a lost job is recreated. */
export interface MailQueue extends Part {
  /** Ensures, in the background, that each of these mails has a job. Without Redis the sweep handles them later. */
  enqueue(mailIds: string[]): void;
}

export const queueName = (prefix: string): string => `${prefix}mails`;

export function createMailQueue(o: { redis: RedisPart; prefix: string; tries: number; log: Log }): MailQueue {
  const log = o.log.child({ name: 'queue' });
  const waiting: string[] = [];
  let queue: Queue | null = null;
  let filling: Promise<void> | null = null;

  async function ensureJob(jobs: Queue, mailId: string): Promise<void> {
    // A finished job with the same id would make Redis ignore the new one.
    const left = await jobs.getJob(mailId);
    if (left && ['completed', 'failed'].includes(await left.getState())) await left.remove();
    await jobs.add('mail', {}, { jobId: mailId });
  }

  async function fill(): Promise<void> {
    try {
      for (let mailId = waiting[0]; mailId !== undefined; mailId = waiting[0]) {
        // A queue that has never connected would wait for Redis forever.
        if (!queue || !o.redis.isUp()) throw new Error('redis is not connected');
        await ensureJob(queue, mailId);
        waiting.shift();
      }
    } catch (error) {
      const mails = waiting.splice(0).length;
      log.warn({ err: error, mails }, 'mails not queued, the sweep will try again');
    }
  }

  return {
    name: 'queue',
    async start() {
      queue = new Queue(queueName(o.prefix), {
        connection: o.redis.writing(),
        // The check asks Redis once. Without a reply, every job of this queue would be refused from then on.
        skipVersionCheck: true,
        defaultJobOptions: {
          attempts: o.tries,
          backoff: { type: 'custom' },
          removeOnComplete: true,
          removeOnFail: true,
        },
      });
      queue.on('error', (error) => log.debug({ err: error }, 'queue connection failed'));
    },
    async stop() {
      waiting.splice(1);
      await filling;
      if (await o.redis.responds()) await queue?.close();
    },
    enqueue(mailIds) {
      waiting.push(...mailIds);
      filling ??= fill().finally(() => {
        filling = null;
      });
    },
  };
}
