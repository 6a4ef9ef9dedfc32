import type { ListingVisit } from '@poolpros/contracts/http/listing-visits';
import { figureLimits } from '@poolpros/contracts/limits';

/** Counts what a visitor sees and clicks, for the figures of businesses (docs/rules.md#listing-visits). */
export interface VisitCounter {
  /** Counts once as long as the page is open. */
  count(visit: ListingVisit): void;
  /** Sends what waits. */
  flush(): void;
}

/** How long after the first visit a batch is sent. */
const flushMs = 10_000;

/** Collects visits and sends them in batches; nothing is stored in the browser. */
export function createVisitCounter(send: (seen: readonly ListingVisit[]) => Promise<void>): VisitCounter {
  const counted = new Set<string>();
  let queue: ListingVisit[] = [];
  let timer: number | undefined;

  const flush = () => {
    window.clearTimeout(timer);
    timer = undefined;
    const seen = queue;
    queue = [];
    if (seen.length > 0) void send(seen);
  };

  return {
    count: ({ installerId, kind }) => {
      const key = `${kind} ${installerId}`;
      if (counted.has(key)) return;
      counted.add(key);
      queue.push({ installerId, kind });
      if (queue.length >= figureLimits.seenAtOnce) flush();
      else timer ??= window.setTimeout(flush, flushMs);
    },
    flush,
  };
}
