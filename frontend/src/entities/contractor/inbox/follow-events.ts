import { type InboxEventName, inboxEventNames, type RequestsEvent } from '@poolpros/contracts/http/inbox-events';
import { apiPaths } from '@poolpros/contracts/paths';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { ApiClient } from '../../../shared/api/api-client.js';
import { ApiError } from '../../../shared/api/api-error.js';

/** An event of the stream. */
export interface InboxEvent {
  name: InboxEventName;
  /** The business; undefined for any. */
  installerId: number | undefined;
}

export interface FollowOptions {
  api: Pick<ApiClient, 'stream'>;
  signal: AbortSignal;
  onEvent: (event: InboxEvent) => void;
  onSessionEnd: () => void;
  /** From 0 to 1. */
  random?: () => number;
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** Doubles from one second to at most thirty, half of it by chance, so that many dashboards do not return together. */
export const pauseMs = (failures: number, random: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures, 10)) * (0.5 + random / 2);

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}

/** The event of a message; null for one that this page does not know. */
function eventOf({ event, data }: { event?: string | undefined; data: string }): InboxEvent | null {
  const name = inboxEventNames.find((known) => known === event);
  if (!name) return null;
  try {
    const { installerId } = JSON.parse(data) as RequestsEvent;
    return { name, installerId: typeof installerId === 'number' ? installerId : undefined };
  } catch {
    return { name, installerId: undefined };
  }
}

/**
 * Follows the inbox of the account until the signal aborts or its session ends. Connects again after each end of the
 * stream, since the gateway ends it when a token expires and when it restarts.
 */
export async function followEvents(o: FollowOptions): Promise<void> {
  const { random = Math.random, pause = wait } = o;
  let failures = 0;

  async function readStream(): Promise<void> {
    const body = await o.api.stream(apiPaths.inboxEvents, o.signal);
    const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const event = eventOf(read.value);
      if (!event) continue;
      failures = 0;
      o.onEvent(event);
    }
  }

  while (!o.signal.aborted) {
    let ms = 0;
    try {
      await readStream();
    } catch (error) {
      if (o.signal.aborted) return;
      if (error instanceof ApiError) {
        if (error.status === 401) return o.onSessionEnd();
        if (error.status === 403) return;
        ms = (error.retryAfterSeconds ?? 0) * 1000;
      }
    }
    await pause(Math.max(ms, pauseMs(failures, random())), o.signal);
    failures += 1;
  }
}
