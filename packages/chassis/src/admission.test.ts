import { beforeEach, describe, expect, it, test } from 'vitest';
import { type Admission, type Applicant, createAdmission, type RefusalReason } from './admission.js';
import {
  createSimulatedClock,
  createSimulatedServer,
  type SimulatedClock,
  type SimulatedServer,
  type Visit,
  visit,
} from './testing/simulated-server.js';

/** 800 a second. */
const speed = { workers: 4, ms: 5 };
const capacity = (speed.workers / speed.ms) * 1000;
const second = 1000;

let clock: SimulatedClock;
let server: SimulatedServer;
let admission: Admission;
let reasons: RefusalReason[];
let random: () => number;
beforeEach(() => {
  clock = createSimulatedClock();
  random = randomFrom(7);
  server = createSimulatedServer(clock, random, speed);
  reasons = [];
  admission = createAdmission({ clock, refused: (reason) => reasons.push(reason) });
});

/** A linear congruential generator (Numerical Recipes), so that every run is the same. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const anyone = (): Applicant => ({
  kind: 'search',
  withinMs: 600,
  rank: 1,
  key: `network ${Math.floor(random() * 500)}`,
});

/** Visits at random moments, so many a second, for so long. */
function offer(perSecond: number, ms: number, applicant: () => Applicant = anyone): Visit[] {
  const visits: Visit[] = [];
  const end = clock.now() + ms;
  const next = (): void => {
    const pause = (-Math.log(1 - random()) * second) / perSecond;
    if (clock.now() + pause > end) return;
    clock.after(pause, () => {
      visits.push(visit({ clock, server, admission }, applicant()));
      next();
    });
  };
  next();
  return visits;
}
const pass = (ms: number) => clock.runUntil(clock.now() + ms);
const answered = (visits: Visit[]) => visits.filter(({ result }) => result === 'answered');
/** Answered in the time after `from`, per second. */
const goodput = (visits: Visit[], from: number, to = clock.now()) =>
  (answered(visits).filter(({ cameAt, ms }) => cameAt + ms > from && cameAt + ms <= to).length * second) / (to - from);
const slowest = (visits: Visit[], share: number) =>
  visits.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(visits.length * share)] ?? 0;

describe('more than the server can do', () => {
  test.each([0.5, 1, 1.5, 3, 10])('at %d times its capacity it does nearly as much as it can', (times) => {
    const visits = offer(times * capacity, 8 * second);
    pass(8 * second);
    expect(goodput(visits, 2 * second)).toBeGreaterThan(0.9 * Math.min(1, times) * capacity);
    expect(slowest(answered(visits), 0.99)).toBeLessThan(200);
    expect(server.begunTooLate).toBe(0);
  });

  it('refuses nobody while there is room', () => {
    const visits = offer(0.5 * capacity, 10 * second);
    pass(11 * second);
    expect(answered(visits)).toHaveLength(visits.length);
  });

  it('refuses most of the others at once', () => {
    const visits = offer(3 * capacity, 5 * second);
    pass(6 * second);
    const refused = visits.filter(({ result }) => result === 'refused');
    expect(refused.length).toBeGreaterThan(capacity);
    expect(slowest(refused, 0.8)).toBe(0);
    expect(slowest(refused, 1)).toBeLessThanOrEqual(101);
  });

  it('is not what a crowd right after the start is taken for', () => {
    admission = createAdmission({ clock, initial: 32 });
    const visits = Array.from({ length: 32 }, () => visit({ clock, server, admission }, anyone()));
    pass(second);
    expect(answered(visits)).toHaveLength(32);
  });

  it('serves everybody again two seconds after it, at the latest', () => {
    offer(10 * capacity, 6 * second);
    pass(6 * second);
    const visits = offer(0.8 * capacity, 6 * second);
    pass(7 * second);
    const settled = visits.filter(({ cameAt }) => cameAt > 8 * second);
    expect(answered(settled)).toHaveLength(settled.length);
  });

  it('does not become what counts as normal, however long it lasts', () => {
    const visits = offer(1.5 * capacity, 60 * second);
    pass(60 * second);
    const early = visits.filter(({ cameAt }) => cameAt > 5 * second && cameAt < 20 * second);
    const late = visits.filter(({ cameAt }) => cameAt > 45 * second);
    expect(slowest(answered(late), 0.5)).toBeLessThan(1.5 * slowest(answered(early), 0.5));
  });
});

describe('the limit', () => {
  it('grows when the server becomes faster, and all of it is used', () => {
    const visits = offer(4 * capacity, 20 * second);
    pass(10 * second);
    const before = admission.state().limit;
    server.speed = { workers: 16, ms: 5 };
    pass(10 * second);
    expect(admission.state().limit).toBeGreaterThan(2 * before);
    expect(goodput(visits, 14 * second)).toBeGreaterThan(0.9 * 4 * capacity);
  });

  it('lets a server that became slower do as much as it can', () => {
    const visits = offer(capacity, 30 * second);
    pass(10 * second);
    server.speed = { workers: 16, ms: 200 };
    pass(20 * second);
    expect(goodput(visits, 15 * second)).toBeGreaterThan(0.9 * 80);
  });

  it('stays as it is while little of it is used', () => {
    offer(3 * capacity, 5 * second);
    pass(6 * second);
    offer(0.02 * capacity, second);
    pass(second);
    const { limit } = admission.state();
    expect(limit).toBeGreaterThan(8);
    offer(0.02 * capacity, 60 * second);
    pass(60 * second);
    expect(admission.state().limit).toBe(limit);
  });

  it('is not lowered by a kind of work that always takes longer', () => {
    const visits = offer(0.7 * capacity, 20 * second);
    const slow: Visit[] = [];
    for (let at = 0; at < 20 * second; at += 20)
      clock.after(at, () => {
        const cameAt = clock.now();
        admission.enter(
          { ...anyone(), kind: 'export' },
          (ticket) => clock.after(80, () => ticket.leave('done')),
          () => slow.push({ ...anyone(), cameAt, result: 'refused', ms: 0 }),
        );
      });
    pass(21 * second);
    expect(slow).toEqual([]);
    expect(answered(visits).length).toBeGreaterThan(0.999 * visits.length);
  });

  it('lets the server do what it can, although this process itself is late at times', () => {
    const visits = offer(0.5 * capacity, 20 * second);
    for (let at = 0; at < 20; at += 2) {
      clock.delayMs = 0;
      pass(second);
      clock.delayMs = 80;
      pass(second);
    }
    expect(goodput(visits, 10 * second)).toBeGreaterThan(0.95 * 0.5 * capacity);
  });

  it('gets over a pause of everything', () => {
    const visits = offer(0.7 * capacity, 20 * second);
    pass(10 * second);
    server.speed = { workers: 0, ms: 5 };
    pass(0.3 * second);
    server.speed = speed;
    server.ask(Number.POSITIVE_INFINITY, () => {});
    pass(10 * second);
    const settled = visits.filter(({ cameAt }) => cameAt > 12.3 * second && cameAt < 19 * second);
    expect(answered(settled)).toHaveLength(settled.length);
  });
});

describe('who is served', () => {
  it('is everybody who wants little, next to one who wants everything', () => {
    const greedy = offer(3 * capacity, 10 * second, () => ({ ...anyone(), key: 'greedy' }));
    const others = offer(0.4 * capacity, 10 * second);
    pass(11 * second);
    expect(answered(others).length).toBeGreaterThan(0.97 * others.length);
    expect(goodput(greedy, 2 * second, 10 * second)).toBeGreaterThan(0.4 * capacity);
  });

  it('is the first rank, then the next', () => {
    const ofRank = (rank: number) => offer(0.6 * capacity, 10 * second, () => ({ ...anyone(), rank }));
    const [first, next, last] = [ofRank(0), ofRank(1), ofRank(2)];
    pass(11 * second);
    const shares = [first, next, last].map((visits) => answered(visits).length / visits.length);
    expect(shares[0]).toBeGreaterThan(0.99);
    expect(shares[1]).toBeGreaterThan(0.4);
    expect(shares[1]).toBeLessThan(0.8);
    expect(shares[2]).toBeLessThan(0.1);
  });

  it('is the newest first, when the server has come to a halt', () => {
    const fill = Array.from({ length: 8 }, () => visit({ clock, server: halted, admission }, anyone()));
    expect(fill).toHaveLength(8);
    const began: string[] = [];
    const waits = (name: string) =>
      admission.enter(
        { ...anyone(), key: name },
        () => began.push(name),
        () => began.push(`${name} refused`),
      );
    waits('old');
    pass(80);
    waits('newer');
    waits('newest');
    release();
    expect(began).toEqual(['newest']);
    pass(21);
    expect(began).toEqual(['newest', 'old refused']);
  });

  it('is in order of arrival otherwise', () => {
    for (let at = 0; at < 8; at++) visit({ clock, server: halted, admission }, anyone());
    const began: string[] = [];
    for (const name of ['first', 'second'])
      admission.enter(
        { ...anyone(), key: name },
        () => began.push(name),
        () => {},
      );
    release();
    expect(began).toEqual(['first']);
  });

  /** Responds when the test says so. */
  const open: (() => void)[] = [];
  const halted: SimulatedServer = { speed, begunTooLate: 0, ask: (_until, done) => open.push(done) };
  const release = () => open.shift()?.();
  beforeEach(() => open.splice(0));
});

describe('work', () => {
  const held = () => new Promise<void>(() => {});
  const fill = () => {
    for (let at = 0; at < 8; at++) void admission.run(anyone(), held);
  };

  it('begins at once while there is room, and its result and its errors pass', async () => {
    expect(await admission.run(anyone(), async (waitedMs) => waitedMs)).toBe(0);
    await expect(admission.run(anyone(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(admission.state()).toEqual({ limit: 8, inFlight: 0, waiting: 0 });
  });

  it('never begins after a sixth of its time', async () => {
    fill();
    let began = false;
    const waiting = admission.run(anyone(), async () => {
      began = true;
    });
    expect(admission.state()).toMatchObject({ inFlight: 8, waiting: 1 });
    pass(101);
    await expect(waiting).rejects.toMatchObject({ code: 'overloaded' });
    expect([began, reasons, admission.state().waiting]).toEqual([false, ['late'], 0]);
  });

  it('is refused at once if it does not wait', async () => {
    fill();
    const refused = admission.run({ ...anyone(), admit: 'never-waits' }, held);
    await expect(refused).rejects.toMatchObject({ code: 'overloaded' });
    expect(reasons).toEqual(['full']);
  });

  it('that belongs to admitted work begins in any case', async () => {
    fill();
    expect(await admission.run({ ...anyone(), admit: 'always' }, async () => 'done')).toBe('done');
  });
});
