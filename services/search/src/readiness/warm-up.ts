import { pause } from '@poolpros/chassis/backoff';
import type { Log } from '@poolpros/chassis/log';
import { UnavailableError } from '@poolpros/chassis/unavailable';
import type { SearchQuery } from '@poolpros/contracts/http/search';
import type { Places } from '@poolpros/places/places';
import { planSearch } from '@poolpros/search-rules/plan';
import { runSearch } from '@poolpros/search-rules/run-search';
import type { SearchEngine } from '../engine.js';
import { cardIn } from '../index/card.js';
import { createFind } from '../search-installers.js';
import { suggestInstallers } from '../suggest/installers.js';
import { anySubject, anything, queriesAbout, textsAbout } from './queries.js';
import { createConsecutiveSuccesses } from './streaks.js';

/** When a search is in time, in ms. */
export interface InTime {
  search: number;
  suggestions: number;
}
/**
 * Less than the 500 and 200 that visitors' searches and suggestions may take, which leaves room for several at once.
 */
export const roomForOthers: InTime = { search: 250, suggestions: 150 };
/** A cold engine needs seconds for its first search; a shorter timeout would restart that work. */
const maxWarmUpMs = 10_000;
const atOnce = 2;
/** How often in a row every shape must be in time before an index counts as warm. */
export const warmStreak = 3;
const longestMs = 30_000;
const afterFailureMs = 200;

export interface Round {
  /** Whether each shape was in time, in a fixed order. */
  inTime: boolean[];
  slowestMs: number;
}

/** Sends the engine typical searches until it is fast: it compiles its code and reads an index while it is used. */
export interface WarmUp {
  /** One search of every shape, about another listing in each round. Throws if one fails. */
  round(index: string, number: number, signal: AbortSignal): Promise<Round>;
  /** Rounds on an index that is not searched yet, until it is warm; gives up after half a minute. */
  prepare(index: string, signal: AbortSignal): Promise<void>;
}

export function createWarmUp({
  engine,
  places,
  inTime,
  log,
  now,
}: {
  engine: SearchEngine;
  places: Places;
  inTime: InTime;
  log: Log;
  now: () => Date;
}): WarmUp {
  const patient: SearchEngine = {
    ...engine,
    search: (index, search, how) => engine.search(index, search, { ...how, timeoutMs: maxWarmUpMs }),
  };

  async function round(index: string, number: number, signal: AbortSignal): Promise<Round> {
    const result: Round = { inTime: [], slowestMs: 0 };
    const timed = async <T>(shape: number, limitMs: number, work: () => Promise<T>): Promise<T> => {
      const startedAt = performance.now();
      const found = await work();
      const ms = performance.now() - startedAt;
      result.inTime[shape] = ms <= limitMs;
      result.slowestMs = Math.max(result.slowestMs, ms);
      return found;
    };
    const find = (query: SearchQuery) => {
      // Only a response that includes typo matching counts.
      const onRefusal = (err: Error) => log.debug({ err }, 'warm-up without typing errors');
      return runSearch(
        planSearch(places, query, now()),
        createFind({ engine: patient, alias: index, onRefusal }),
        cardIn,
        1,
      );
    };
    const suggest = async (text: string) => {
      const found = await suggestInstallers({ engine: patient, alias: index, log }, [text]);
      if (found === null) throw new UnavailableError('the search engine suggests nothing');
    };
    const { installers } = await timed(0, inTime.search, () => find(anything));
    const subject = installers[number % installers.length] ?? anySubject;
    const shapes = [
      ...queriesAbout(subject).map((query) => ({ limitMs: inTime.search, ask: () => find(query) })),
      ...textsAbout(subject).map((text) => ({ limitMs: inTime.suggestions, ask: () => suggest(text) })),
    ].entries();
    const work = async () => {
      for (const [shape, { limitMs, ask }] of shapes) {
        signal.throwIfAborted();
        await timed<unknown>(shape + 1, limitMs, ask);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return result;
  }

  return {
    round,
    async prepare(index, signal) {
      const until = performance.now() + longestMs;
      const streaks = createConsecutiveSuccesses();
      for (let number = 0; !streaks.allReached(warmStreak); number++) {
        signal.throwIfAborted();
        await round(index, number, signal).then(
          (result) => streaks.add(result.inTime),
          () => pause(afterFailureMs, signal),
        );
        if (performance.now() < until) continue;
        log.warn({ index }, 'the new index is published though it is not quick');
        return;
      }
    },
  };
}
