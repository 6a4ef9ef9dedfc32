import type { Part } from '@poolpros/chassis/run';
import { Worker } from 'bullmq';
import { type Delivery, deliverMail, RetryError } from '../actions/deliver-mail.js';
import type { RedisPart } from '../redis.js';
import { queueName } from './queue.js';

const concurrency = 4;
/** The row counts the attempts; Redis must not drop a job because workers died with it. */
const maxStalledCount = 100;

/** Sends mails as their jobs come due. */
export function createMailWorker(o: { redis: RedisPart; prefix: string; delivery: Delivery }): Part {
  const log = o.delivery.log.child({ name: 'worker' });
  const inFlight = new Set<Promise<void>>();
  let worker: Worker | null = null;
  let stopping = new AbortController();

  async function process(mailId: string): Promise<void> {
    const trying = deliverMail(o.delivery, mailId, stopping.signal);
    inFlight.add(trying);
    await trying.finally(() => inFlight.delete(trying));
  }

  return {
    name: 'worker',
    async start() {
      stopping = new AbortController();
      worker = new Worker(
        queueName(o.prefix),
        async (job) => {
          if (job.id) await process(job.id);
        },
        {
          connection: o.redis.waiting(),
          concurrency,
          maxStalledCount,
          stalledInterval: o.delivery.schedule.stalledCheckMs,
          settings: {
            backoffStrategy: (_attempts, _type, error) =>
              error instanceof RetryError ? error.delayMs : o.delivery.schedule.graceMs,
          },
        },
      );
      worker.on('error', (error) => log.debug({ err: error }, 'worker connection failed'));
      worker.on('failed', (job, error) => {
        if (!(error instanceof RetryError)) log.error({ err: error, mailId: job?.id }, 'job failed');
      });
    },
    async stop() {
      stopping.abort();
      const responds = await o.redis.responds();
      // Without Redis the jobs in flight cannot be completed, but their mails are sent and marked.
      if (!responds) await Promise.allSettled(inFlight);
      await worker?.close(!responds);
    },
  };
}
