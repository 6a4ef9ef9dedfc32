import type { CostInput } from '@poolpros/calculators/cost';
import type { PoolShape } from '@poolpros/calculators/pool-shape';

/** A rectangle in a yard: from its upper left corner, in feet. */
export type Area = readonly [x: number, y: number, width: number, height: number];

/** A yard behind a house as it is drawn: the house above, feet from its upper left corner. */
export interface Plan {
  /** The fragment that leads to it. */
  id: string;
  name: string;
  text: string;
  yard: { width: number; depth: number };
  type: CostInput['type'];
  pool: Exclude<PoolShape, { shape: 'free form' | 'L' }>;
  /** Whether its length runs away from the house. */
  turned?: true;
  /** Upper left corner of the pool. */
  at: readonly [x: number, y: number];
  /** Average depth in feet. */
  depth: number;
  deck: CostInput['deck'];
  /** Paved areas, which do not overlap each other; the pool lies within one of them or touches none. */
  decks: readonly Area[];
  /** A spa that is built with the pool: its middle and width. */
  spa?: readonly [x: number, y: number, diameter: number];
  /** The middle of a rock waterfall. */
  fall?: readonly [x: number, y: number];
  /** Equipment that the cost counts. */
  with?: Pick<
    Partial<CostInput>,
    'heater' | 'lights' | 'cover' | 'waterFeature' | 'waterFeatures' | 'automation' | 'salt'
  >;
  trees: readonly (readonly [x: number, y: number, radius: number])[];
  loungers?: readonly (readonly [x: number, y: number])[];
  umbrellas?: readonly (readonly [x: number, y: number])[];
}
