import { expect, it } from 'vitest';
import { createLanes } from './lanes.js';

/** Lanes with items that the test finishes. `begun` has the items that were started, in order. */
function slowLanes() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const lanes = createLanes<string>(async (item) => {
    begun.push(item);
    await new Promise<void>((resolve) => ends.set(item, resolve));
  });
  const end = async (item: string) => {
    const progress = lanes.progress();
    ends.get(item)?.();
    await progress;
  };
  return { begun, lanes, end };
}

it('works on the items of a lane one after another, in the order in which they came', async () => {
  const { begun, lanes, end } = slowLanes();
  for (const item of ['a1', 'a2', 'a3']) lanes.add(item, 'a');
  expect(begun).toEqual(['a1']);
  await end('a1');
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'a3']);
});

it('works on lanes side by side, and on what has no lane at once', async () => {
  const { begun, lanes, end } = slowLanes();
  for (const item of ['a1', 'a2', 'b1']) lanes.add(item, item.slice(0, 1));
  for (const item of ['x', 'y']) lanes.add(item, null);
  expect(begun).toEqual(['a1', 'b1', 'x', 'y']);
  expect([lanes.busy, lanes.inFlight.size]).toEqual([4, 5]);
  await end('a1');
  expect([lanes.busy, lanes.inFlight.size]).toEqual([4, 4]);
  for (const item of ['a2', 'b1', 'x', 'y']) await end(item);
  expect([lanes.busy, lanes.inFlight.size]).toEqual([0, 0]);
});
