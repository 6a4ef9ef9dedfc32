import { hourMs } from '@poolpros/contracts/time';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { migrationsIn } from '../src/database/migrations.js';
import { createDatabase } from '../src/database.js';
import { jobsCommand } from '../src/jobs/command.js';
import { createJobs, daily, every, type Job, weekly } from '../src/jobs.js';
import { createLog } from '../src/log.js';
import { createMetrics } from '../src/metrics.js';
import type { Part } from '../src/run.js';
import { type FreshDatabase, freshDatabase } from '../src/testing/database.js';
import { eventually } from '../src/testing/eventually.js';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase({
    entities: [],
    migrations: migrationsIn(new URL('../migrations/job-runs/', import.meta.url)),
    name: 'jobs',
  });
});
afterAll(() => fresh.drop());

const log = createLog({ service: 'test', level: 'silent' });

/** A replica of a service with this job. */
function replica(
  job: Job,
  database = fresh.database,
  now = () => new Date(),
): Part & { runs(outcome: string): Promise<number> } {
  const metrics = createMetrics('test');
  const part = createJobs({ jobs: [job], database, log, metrics, now });
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
    const limits = { silenceMs: 1500, transactionMs: 30_000 };
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
    // More than twice as long as a connection may be silent.
    await eventually(async () => expect(await two.runs('elsewhere')).toBeGreaterThan(70));
    expect(begun).toBe(1);
    open();
    await Promise.all([one.stop(), two.stop()]);
    expect(await one.runs('done')).toBe(1);
    await database.stop();
  });

  it('leaves connections for its work, however many jobs run at a time', async () => {
    const database = createDatabase({ url: fresh.url, poolSize: 3, entities: [], migrations: [], log });
    await database.start();
    let running = 0;
    const { open, opened } = gate();
    const jobs = Array.from({ length: 6 }, (_, number) =>
      every(hourMs, `job ${number}`, async () => {
        running += 1;
        await opened;
        await database.dataSource.query('select pg_sleep(0.01)');
      }),
    );
    const part = createJobs({ jobs, database, log, metrics: createMetrics('test'), now: () => new Date() });
    await part.start();
    await eventually(async () => expect(running).toBe(6));
    open();
    await part.stop();
    expect(
      await fresh.database.dataSource.query("select from job_runs where error_code is null and job like 'job _'"),
    ).toHaveLength(6);
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

describe('a job of the calendar', () => {
  let now: Date;
  let runs: string[];
  const at = (time: string) => {
    now = new Date(time);
  };
  const rows = () => fresh.database.dataSource.query("select * from job_runs where job = 'report'");
  const report = (work: () => Promise<void> = async () => {}) =>
    weekly('monday 08:00', 'America/Chicago', 'report', async () => {
      runs.push(now.toISOString());
      await work();
    });
  const processOf = (job: Job) => replica(job, fresh.database, () => now);
  /** Lets a process of the service look at its jobs once, as it does at its start. */
  async function look(job: Job, outcome: 'done' | 'failed' | null): Promise<void> {
    const part = processOf(job);
    await part.start();
    if (outcome) await eventually(async () => expect(await part.runs(outcome)).toBe(1));
    await part.stop();
  }

  beforeEach(async () => {
    runs = [];
    await fresh.database.dataSource.query('delete from job_runs');
    at('2026-11-27T12:00:00Z');
    await look(report(), null);
  });

  it('does not run before its first time', async () => {
    at('2026-11-30T13:59:59Z');
    await look(report(), null);
    expect(runs).toEqual([]);
    expect(await rows()).toMatchObject([{ added_at: new Date('2026-11-27T12:00:00Z'), started_at: null }]);
  });

  it('runs once at its time, and not again until the next one', async () => {
    at('2026-11-30T14:00:00Z');
    await look(report(), 'done');
    await look(report(), null);
    at('2026-12-07T13:59:59Z');
    await look(report(), null);
    expect(runs).toEqual(['2026-11-30T14:00:00.000Z']);
    at('2026-12-07T14:00:00Z');
    await look(report(), 'done');
    expect(runs).toHaveLength(2);
  });

  it('waits for its time while its process goes on', async () => {
    at('2026-11-30T13:59:59.900Z');
    const part = processOf(report());
    await part.start();
    await eventually(async () => expect((await rows()).length).toBe(1));
    at('2026-11-30T14:00:00Z');
    await eventually(async () => expect(await part.runs('done')).toBe(1));
    await part.stop();
    expect(runs).toEqual(['2026-11-30T14:00:00.000Z']);
  });

  it('makes up at the next start for the time that was missed, for several of them once', async () => {
    at('2026-12-15T09:00:00Z');
    await look(report(), 'done');
    await look(report(), null);
    expect(runs).toEqual(['2026-12-15T09:00:00.000Z']);
    at('2026-12-21T14:00:00Z');
    await look(report(), 'done');
    expect(runs).toHaveLength(2);
  });

  it('runs once where several replicas find it due', async () => {
    at('2026-11-30T14:00:00Z');
    const replicas = Array.from({ length: 3 }, () => processOf(report()));
    await Promise.all(replicas.map((each) => each.start()));
    await eventually(async () => expect(runs).toHaveLength(1));
    await Promise.all(replicas.map((each) => each.stop()));
    expect(runs).toHaveLength(1);
  });

  it('is not run by a replica that found it due before another one had run it', async () => {
    at('2026-11-30T14:00:00Z');
    const { dataSource } = fresh.database;
    const create = dataSource.createQueryRunner.bind(dataSource);
    let isFirst = true;
    vi.spyOn(dataSource, 'createQueryRunner').mockImplementation(() => {
      const runner = create();
      const query = runner.query.bind(runner);
      return Object.assign(runner, {
        async query(sql: string, values?: unknown[]) {
          if (isFirst && sql.includes('pg_try_advisory_lock')) {
            isFirst = false;
            await look(report(), 'done');
          }
          return await query(sql, values);
        },
      });
    });
    const late = processOf(report());
    await late.start();
    await eventually(async () => expect(await late.runs('elsewhere')).toBe(1));
    await late.stop();
    vi.restoreAllMocks();
    expect(runs).toHaveLength(1);
  });

  it('is left to the replica that runs it, however long that takes', async () => {
    at('2026-11-30T14:00:00Z');
    const { open, opened } = gate();
    const [one, two] = [processOf(report(() => opened)), processOf(report())];
    await one.start();
    await eventually(async () => expect(runs).toHaveLength(1));
    at('2026-11-30T14:30:00Z');
    await two.start();
    await eventually(async () => expect(await two.runs('elsewhere')).toBe(1));
    open();
    await Promise.all([one.stop(), two.stop()]);
    await look(report(), null);
    expect(runs).toHaveLength(1);
  });

  it('is repeated ten minutes after it failed, and tells operators the code of the error', async () => {
    at('2026-11-30T14:00:00Z');
    await look(
      report(() => Promise.reject(Object.assign(new Error('to someone@home.example'), { code: 'ECONNREFUSED' }))),
      'failed',
    );
    expect(await rows()).toMatchObject([{ started_at: now, finished_at: now, error_code: 'ECONNREFUSED' }]);
    at('2026-11-30T14:09:59Z');
    await look(report(), null);
    expect(runs).toHaveLength(1);
    at('2026-11-30T14:10:00Z');
    await look(report(), 'done');
    expect(await rows()).toMatchObject([{ started_at: now, error_code: null }]);
    at('2026-11-30T14:30:00Z');
    await look(report(), null);
    expect(runs).toHaveLength(2);
  });

  it('is repeated when its process ended in the middle', async () => {
    at('2026-11-30T14:00:00Z');
    await look(report(), 'done');
    await fresh.database.dataSource.query('update job_runs set finished_at = null');
    at('2026-11-30T14:10:00Z');
    await look(report(), 'done');
    expect(runs).toHaveLength(2);
  });

  it('of each day runs on each day', async () => {
    const check = daily('03:00', 'America/New_York', 'check', async () => void runs.push(now.toISOString()));
    at('2026-10-31T12:00:00Z');
    await look(check, null);
    for (const time of ['2026-11-01T08:00:00Z', '2026-11-02T08:00:00Z']) {
      at(time);
      await look(check, 'done');
    }
    expect(runs).toHaveLength(2);
  });
});

describe('the last run of a job', () => {
  beforeAll(() => fresh.database.dataSource.query('delete from job_runs'));
  afterEach(() => vi.restoreAllMocks());

  const row = async (name: string) =>
    (await fresh.database.dataSource.query('select * from job_runs where job = $1', [name]))[0];

  it('is stored with its times', async () => {
    let now = new Date('2026-11-27T12:00:00Z');
    const job = every(hourMs, 'stored', async () => {
      now = new Date('2026-11-27T12:00:05Z');
    });
    const part = replica(job, fresh.database, () => now);
    await part.start();
    await eventually(async () => expect(await part.runs('done')).toBe(1));
    await part.stop();
    expect(await row('stored')).toMatchObject({
      started_at: new Date('2026-11-27T12:00:00Z'),
      finished_at: new Date('2026-11-27T12:00:05Z'),
      error_code: null,
    });
  });

  it('is printed by the command of the service, with what was never run', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const jobs = [every(hourMs, 'stored', async () => {}), weekly('monday 08:00', 'UTC', 'report', async () => {})];
    const context = { database: fresh.database, now: () => new Date('2026-11-27T12:30:00Z') };
    await jobsCommand(() => jobs)(context, []);
    await fresh.database.start();
    expect(write.mock.calls.map(([line]) => line)).toEqual([
      'stored: every 1 h, last run 2026-11-27T12:00:00.000Z took 5000 ms, next run 2026-11-27T13:00:05.000Z\n',
      'report: weekly monday 08:00 UTC, never run, next run 2026-11-30T08:00:00.000Z\n',
    ]);
  });

  it('is made by the command that names the job, due or not, and once at a time', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const context = { database: fresh.database, now: () => new Date('2026-11-27T12:30:00Z') };
    const other = createDatabase({ url: fresh.url, poolSize: 2, entities: [], migrations: [], log });
    let runs = 0;
    const job: Job = weekly('monday 08:00', 'UTC', 'by hand', async () => {
      runs += 1;
      const again = jobsCommand<typeof context>(() => [job])({ ...context, database: other }, ['--run', 'by hand']);
      await expect(again).rejects.toThrow('A replica is running by hand.');
    });
    await jobsCommand(() => [job])(context, ['--run', 'by hand']);
    await fresh.database.start();
    expect(runs).toBe(1);
    expect(await row('by hand')).toMatchObject({ finished_at: new Date('2026-11-27T12:30:00Z'), error_code: null });
    expect(write.mock.calls).toEqual([['by hand: done\n']]);
    const unknown = jobsCommand<typeof context>(() => [job])({ ...context, database: other }, ['--run', 'bye hand']);
    await expect(unknown).rejects.toThrow('There is no job bye hand.');
  });

  it('is stored once a minute for a job that runs more often, and at once when it fails', async () => {
    let runs = 0;
    const job = every(1, 'often', async () => {
      runs += 1;
      if (runs > 5) throw new TypeError('not today');
    });
    const part = replica(job);
    await part.start();
    await eventually(async () => expect(await part.runs('done')).toBe(5));
    await eventually(async () => expect((await row('often')).error_code).toBe('TypeError'));
    const first = await row('often');
    await eventually(async () => expect(await part.runs('failed')).toBeGreaterThan(3));
    await part.stop();
    expect((await row('often')).finished_at).toEqual(first.finished_at);
  });
});
