import { minuteMs } from '@poolpros/contracts/time';
import { createConsecutiveSuccesses } from './streaks.js';
import { warmStreak } from './warm-up.js';

/** The result of a probe of the engine and the searched index. */
export interface Probe {
  /** The ids of the engine's processes; a restarted one has a new id. */
  processes: string[];
  /** How many documents the searched index has; null if none can be searched. */
  documents: number | null;
}

/** A smaller index says nothing about the speed of a real one. */
export const telling = 100;
/**
 * How long visitors' searches are served before the service is ready. By then, a caller that stopped calling it (the
 * gateway's breaker probes about once a second) has noticed.
 */
const settlingMs = 2_000;
/** A check may be late or lost; an engine that fails all checks for this long is down. */
const lostAfterMs = 4_000;
/** A machine that is still slow after this long will not get faster, so the service becomes ready. */
const maxWarmUpMs = minuteMs;

export type Readiness = 'starting' | 'warming' | 'ready';

/**
 * Whether searches are served in time, decided by the state of the engine rather than by a single late response. `cold`
 * until every shape of search was in time once, `answering` until each was in time several times in a row (or for at
 * most a minute), then `warm`. Cold again when the engine has restarted or is down or the index is missing; answering
 * again when an index that was almost empty has been filled. Times are ms of one clock.
 */
export interface EngineState {
  readonly readiness: Readiness;
  /** Why searches are not possible; null if they are. */
  readonly unavailableReason: string | null;
  /** How many documents the searched index had at the last probe. */
  readonly documents: number;
  onProbe(probe: Probe): void;
  /** A check that began at `since` failed. */
  onProbeFailed(since: number, now: number): void;
  /** A round of searches: whether each shape was in time. */
  asked(inTime: readonly boolean[], now: number): void;
}

/** `changed` is called with each change of readiness and its reason. */
export function createEngineState(changed: (readiness: Readiness, why: string) => void): EngineState {
  let readiness: Readiness = 'starting';
  let unavailableReason: string | null = 'the search engine was not seen yet';
  let processes: ReadonlySet<string> = new Set();
  let documents = 0;
  let warmedWith = 0;
  let missingSince: number | null = null;
  let streaks = createConsecutiveSuccesses();
  let tryingSince: number | null = null;
  let answeringSince: number | null = null;

  function become(next: Readiness, why: string): void {
    if (next === 'starting' || readiness === 'ready') {
      streaks = createConsecutiveSuccesses();
      tryingSince = null;
    }
    if (next === readiness) return;
    readiness = next;
    answeringSince = null;
    changed(readiness, why);
  }
  function block(why: string): void {
    unavailableReason = why;
    become('starting', why);
  }

  return {
    get readiness() {
      return readiness;
    },
    get unavailableReason() {
      return unavailableReason;
    },
    get documents() {
      return documents;
    },
    onProbe(probe) {
      missingSince = null;
      const hasStarted = probe.processes.some((id) => !processes.has(id));
      processes = new Set(probe.processes);
      if (probe.documents === null) return block('no index can be searched');
      unavailableReason = null;
      documents = probe.documents;
      if (hasStarted) become('starting', 'the search engine has started');
      if (readiness === 'ready' && warmedWith < telling && documents >= telling)
        become('warming', 'the index has been filled');
    },
    onProbeFailed(since, now) {
      missingSince ??= since;
      if (now - missingSince < lostAfterMs) return;
      processes = new Set();
      block('the search engine does not respond');
    },
    asked(inTime, now) {
      if (readiness === 'ready') return;
      streaks.add(inTime);
      tryingSince ??= now;
      const isLong = now - tryingSince >= maxWarmUpMs;
      const why = isLong ? 'searches are late, but this has taken long enough' : 'searches are answered in time';
      if (readiness === 'starting' && (streaks.allReached(1) || isLong)) become('warming', why);
      if (readiness !== 'warming') return;
      answeringSince ??= now;
      if ((streaks.allReached(warmStreak) || isLong) && now - answeringSince >= settlingMs) {
        warmedWith = documents;
        become('ready', why);
      }
    },
  };
}
