/** Too many drawings wait already. */
export class TooManyWaiting extends Error {}

/** Runs one task at a time; rejects with `TooManyWaiting` if `mostWaiting` have not ended. */
export function createInTurn(mostWaiting: number) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (waiting >= mostWaiting) return Promise.reject(new TooManyWaiting());
    waiting += 1;
    const done = last.then(task).finally(() => (waiting -= 1));
    last = done.catch(() => undefined);
    return done;
  };
}
