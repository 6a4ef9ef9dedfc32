import type { IncomingHttpHeaders } from 'node:http';
import type { HttpAnswer } from '@poolpros/chassis/http-call';
import type { UpstreamClient } from '../upstream.js';
import type { Answers } from './answers.js';
import { type KeptAnswer, keepAnswer } from './kept-answer.js';

export interface Fetched {
  answer: HttpAnswer;
  /** Null for an answer that is not kept. */
  kept: KeptAnswer | null;
}

/**
 * Asks a service on behalf of everybody who wants the same at the same time: one call of `get` at a time for each target.
 * `headers` must say nothing about who asks. `now` is the clock in ms.
 */
export function createSource(o: { get: UpstreamClient['get']; answers: Answers; now: () => number }) {
  const flights = new Map<string, Promise<Fetched>>();

  async function ask(target: string, headers: IncomingHttpHeaders): Promise<Fetched> {
    const askedAt = o.now();
    const answer = await o.get(target, headers);
    if (!mayBeKept(answer)) return { answer, kept: null };
    const kept = keepAnswer({ body: answer.body, type: answer.headers['content-type'] ?? '', askedAt });
    o.answers.keep(target, kept);
    return { answer, kept };
  }

  return {
    fetch(target: string, headers: () => IncomingHttpHeaders): Promise<Fetched> {
      const running = flights.get(target);
      if (running) return running;
      const flight = ask(target, headers()).finally(() => flights.delete(target));
      flights.set(target, flight);
      return flight;
    },
  };
}

/** RFC 9111 §3, and nothing that sets a cookie. */
export function mayBeKept({ status, headers }: Pick<HttpAnswer, 'status' | 'headers'>): boolean {
  return (
    status === 200 &&
    headers['set-cookie'] === undefined &&
    !/\b(private|no-store|no-cache)\b/i.test(headers['cache-control'] ?? '')
  );
}
