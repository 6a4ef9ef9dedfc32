import { expect, test } from 'vitest';
import { createEngineState, type EngineState } from './engine-state.js';

const second = 1000;
const one = { processes: ['one'], documents: 2000 };

function follow(...steps: ((state: EngineState) => void)[]) {
  const news: string[] = [];
  const state = createEngineState((readiness) => news.push(readiness));
  for (const step of steps) step(state);
  return { readiness: state.readiness, unavailableReason: state.unavailableReason, news };
}
const see =
  (probe: { processes: string[]; documents: number | null } = one) =>
  (state: EngineState) =>
    state.onProbe(probe);
/** Rounds of three shapes half a second apart. */
const rounds =
  (count: number, from = 0, inTime = [true, true, true]) =>
  (state: EngineState) => {
    for (let round = 0; round < count; round++) state.asked(inTime, from + (round * second) / 2);
  };
const warm = [see(), rounds(5)];

test('is cold until every shape was in time, and warm when each was three times in a row, two seconds at least', () => {
  expect(follow()).toMatchObject({ readiness: 'starting', unavailableReason: 'the search engine was not seen yet' });
  expect(follow(see())).toMatchObject({ readiness: 'starting', unavailableReason: null });
  expect(follow(see(), rounds(9, 0, [true, true, false]))).toMatchObject({ readiness: 'starting' });
  expect(follow(see(), rounds(1))).toMatchObject({ readiness: 'warming' });
  expect(follow(see(), rounds(2), rounds(1, 2 * second))).toMatchObject({
    readiness: 'ready',
    news: ['warming', 'ready'],
  });
  expect(follow(see(), rounds(2), rounds(1, 2 * second - 1))).toMatchObject({ readiness: 'warming' });
  expect(follow(see(), rounds(1), rounds(1, 2 * second))).toMatchObject({ readiness: 'warming' });
});

test('goes on answering when a shape is late once, and waits for that one', () => {
  const late = [see(), rounds(2), rounds(1, second, [true, false, true])];
  expect(follow(...late, rounds(2, 2 * second))).toMatchObject({ readiness: 'warming', news: ['warming'] });
  expect(follow(...late, rounds(3, 2 * second))).toMatchObject({ readiness: 'ready' });
});

test('does without the last shape when a minute was not enough', () => {
  const late = [true, true, false];
  const minute = [see(), rounds(1, 0, late), rounds(1, 59_999, late)];
  expect(follow(...minute)).toMatchObject({ readiness: 'starting' });
  expect(follow(...minute, rounds(1, 60_000, late))).toMatchObject({ readiness: 'warming' });
  expect(follow(...minute, rounds(5, 60_000, late))).toMatchObject({ readiness: 'ready' });
  expect(follow(...minute, see({ ...one, processes: ['two'] }), rounds(9, 60_000, late))).toMatchObject({
    readiness: 'starting',
  });
});

test('stays warm while the engine is the same, whatever is late', () => {
  const late = (state: EngineState) => state.onProbeFailed(10 * second, 13 * second);
  expect(follow(...warm, see(), late, see(), late, rounds(3, 0, [false, false, false]))).toMatchObject({
    readiness: 'ready',
    unavailableReason: null,
  });
});

test('is cold when the engine has started again, or one of several is new, and not when one is gone', () => {
  expect(follow(...warm, see({ ...one, processes: ['two'] }))).toMatchObject({
    readiness: 'starting',
    unavailableReason: null,
  });
  expect(follow(...warm, see({ ...one, processes: ['one', 'two'] }))).toMatchObject({ readiness: 'starting' });
  const both = { ...one, processes: ['one', 'two'] };
  expect(follow(see(both), rounds(5), see())).toMatchObject({ readiness: 'ready' });
});

test('is cold when nothing was seen of the engine for four seconds, though it be the same one afterwards', () => {
  const miss = (from: number, to: number) => (state: EngineState) => state.onProbeFailed(from, to);
  const refused = [miss(10_000, 10_001), miss(11_000, 11_001), miss(13_900, 13_901)];
  expect(follow(...warm, ...refused)).toMatchObject({ readiness: 'ready' });
  const away = { readiness: 'starting', unavailableReason: 'the search engine does not respond' };
  expect(follow(...warm, ...refused, miss(14_000, 14_001))).toMatchObject(away);
  expect(follow(...warm, miss(10_000, 14_000))).toMatchObject(away);
  expect(follow(...warm, miss(10_000, 14_000), see())).toMatchObject({
    readiness: 'starting',
    unavailableReason: null,
  });
});

test('is cold while there is no index', () => {
  const missing = { ...one, documents: null };
  expect(follow(...warm, see(missing))).toMatchObject({
    readiness: 'starting',
    unavailableReason: 'no index can be searched',
  });
  expect(follow(...warm, see(missing), see())).toMatchObject({ readiness: 'starting', unavailableReason: null });
});

test('is only serving when an index that was almost empty has been filled, and not when one has grown', () => {
  const holding = (documents: number) => see({ ...one, documents });
  expect(follow(holding(3), rounds(5), holding(99))).toMatchObject({ readiness: 'ready' });
  const filled = [holding(3), rounds(5), holding(100)];
  expect(follow(...filled)).toMatchObject({ readiness: 'warming' });
  expect(follow(...filled, rounds(4, 10 * second))).toMatchObject({ readiness: 'warming' });
  expect(follow(...filled, rounds(5, 10 * second), holding(100_000))).toMatchObject({ readiness: 'ready' });
});
