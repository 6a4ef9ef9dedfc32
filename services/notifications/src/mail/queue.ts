import type { Log } from '@poolpros/chassis/log';
import type { Part } from '@poolpros/chassis/run';
import { Queue } from 'bullmq';
import type { RedisPart } from '../redis.js';

/** Jobs that say which mail to send next. The row in the database is the record; a lost job is made again. */
export interface MailQueue extends Part {
  /** Makes sure that each of these mails has a job. Never throws: without Redis the sweep comes back to them. */
  enqueue(mailIds: string[]): Promise<void>;
}

export const queueName = (prefix: string): string => `${prefix}mails`;

export function createMailQueue(o: { redis: RedisPart; prefix: string; tries: number; log: Log }): MailQueue {
  const log = o.log.child({ name: 'queue' });
  let queue: Queue | null = null;

  async function ensureJob(jobs: Queue, mailId: string): Promise<void> {
    // A finished job of the same id would make Redis ignore the new one.
    const left = await jobs.getJob(mailId);
    if (left && ['completed', 'failed'].includes(await left.getState())) await left.remove();
    await jobs.add('mail', {}, { jobId: mailId });
  }

  return {
    name: 'queue',
    async start() {
      queue = new Queue(queueName(o.prefix), {
        connection: o.redis.writing(),
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
      if (o.redis.isUp()) await queue?.close();
    },
    async enqueue(mailIds) {
      try {
        // A queue that has never been connected would wait for Redis without end.
        if (!queue || !o.redis.isUp()) throw new Error('redis is not connected');
        for (const mailId of mailIds) await ensureJob(queue, mailId);
      } catch (error) {
        log.warn({ err: error, mails: mailIds.length }, 'mails not queued, the sweep will try again');
      }
    },
  };
}
