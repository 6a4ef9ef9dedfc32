import { Refusal } from '@poolpros/chassis/refusal';

const comeBackSeconds = 1;

/**
 * Runs at most `atOnce` tasks at the same time and lets at most `waiting` more queue in order of arrival;
 * beyond that it throws Refusal `too_many_requests` with a retry time.
 */
export function createSlots(o: { atOnce: number; waiting: number }): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (task) => {
    if (running >= o.atOnce) {
      if (queue.length >= o.waiting)
        throw new Refusal('too_many_requests', 'Please try again in a moment.', undefined, comeBackSeconds);
      // A finished task hands its slot over, so `running` does not change.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
