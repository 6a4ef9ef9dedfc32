import { setImmediate } from 'node:timers/promises';
import { runInTrace, traceFrom, traceparent } from './trace.js';
import { isUnavailable } from './unavailable.js';

interface Waiting<T> {
  item: T;
  trace: string | undefined;
  settle: (work: Promise<void>) => void;
}

/**
 * Turns work on many items into work on one. Items that arrive while `atOnce` batches run form the next batch, of up to
 * `most` items, so a single item never waits and a flood takes few steps. A batch that fails is retried item by item,
 * so that only the faulty one fails. While a neighbor is down, the whole batch fails at once. A batch runs in the trace
 * of its first item.
 */
export function batched<T>(
  { most, atOnce = 1 }: { most: number; atOnce?: number },
  work: (items: T[]) => Promise<void>,
): (item: T) => Promise<void> {
  let waiting: Waiting<T>[] = [];
  let running = 0;

  async function workAll(): Promise<void> {
    running++;
    // The items of one packet arrive in one turn of the event loop.
    for (await setImmediate(); waiting.length > 0; ) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await workOn(batch);
    }
    running--;
  }

  async function workOn(batch: Waiting<T>[]): Promise<void> {
    const done = inTraceOf(batch);
    const failure = await done.then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (!failure || batch.length === 1 || isUnavailable(failure.error)) {
      for (const { settle } of batch) settle(done);
      return;
    }
    for (const one of batch) {
      const alone = inTraceOf([one]);
      one.settle(alone);
      await alone.catch(() => undefined);
    }
  }

  const inTraceOf = (batch: Waiting<T>[]): Promise<void> =>
    runInTrace(traceFrom(batch[0]?.trace), () => work(batch.map(({ item }) => item)));

  return (item) =>
    new Promise((settle) => {
      waiting.push({ item, trace: traceparent(), settle });
      if (running < atOnce) void workAll();
    });
}
