/** Work in lanes: items of one lane run one after another, and lanes run in parallel. */
export interface Lanes<T> {
  /** Starts an item, or queues it behind the others of its lane. An item without a lane never waits. */
  add(item: T, lane: string | null): void;
  /** Number of lanes that are busy. */
  readonly busy: number;
  /** Number of items that run or wait. */
  readonly inFlight: ReadonlySet<T>;
  /** Waits until an item finishes. */
  progress(): Promise<void>;
}

export function createLanes<T>(work: (item: T) => Promise<void>): Lanes<T> {
  const waitingBehind = new Map<unknown, T[]>();
  const inFlight = new Set<T>();
  const listeners: (() => void)[] = [];

  async function workOn(lane: unknown, waiting: T[]): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await work(item);
      inFlight.delete(item);
      if (waiting.length === 0) waitingBehind.delete(lane);
      for (const listener of listeners.splice(0)) listener();
    }
  }

  return {
    add(item, name) {
      inFlight.add(item);
      const lane = name ?? item;
      const waiting = waitingBehind.get(lane);
      if (waiting) {
        waiting.push(item);
        return;
      }
      const first = [item];
      waitingBehind.set(lane, first);
      void workOn(lane, first);
    },
    get busy() {
      return waitingBehind.size;
    },
    inFlight,
    progress: () => new Promise((resolve) => listeners.push(resolve)),
  };
}
