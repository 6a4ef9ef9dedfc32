import type { MapQuery } from '@poolpros/contracts/http/places';
import { lazy } from '@poolpros/places/lazy';
import type { Places } from '@poolpros/places/places';
import Tinypool from 'tinypool';
import { citiesToName } from './cities.js';

/** The queue of the thread is full: another map would come too late. */
export class MapQueueFull extends Error {
  constructor() {
    super('too many maps are waiting to be drawn');
    this.name = 'MapQueueFull';
  }
}

/** Where a point lies, with the waters off the shores. */
export interface Judgement {
  /** In the 50 states or the District of Columbia. */
  inUnitedStates: boolean;
  /** Postal code of the territory that it lies in instead. */
  territory: string | null;
}

/** Draws maps and checks positions off the thread that serves requests; both throw MapQueueFull. */
export interface MapWorker {
  /** A base map without pins, as an SVG document. */
  draw(query: MapQuery): Promise<string>;
  judge(lat: number, lon: number): Promise<Judgement>;
  stop(): Promise<void>;
}

/**
 * A thread for maps, which starts and reads the atlas (0.4 s) at the first use, and again after a crash. A map takes it
 * for 5 to 25 ms, so a visitor waits for `longestQueue` maps at most.
 */
export function createMapWorker(places: Places, { longestQueue = 40 }: { longestQueue?: number } = {}): MapWorker {
  let started = false;
  const pool = lazy(() => {
    started = true;
    const filename = new URL('./worker.js', import.meta.url).href;
    const threads = new Tinypool({ filename, minThreads: 1, maxThreads: 1, workerData: citiesToName(places) });
    // A thread that ends while it has nothing to do is replaced; its running task rejects.
    threads.on('error', () => {});
    return threads;
  });

  async function run<T>(name: string, task: object): Promise<T> {
    const threads = pool();
    if (threads.queueSize >= longestQueue) throw new MapQueueFull();
    return (await threads.run(task, { name })) as T;
  }

  return {
    draw: (query) => run<string>('draw', query),
    judge: (lat, lon) => run<Judgement>('judge', { lat, lon }),
    stop: async () => {
      if (started) await pool().destroy();
    },
  };
}
