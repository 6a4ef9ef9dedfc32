/** Limits what the requests of one key that run at once may cost together. */
export interface ConcurrencyLimiter {
  /** Takes the cost of a request out of the key's budget; false if it is used up or others wait for it. */
  tryAcquire(key: string, cost: number, budget: number): boolean;
  /**
   * Calls `start` when the budget has room for the cost; it returns false to pass the room on. Call it only after
   * `tryAcquire` returned false. The queues of a key take turns; each keeps its order.
   */
  enqueue(key: string, queue: string, waiting: Waiting): void;
  /** Gives the cost of a request back; call it once for each that began. */
  release(key: string, cost: number): void;
}

export interface Waiting {
  cost: number;
  start: () => boolean;
}

interface KeyState {
  budget: number;
  used: number;
  /** The queue whose turn it is comes first. */
  queues: Map<string, Waiting[]>;
}

export function createConcurrencyLimiter(): ConcurrencyLimiter {
  const keys = new Map<string, KeyState>();

  /** Starts what has its turn. One that is dear waits until it fits, and the others behind it, so that it has its turn. */
  function startNext(key: string): void {
    const state = keys.get(key);
    if (!state) return;
    for (let next = first(state); next; next = first(state)) {
      if (state.used + next.cost > state.budget) return;
      dequeue(state);
      if (!next.start()) {
        // Hundreds of clients may have disconnected. Let the event loop serve other requests between them.
        setImmediate(startNext, key);
        return;
      }
      state.used += next.cost;
    }
    if (state.used === 0) keys.delete(key);
  }

  return {
    tryAcquire(key, cost, budget) {
      const state = keys.get(key);
      if (!state) keys.set(key, { budget, used: cost, queues: new Map() });
      else if (state.queues.size === 0 && state.used + cost <= budget) state.used += cost;
      else return false;
      return true;
    },
    enqueue(key, queue, waiting) {
      const queues = keys.get(key)?.queues;
      const others = queues?.get(queue);
      if (others) others.push(waiting);
      else queues?.set(queue, [waiting]);
    },
    release(key, cost) {
      const state = keys.get(key);
      if (!state) return;
      state.used -= cost;
      startNext(key);
    },
  };
}

const first = ({ queues }: KeyState): Waiting | undefined => queues.values().next().value?.[0];

/** Removes the first request and moves its queue to the end. */
function dequeue({ queues }: KeyState): void {
  for (const [queue, waiting] of queues) {
    waiting.shift();
    queues.delete(queue);
    if (waiting.length > 0) queues.set(queue, waiting);
    return;
  }
}
