import { median } from '../report/figures.js';

/** y = fixed + slope · x */
export interface Line {
  fixed: number;
  slope: number;
}
export interface Point {
  x: number;
  y: number;
}

/** The line with the least sum of squared distances to the points; NaN for fewer than two different x. */
export function fittedLine(points: readonly Point[]): Line {
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const x = mean((point) => point.x);
  const y = mean((point) => point.y);
  const slope = mean((point) => (point.x - x) * (point.y - y)) / mean((point) => (point.x - x) ** 2);
  return { fixed: y - slope * x, slope };
}

/**
 * How far the points with the most x lie above the line through those with at most half as much: about 1 where y is linear in
 * x, more where it grows faster.
 */
export function aboveLinear(points: readonly Point[]): number {
  const most = Math.max(...points.map(({ x }) => x));
  const near = fittedLine(points.filter(({ x }) => x <= most / 2));
  // What costs no more with more matches is a constant.
  const { fixed, slope } = near.slope < 0 ? { fixed: median(points.map(({ y }) => y)), slope: 0 } : near;
  const far = points.filter(({ x }) => x > most / 2);
  const ratios = far.map(({ x, y }) => y / (fixed + slope * x));
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
}
