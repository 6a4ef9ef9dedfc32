import { expect, it } from 'vitest';
import { aboveLinear, fittedLine } from './fitted-line.js';

const points = (of: (x: number) => number) => [1, 2, 3, 4, 6, 8, 10].map((x) => ({ x, y: of(x) }));

it('finds the fixed part and what each step costs', () => {
  const { fixed, slope } = fittedLine(points((x) => 3 + 0.5 * x));
  expect(fixed).toBeCloseTo(3);
  expect(slope).toBeCloseTo(0.5);
});

it('tells what grows linearly from what grows faster', () => {
  expect(aboveLinear(points((x) => 3 + 0.5 * x))).toBeCloseTo(1);
  expect(aboveLinear(points((x) => 3 + x ** 2))).toBeGreaterThan(1.3);
  expect(aboveLinear(points((x) => 3 + Math.sqrt(x)))).toBeLessThan(1);
});

it('takes what does not grow as a constant', () => {
  expect(aboveLinear(points((x) => 10 - 0.1 * x))).toBeCloseTo(1, 0);
});

it('has no line through one point', () => {
  expect(fittedLine([{ x: 1, y: 1 }]).slope).toBeNaN();
});
