import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../src/database.js';
import { createJobs, every, type Job } from '../src/jobs.js';
import { createLog } from '../src/log.js';
import { createMetrics } from '../src/metrics.js';
import type { Part } from '../src/run.js';
import { type FreshDatabase, freshDatabase } from '../src/testing/database.js';
import { eventually } from '../src/testing/eventually.js';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase({ entities: [], migrations: [], name: 'jobs' });
});
afterAll(() => fresh.drop());

const hourMs = 3_600_000;
const log = createLog({ service: 'test', level: 'silent' });

/** A replica of a service with this job. */
function replica(job: Job, database = fresh.database): Part & { runs(outcome: string): Promise<number> } {
  const metrics = createMetrics('test');
  const part = createJobs({ jobs: [job], database, log, metrics });
  return {
    ...part,
    async runs(outcome) {
      const [metric] = (await metrics.registry.getMetricsAsJSON()).filter(({ name }) => name === 'job_runs_total');
      return metric?.values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;
    },
  };
}

/** Work that lasts until it is let go. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe('a job', () => {
  it('runs on one replica at a time', async () => {
    const { open, opened } = gate();
    let begun = 0;
    const job = every(hourMs, 'count', async () => {
      begun += 1;
      await opened;
    });
    const [one, two] = [replica(job), replica(job)];
    await Promise.all([one.start(), two.start()]);
    await eventually(async () => expect((await one.runs('elsewhere')) + (await two.runs('elsewhere'))).toBe(1));
    open();
    await Promise.all([one.stop(), two.stop()]);
    expect(begun).toBe(1);
  });

  it('keeps its lock however long a run takes on other connections', async () => {
    const limits = { silenceMs: 300, transactionMs: 30_000 };
    const database = createDatabase({ url: fresh.url, poolSize: 2, entities: [], migrations: [], limits, log });
    await database.start();
    const { open, opened } = gate();
    let begun = 0;
    const run = async () => {
      begun += 1;
      await opened;
    };
    const one = replica(every(hourMs, 'long', run), database);
    await one.start();
    await eventually(async () => expect(begun).toBe(1));
    const two = replica(every(50, 'long', run));
    await two.start();
    // Several times as long as a connection may be silent.
    await eventually(async () => expect(await two.runs('elsewhere')).toBeGreaterThan(20));
    expect(begun).toBe(1);
    open();
    await Promise.all([one.stop(), two.stop()]);
    expect(await one.runs('done')).toBe(1);
    await database.stop();
  });

  it('in progress is awaited by the stop, and its signal aborts', async () => {
    const { open, opened } = gate();
    let begun = false;
    let told = false;
    let ended = false;
    const part = replica(
      every(hourMs, 'slow', async (signal) => {
        begun = true;
        signal.addEventListener('abort', () => {
          told = true;
        });
        await opened;
        ended = true;
      }),
    );
    await part.start();
    await eventually(async () => expect(begun).toBe(true));
    let stopped = false;
    const stopping = part.stop().then(() => {
      stopped = true;
    });
    await eventually(async () => expect(told).toBe(true));
    expect([stopped, ended]).toEqual([false, false]);
    open();
    await stopping;
    expect(ended).toBe(true);
  });

  it('that fails is run again', async () => {
    let runs = 0;
    const part = replica(
      every(1, 'failing', async () => {
        runs += 1;
        if (runs === 1) throw new Error('not today');
      }),
    );
    await part.start();
    await eventually(async () => expect(runs).toBeGreaterThan(2));
    await part.stop();
    expect(await part.runs('failed')).toBe(1);
  });

  it('gives its lock back, so that the next run may be another replica’s', async () => {
    let runs = 0;
    const job = every(hourMs, 'turns', async () => {
      runs += 1;
    });
    for (const part of [replica(job), replica(job)]) {
      await part.start();
      await eventually(async () => expect(await part.runs('done')).toBe(1));
      await part.stop();
    }
    expect(runs).toBe(2);
  });
});
