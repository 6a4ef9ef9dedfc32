/** What is worked on in lanes: items of one lane one after another, lanes side by side. */
export interface Lanes<T> {
  /** Begins with an item, or lets it wait behind the others of its lane; without a lane it waits for none. */
  add(item: T, lane: string | null): void;
  /** Lanes in which something is worked on. */
  readonly busy: number;
  /** What is worked on and what waits behind it. */
  readonly inFlight: ReadonlySet<T>;
  /** Waits until the work on an item ends. */
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
