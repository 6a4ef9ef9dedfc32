import { expect, it, vi } from 'vitest';
import { batched } from './batch.js';
import { runInTrace, traceFrom, traceparent } from './trace.js';
import { UnavailableError } from './unavailable.js';

/** Work that ends when the test says so, with the batches it received. */
function heldWork() {
  const batches: number[][] = [];
  const ends: (() => void)[] = [];
  const work = async (items: number[]): Promise<void> => {
    batches.push(items);
    await new Promise<void>((resolve) => ends.push(resolve));
  };
  return { batches, ends, work };
}

it('works on a lone item at once, and on what comes meanwhile together, in its order and not too much of it', async () => {
  const { batches, ends, work } = heldWork();
  const ask = batched({ most: 3 }, work);
  const asked = [ask(1)];
  await vi.waitFor(() => expect(batches).toEqual([[1]]));
  asked.push(...[2, 3, 4, 5].map(ask));
  ends[0]?.();
  await vi.waitFor(() => expect(batches).toEqual([[1], [2, 3, 4]]));
  ends[1]?.();
  await vi.waitFor(() => expect(batches.at(-1)).toEqual([5]));
  ends[2]?.();
  await Promise.all(asked);
  const later = ask(6);
  await vi.waitFor(() => expect(batches.at(-1)).toEqual([6]));
  ends[3]?.();
  await later;
});

it('works on as many batches at once as it may', async () => {
  const { batches, ends, work } = heldWork();
  const ask = batched({ most: 2, atOnce: 2 }, work);
  const asked = [1, 2, 3, 4, 5].map(ask);
  await vi.waitFor(() =>
    expect(batches).toEqual([
      [1, 2],
      [3, 4],
    ]),
  );
  ends[1]?.();
  await vi.waitFor(() => expect(batches.at(-1)).toEqual([5]));
  for (const end of ends) end();
  await Promise.all(asked);
});

it('resolves an item only when its batch is done', async () => {
  const { ends, work, batches } = heldWork();
  const done = vi.fn();
  const asked = batched({ most: 3 }, work)(1).then(done);
  await vi.waitFor(() => expect(batches).toHaveLength(1));
  expect(done).not.toHaveBeenCalled();
  ends[0]?.();
  await asked;
});

it('lets an item that cannot be worked on fail alone', async () => {
  const worked: number[] = [];
  const ask = batched<number>({ most: 10 }, async (items) => {
    if (items.includes(2)) throw new Error('two is no good');
    worked.push(...items);
  });
  const outcomes = await Promise.allSettled([1, 2, 3].map(ask));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(worked).toEqual([1, 3]);
});

it('tries nothing again while a neighbor is down', async () => {
  const work = vi.fn().mockRejectedValue(new UnavailableError('the index is away'));
  const ask = batched<number>({ most: 10 }, work);
  const outcomes = await Promise.allSettled([1, 2, 3].map(ask));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(work).toHaveBeenCalledTimes(1);
});

it('works in the trace of the first item of each batch', async () => {
  const traces: (string | undefined)[] = [];
  const ask = batched<number>({ most: 1 }, async () => {
    traces.push(traceparent()?.split('-')[1]);
  });
  const ids = ['0af7651916cd43dd8448eb211c80319c', '1af7651916cd43dd8448eb211c80319c'];
  await Promise.all(ids.map((id, item) => runInTrace(traceFrom(`00-${id}-b7ad6b7169203331-01`), () => ask(item))));
  expect(traces).toEqual(ids);
});
