import { afterEach, expect, it } from 'vitest';
import { createEndedSessions, type EndedSessions } from './ended-sessions.js';
import { createLog } from './log.js';
import { createMetrics } from './metrics.js';
import { eventually } from './testing/eventually.js';
import { UnavailableError } from './unavailable.js';

const log = createLog({ service: 'test', level: 'silent' });
let started: EndedSessions | null = null;
afterEach(() => started?.stop());

/** A list that the test controls, polled every millisecond, with its own clock. */
async function follow(first: () => string[]) {
  const steer = { read: first, nowMs: 0, readings: 0 };
  const metrics = createMetrics('test');
  const sessions = createEndedSessions({
    read: async () => {
      const list = steer.read();
      steer.readings += 1;
      return list;
    },
    log,
    metrics,
    everyMs: 1,
    now: () => steer.nowMs,
  });
  started = sessions;
  await sessions.start();
  return { steer, sessions, metrics };
}
const away = (): string[] => {
  throw new UnavailableError('accounts is away');
};

it('knows from its start which sessions have ended, and forgets those that are no longer reported', async () => {
  const { steer, sessions } = await follow(() => ['a', 'b']);
  expect(['a', 'b', 'c'].map(sessions.has)).toEqual([true, true, false]);
  steer.read = () => ['b', 'c'];
  await eventually(() => sessions.has('c'));
  expect(['a', 'b', 'c'].map(sessions.has)).toEqual([false, true, true]);
});

it('trusts what it knows for a minute without news, and nothing after that', async () => {
  const { steer, sessions, metrics } = await follow(() => ['a']);
  steer.read = away;
  steer.nowMs = 60_000;
  expect(sessions.has('a')).toBe(true);
  expect(sessions.has('b')).toBe(false);
  steer.nowMs = 60_001;
  expect(() => sessions.has('a')).toThrow(UnavailableError);
  expect(await metrics.registry.metrics()).toMatch(/^ended_sessions_age_seconds\{.*\} 60.001$/m);
  steer.read = () => ['b'];
  await eventually(() => {
    try {
      return sessions.has('b');
    } catch {
      return false;
    }
  });
  expect(sessions.has('a')).toBe(false);
});

it('trusts no session before the first news', async () => {
  const { steer, sessions } = await follow(away);
  expect(() => sessions.has('a')).toThrow(UnavailableError);
  steer.read = () => [];
  await eventually(() => steer.readings > 0);
  expect(sessions.has('a')).toBe(false);
});
