import { apiPaths } from '@poolpros/contracts/paths';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.js';
import { followEvents, type InboxEvent, pauseMs } from './follow-events.js';

type Attempt = Error | string[];

/** A stream for each connection: its parts, or the error with which it fails. The last pause ends the test. */
async function follow(attempts: Attempt[]) {
  const stopping = new AbortController();
  const events: InboxEvent[] = [];
  const pauses: number[] = [];
  const paths: string[] = [];
  let ended = false;
  await followEvents({
    api: {
      async stream(path) {
        paths.push(path);
        const attempt = attempts.shift() ?? [];
        if (attempt instanceof Error) throw attempt;
        return new ReadableStream({
          start(controller) {
            for (const part of attempt) controller.enqueue(new TextEncoder().encode(part));
            controller.close();
          },
        });
      },
    },
    signal: stopping.signal,
    onEvent: (event) => events.push(event),
    onSessionEnd: () => {
      ended = true;
    },
    random: () => 1,
    async pause(ms) {
      pauses.push(ms);
      if (attempts.length === 0) stopping.abort();
    },
  });
  return { events, pauses, paths, ended };
}
const ready = 'event: ready\ndata: {}\n\n';
const failed = new TypeError('Failed to fetch');
const status = (code: number, retryAfterSeconds: number | null = null) =>
  new ApiError(code, '', null, retryAfterSeconds);

describe('following the inbox', () => {
  it('hears which business has news, in whatever parts the text arrives, and ignores what it does not know', async () => {
    const { events, paths } = await follow([
      [
        ready,
        ':\n\n',
        'event: requests\nda',
        'ta: {"installerId":7}\n',
        '\nevent: other\ndata: 1\n\n',
        'event: requests\n',
      ],
      ['event: requests\ndata: {}\n\n'],
    ]);
    expect(events).toEqual([
      { name: 'ready', installerId: undefined },
      { name: 'requests', installerId: 7 },
      { name: 'requests', installerId: undefined },
    ]);
    expect(paths).toEqual([apiPaths.inboxEvents, apiPaths.inboxEvents]);
  });

  it('connects again after each end, later each time, and soon after a stream that worked', async () => {
    const { pauses } = await follow([failed, failed, failed, [ready], failed]);
    expect(pauses).toEqual([1000, 2000, 4000, 1000, 2000]);
  });

  it('waits as long as a refusal says', async () => {
    const { pauses } = await follow([status(429, 30), status(503)]);
    expect(pauses).toEqual([30_000, 2000]);
  });

  it('ends with its session, and where the account may not', async () => {
    expect(await follow([status(401), [ready]])).toMatchObject({ ended: true, events: [], pauses: [] });
    expect(await follow([status(403), [ready]])).toMatchObject({ ended: false, events: [], pauses: [] });
  });
});

it('waits between half a second and thirty seconds', () => {
  expect(pauseMs(0, 0)).toBe(500);
  expect(pauseMs(4, 0.5)).toBe(12_000);
  for (const failures of [5, 100]) expect(pauseMs(failures, 1)).toBe(30_000);
});
