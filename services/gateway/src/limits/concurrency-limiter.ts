/** Limits how many requests of one key run at once. */
export interface ConcurrencyLimiter {
  /** Takes a slot if fewer than `max` of this key are in use; false if there is none. */
  tryAcquire(key: string, max: number): boolean;
  /**
   * Calls `start` when a slot is free; it returns false to pass the slot on. Call it only after `tryAcquire` returned
   * false. The queues of a key take turns; each keeps its order.
   */
  enqueue(key: string, queue: string, start: () => boolean): void;
  /** Releases a slot; call it once for each that was taken. */
  release(key: string): void;
}

interface KeyState {
  running: number;
  /** The queue whose turn it is comes first. */
  queues: Map<string, (() => boolean)[]>;
}

export function createConcurrencyLimiter(): ConcurrencyLimiter {
  const keys = new Map<string, KeyState>();

  function release(key: string): void {
    const state = keys.get(key);
    if (!state) return;
    const start = dequeue(state);
    if (!start) {
      state.running -= 1;
      if (state.running === 0) keys.delete(key);
    } else if (!start()) {
      // Hundreds of clients may have disconnected. Let the event loop serve other requests between them.
      setImmediate(release, key);
    }
  }

  return {
    tryAcquire(key, max) {
      const state = keys.get(key);
      if (!state) keys.set(key, { running: 1, queues: new Map() });
      else if (state.running < max) state.running += 1;
      else return false;
      return true;
    },
    enqueue(key, queue, start) {
      const queues = keys.get(key)?.queues;
      const waiting = queues?.get(queue);
      if (waiting) waiting.push(start);
      else queues?.set(queue, [start]);
    },
    release,
  };
}

/** Takes the next request and moves its queue to the end. */
function dequeue({ queues }: KeyState): (() => boolean) | undefined {
  for (const [queue, waiting] of queues) {
    const next = waiting.shift();
    queues.delete(queue);
    if (waiting.length > 0) queues.set(queue, waiting);
    return next;
  }
  return undefined;
}
