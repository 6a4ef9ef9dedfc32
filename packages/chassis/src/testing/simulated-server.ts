import type { Applicant, Clock, createAdmission } from '../admission.js';

/** A clock whose time passes only from one event to the next. */
export interface SimulatedClock extends Clock {
  /** How late this process itself is, in ms. */
  delayMs: number;
  runUntil(end: number): void;
}

export function createSimulatedClock(): SimulatedClock {
  let now = 0;
  let events: { at: number; act: () => void }[] = [];
  const self: SimulatedClock = {
    delayMs: 0,
    now: () => now,
    ownDelayMs: () => self.delayMs,
    after(ms, act) {
      const event = { at: now + ms, act };
      const behind = events.findLastIndex(({ at }) => at <= event.at);
      events.splice(behind + 1, 0, event);
      return () => {
        events = events.filter((each) => each !== event);
      };
    },
    runUntil(end) {
      for (let next = events[0]; next && next.at <= end; next = events[0]) {
        events.shift();
        now = next.at;
        next.act();
      }
      now = end;
    },
  };
  return self;
}

/** Works on a few requests at a time, first come first served, as long as the callers wait. */
export interface SimulatedServer {
  /** How many it works on at a time, and how long each takes on average, in ms. */
  speed: { workers: number; ms: number };
  /** Calls `done` when the response is there; `until` is when the caller gives up. */
  ask(until: number, done: () => void): void;
  /** How many requests it began that nobody waited for. */
  readonly begunTooLate: number;
}

/** Times vary evenly between half and one and a half of the average. `random` is from 0 to 1. */
export function createSimulatedServer(
  clock: Clock,
  random: () => number,
  speed: SimulatedServer['speed'],
): SimulatedServer {
  const queue: { until: number; done: () => void }[] = [];
  let working = 0;
  const self = {
    speed,
    begunTooLate: 0,
    ask(until: number, done: () => void) {
      queue.push({ until, done });
      work();
    },
  };
  function work(): void {
    while (working < self.speed.workers) {
      const next = queue.shift();
      if (!next) return;
      if (next.until <= clock.now()) {
        self.begunTooLate += 1;
        continue;
      }
      working += 1;
      clock.after(self.speed.ms * (0.5 + random()), () => {
        working -= 1;
        next.done();
        work();
      });
    }
  }
  return self;
}

export interface Visit extends Applicant {
  cameAt: number;
  result: 'answered' | 'late' | 'refused' | 'open';
  /** Until the result, in ms. */
  ms: number;
}

/** A caller that asks the server once admitted, and gives up after `withinMs`. */
export function visit(
  o: { clock: SimulatedClock; server: SimulatedServer; admission: ReturnType<typeof createAdmission> },
  applicant: Applicant,
): Visit {
  const cameAt = o.clock.now();
  const visited: Visit = { ...applicant, cameAt, result: 'open', ms: 0 };
  const end = (result: Visit['result']): void => {
    if (visited.result !== 'open') return;
    visited.result = result;
    visited.ms = o.clock.now() - cameAt;
  };
  o.admission.enter(
    applicant,
    (ticket) => {
      const cancel = o.clock.after(applicant.withinMs - ticket.waitedMs, () => {
        end('late');
        ticket.leave('late');
      });
      o.server.ask(cameAt + applicant.withinMs, () => {
        const notice = (): void => {
          cancel();
          end('answered');
          ticket.leave('done');
        };
        if (o.clock.delayMs > 0) o.clock.after(o.clock.delayMs, notice);
        else notice();
      });
    },
    () => end('refused'),
  );
  return visited;
}
