import { minuteMs } from '@poolpros/contracts/time';
import { createStreaks } from './streaks.js';
import { warmStreak } from './warm-up.js';

/** The result of a probe of the engine and the searched index. */
export interface Sighting {
  /** The ids of the engine's processes; a restarted one has a new id. */
  processes: string[];
  /** How many documents the searched index has; null if none can be searched. */
  documents: number | null;
}

/** A smaller index says nothing about the speed of a real one. */
const telling = 100;
/**
 * How long visitors' searches are served before the service is ready. By then, a caller that stopped calling it (the
 * gateway's breaker probes about once a second) has noticed.
 */
const settlingMs = 2_000;
/** A check may be late or lost; an engine that fails all checks for this long is down. */
const lostAfterMs = 4_000;
/** A machine that is still slow after this long will not get faster, so the service becomes ready. */
const patienceMs = minuteMs;

export type Warmth = 'cold' | 'answering' | 'warm';

/**
 * Whether searches are served in time, decided by the state of the engine rather than by a single late response. `cold`
 * until every shape of search was in time once, `answering` until each was in time several times in a row (or for at
 * most a minute), then `warm`. Cold again when the engine has restarted or is down or the index is missing; answering
 * again when an index that was almost empty has been filled. Times are ms of one clock.
 */
export interface EngineState {
  readonly warmth: Warmth;
  /** Why searches are not possible; null if they are. */
  readonly obstacle: string | null;
  saw(sighting: Sighting): void;
  /** A check that began at `since` failed. */
  missed(since: number, now: number): void;
  /** A round of searches: whether each shape was in time. */
  asked(inTime: readonly boolean[], now: number): void;
}

/** `changed` is called with each change of warmth and its reason. */
export function createEngineState(changed: (warmth: Warmth, why: string) => void): EngineState {
  let warmth: Warmth = 'cold';
  let obstacle: string | null = 'the search engine was not seen yet';
  let processes: ReadonlySet<string> = new Set();
  let documents = 0;
  let warmedWith = 0;
  let missingSince: number | null = null;
  let streaks = createStreaks();
  let tryingSince: number | null = null;
  let answeringSince: number | null = null;

  function become(next: Warmth, why: string): void {
    if (next === 'cold' || warmth === 'warm') {
      streaks = createStreaks();
      tryingSince = null;
    }
    if (next === warmth) return;
    warmth = next;
    answeringSince = null;
    changed(warmth, why);
  }
  function block(why: string): void {
    obstacle = why;
    become('cold', why);
  }

  return {
    get warmth() {
      return warmth;
    },
    get obstacle() {
      return obstacle;
    },
    saw(sighting) {
      missingSince = null;
      const hasStarted = sighting.processes.some((id) => !processes.has(id));
      processes = new Set(sighting.processes);
      if (sighting.documents === null) return block('no index can be searched');
      obstacle = null;
      documents = sighting.documents;
      if (hasStarted) become('cold', 'the search engine has started');
      if (warmth === 'warm' && warmedWith < telling && documents >= telling)
        become('answering', 'the index has been filled');
    },
    missed(since, now) {
      missingSince ??= since;
      if (now - missingSince < lostAfterMs) return;
      processes = new Set();
      block('the search engine does not respond');
    },
    asked(inTime, now) {
      if (warmth === 'warm') return;
      streaks.add(inTime);
      tryingSince ??= now;
      const isLong = now - tryingSince >= patienceMs;
      const why = isLong ? 'searches are late, but this has taken long enough' : 'searches are answered in time';
      if (warmth === 'cold' && (streaks.allReached(1) || isLong)) become('answering', why);
      if (warmth !== 'answering') return;
      answeringSince ??= now;
      if ((streaks.allReached(warmStreak) || isLong) && now - answeringSince >= settlingMs) {
        warmedWith = documents;
        become('warm', why);
      }
    },
  };
}
