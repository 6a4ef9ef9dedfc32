import { createAdaptiveLimit, type Outcome } from './admission/adaptive-limit.js';
import { ownDelayMs } from './admission/own-delay.js';
import { createWaitingLine, type Waiting } from './admission/waiting-line.js';
import { UnavailableError } from './unavailable.js';

export type { Outcome } from './admission/adaptive-limit.js';

/** Why work was refused: too many waited before it, or it waited too long. */
export type RefusalReason = 'full' | 'late';

/** What admission must know about work. */
export interface Applicant {
  /** Work of one kind takes about as long. */
  kind: string;
  /** How long its caller waits in all, in ms; of that it waits here for a sixth at most. */
  withinMs: number;
  /** Work of a lower rank goes first. */
  rank: number;
  /** Whose work it is, as keys take turns while work has to wait. */
  key?: string;
  /**
   * - line: waits if the server has enough to do;
   * - never-waits: is refused rather than wait;
   * - always: begins in any case, as part of work that was admitted.
   */
  admit?: 'line' | 'never-waits' | 'always';
}

/** Permission to do some work, until it leaves. */
export interface Ticket {
  /** How long it waited, in ms. */
  waitedMs: number;
  /** Call it when the work has ended. Further calls do nothing. */
  leave(outcome: Outcome): void;
}

/** Lets a server have as much work in flight as it can do, and refuses what it could not do in time. */
export interface Admission {
  /** Calls one of the two, at once or later: `begin` with a ticket, or `refuse`. */
  enter(applicant: Applicant, begin: (ticket: Ticket) => void, refuse: (error: UnavailableError) => void): void;
  /** Does work when it is admitted, with the ms it waited. Throws UnavailableError with code `overloaded` if it is not. */
  run<T>(applicant: Applicant, work: (waitedMs: number) => Promise<T>): Promise<T>;
  state(): { limit: number; inFlight: number; waiting: number };
}

export interface Clock {
  /** In ms. */
  now(): number;
  /** How late this process itself is at present, in ms. */
  ownDelayMs(): number;
  /** Calls `act` after so many ms; returns a function that prevents it. */
  after(ms: number, act: () => void): () => void;
}

export interface AdmissionOptions {
  /** How much in flight is never too much for the server, and how much always is. */
  least?: number;
  most?: number;
  /** How much is let in flight before any of its times are known; `least` by default. */
  initial?: number;
  /** What an error of `run`'s work says about the load of the server. */
  outcomeOf?: (error: unknown) => Outcome;
  refused?: (reason: RefusalReason) => void;
  clock?: Clock;
}

/** Whoever waits longer than this part of the time has too little left. */
const patience = 1 / 6;
/** More could hardly be served in time. */
const mostWaiting = 1000;

const realClock: Clock = {
  now: () => performance.now(),
  ownDelayMs,
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** Admission to one server. */
export function createAdmission({
  least = 8,
  most = 512,
  initial = least,
  outcomeOf = () => 'failed',
  refused = () => {},
  clock = realClock,
}: AdmissionOptions = {}): Admission {
  type Entrant = Waiting & { begin: () => void; refuse: (error: UnavailableError) => void };
  const limit = createAdaptiveLimit({ initial, least, most });
  const line = createWaitingLine<Entrant>();
  let inFlight = 0;
  let alarm: { at: number; cancel: () => void } | null = null;

  function begin(kind: string, arrivedAt: number, start: (ticket: Ticket) => void): void {
    const startedAt = clock.now();
    inFlight += 1;
    const others = inFlight;
    let hasLeft = false;
    start({
      waitedMs: startedAt - arrivedAt,
      leave(outcome) {
        if (hasLeft) return;
        hasLeft = true;
        inFlight -= 1;
        const endedAt = clock.now();
        limit.add({ kind, startedAt, endedAt, inFlight: others, outcome, ownDelayMs: clock.ownDelayMs() });
        serve();
      },
    });
  }

  function serve(): void {
    refuseOverdue();
    while (inFlight < limit.current) {
      const next = line.takeNext(clock.now());
      if (!next) break;
      next.begin();
    }
    watch();
  }

  function refuseOverdue(): void {
    for (const { refuse } of line.takeOverdue(clock.now())) turnAway('late', refuse);
  }

  /** Sees to it that nobody waits too long, even if nothing ends. */
  function watch(): void {
    const at = line.nextOverdueAt();
    if (alarm?.at === at) return;
    alarm?.cancel();
    alarm = null;
    if (at === Number.POSITIVE_INFINITY) return;
    const cancel = clock.after(Math.max(0, Math.ceil(at - clock.now())), () => {
      alarm = null;
      serve();
    });
    alarm = { at, cancel };
  }

  function turnAway(reason: RefusalReason, refuse: (error: UnavailableError) => void): void {
    refused(reason);
    refuse(new UnavailableError('there is too much to do', { code: 'overloaded' }));
  }

  const self: Admission = {
    enter({ kind, withinMs, rank, key, admit = 'line' }, start, refuse) {
      const now = clock.now();
      const isFree = inFlight < limit.current && line.length === 0;
      if (isFree || admit === 'always') return begin(kind, now, start);
      const waitMs = ((line.ahead(rank, key) + 1) * limit.latencyMs) / limit.current;
      const longestMs = withinMs * patience;
      // A third, because the wait is only an estimate.
      if (admit === 'never-waits' || waitMs > longestMs / 3 || line.length >= mostWaiting)
        return turnAway('full', refuse);
      line.add({ rank, key, arrivedAt: now, until: now + longestMs, refuse, begin: () => begin(kind, now, start) });
      watch();
    },
    async run(applicant, work) {
      const ticket = await new Promise<Ticket>((resolve, reject) => self.enter(applicant, resolve, reject));
      try {
        const result = await work(ticket.waitedMs);
        ticket.leave('done');
        return result;
      } catch (error) {
        ticket.leave(outcomeOf(error));
        throw error;
      }
    },
    state: () => ({ limit: limit.current, inFlight, waiting: line.length }),
  };
  return self;
}
