/** The outline of a pool; lengths in feet, areas in square feet. */
export type PoolShape =
  | { shape: 'rectangle' | 'oval'; length: number; width: number }
  | { shape: 'round'; diameter: number }
  /** The widths are those of its two lobes. */
  | { shape: 'kidney'; length: number; width: number; otherWidth: number }
  /** Two rectangles. */
  | { shape: 'L'; length: number; width: number; otherLength: number; otherWidth: number }
  | { shape: 'free form'; area: number };

const gallonsPerCubicFoot = 7.48052;

/** The water surface of a pool in square feet. The kidney's factor is the one of the trade. */
export function surfaceArea(pool: PoolShape): number {
  switch (pool.shape) {
    case 'rectangle':
      return pool.length * pool.width;
    case 'oval':
      return (Math.PI * pool.length * pool.width) / 4;
    case 'round':
      return (Math.PI * pool.diameter ** 2) / 4;
    case 'kidney':
      return 0.45 * (pool.width + pool.otherWidth) * pool.length;
    case 'L':
      return pool.length * pool.width + pool.otherLength * pool.otherWidth;
    case 'free form':
      return pool.area;
  }
}

/** Whether each length of a pool is one. Two that are none can make an area that looks like one. */
export const hasSides = (pool: PoolShape): boolean =>
  Object.values(pool).every((side) => typeof side !== 'number' || side > 0);

/** The water of a pool in US gallons, from its surface in square feet and its mean depth in feet. */
export const gallonsIn = (area: number, depth: number): number => area * depth * gallonsPerCubicFoot;
