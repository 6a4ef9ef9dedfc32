import { expect, test } from 'vitest';
import { createFillingWatch } from './filling.js';

/** What is said at looks two seconds apart. */
const said = (...documents: number[]): boolean[] => {
  const isBeingFilled = createFillingWatch();
  return documents.map((count, look) => isBeingFilled(count, look * 2_000));
};

test('an index is being filled while it has a hundred documents more from look to look', () => {
  expect(said(5_000, 5_100, 5_199, 5_299, 5_299)).toEqual([false, true, false, true, false]);
});

test('an index that has become smaller is not being filled', () => {
  expect(said(5_000, 0, 100)).toEqual([false, false, true]);
});

test('an index that is filled without an end is left for one look every twenty seconds', () => {
  const growing = Array.from({ length: 24 }, (_, look) => look * 1_000);
  const answers = said(...growing);
  expect(answers.flatMap((isFilled, look) => (isFilled ? [] : [look]))).toEqual([0, 11, 22]);
});
