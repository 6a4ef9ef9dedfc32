import { Refusal } from '@poolpros/chassis/refusal';

/** The uploads that a process works on. */
export interface PhotoWork {
  /** Runs work that holds the bytes of a photo; throws Refusal `service_unavailable` when too many are held. */
  hold<T>(work: () => Promise<T>): Promise<T>;
  /** Runs work that computes, after all that was handed in before. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

/** `most` photos are held at a time, one of them is computed. */
export function createPhotoWork(most: number): PhotoWork {
  let held = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    async hold(work) {
      if (held >= most)
        throw new Refusal('service_unavailable', 'Many photos arrive at the moment. Try again shortly.', undefined, 5);
      held += 1;
      try {
        return await work();
      } finally {
        held -= 1;
      }
    },
    inTurn(work) {
      const run = last.then(work);
      last = run.catch(() => null);
      return run;
    },
  };
}
