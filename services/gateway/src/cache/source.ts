import type { IncomingHttpHeaders } from 'node:http';
import type { HttpAnswer } from '@poolpros/chassis/http-call';
import { indexSequenceHeader } from '@poolpros/contracts/http/search';
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
 * `headers` must say nothing about who asks. `now` is the clock in ms. `fromIndex`: the answers say what they show.
 */
export function createSource(o: {
  get: UpstreamClient['get'];
  fromIndex: boolean;
  answers: Answers;
  now: () => number;
}) {
  const flights = new Map<string, Promise<Fetched>>();

  async function ask(target: string, asking: IncomingHttpHeaders): Promise<Fetched> {
    const askedAt = o.now();
    const answer = await o.get(target, asking);
    if (!mayBeKept(answer)) return { answer, kept: null };
    const { body, headers } = answer;
    const shows = o.fromIndex ? sequenceOf(headers) : null;
    const kept = keepAnswer({ body, type: headers['content-type'] ?? '', askedAt, shows });
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

/** What a shared cache may store (RFC 9111, section 3), and nothing that sets a cookie. */
export function mayBeKept({ status, headers }: Pick<HttpAnswer, 'status' | 'headers'>): boolean {
  return (
    status === 200 &&
    headers['set-cookie'] === undefined &&
    !/\b(private|no-store|no-cache)\b/i.test(headers['cache-control'] ?? '')
  );
}

/** An answer that does not say what it shows counts as showing nothing. */
const sequenceOf = (headers: IncomingHttpHeaders): number => Number(headers[indexSequenceHeader]) || 0;
