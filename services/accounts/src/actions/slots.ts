import { Refusal } from '@poolpros/chassis/refusal';

const comeBackSeconds = 1;

/**
 * Runs at most `atOnce` tasks together and lets at most `waiting` more queue in order of arrival;
 * throws Refusal `too_many_requests` beyond that, and says when to come back.
 */
export function createSlots(o: { atOnce: number; waiting: number }): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (task) => {
    if (running >= o.atOnce) {
      if (queue.length >= o.waiting)
        throw new Refusal('too_many_requests', 'Please try again in a moment.', undefined, comeBackSeconds);
      // The one who finishes hands its slot over, so `running` stays as it is.
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
