/** What a kind of work takes while the server has no more to do than it can. */
export interface LatencyBaseline {
  /** In ms; null until enough work was measured. */
  readonly ms: number | null;
  /** `isCalm`: so little else was in flight that the server was certainly not overloaded. */
  add(ms: number, isCalm: boolean): void;
}

/** One result says little. */
const batchSize = 10;
/** How far the baseline follows a batch of calm measurements that is slower. */
const followed = 0.2;

/**
 * The least median of all batches of measurements. Only calm work raises it: it would otherwise take the latency of a
 * long overload for the normal one.
 */
export function createLatencyBaseline(): LatencyBaseline {
  let known: number | null = null;
  let all: number[] = [];
  let calm: number[] = [];
  return {
    get ms() {
      return known;
    },
    add(ms, isCalm) {
      all.push(ms);
      if (isCalm) calm.push(ms);
      if (all.length >= batchSize) {
        known = Math.min(known ?? Number.POSITIVE_INFINITY, median(all));
        all = [];
      }
      if (calm.length >= batchSize) {
        const slower = Math.max(0, median(calm) - (known ?? Number.POSITIVE_INFINITY));
        if (known !== null) known += followed * slower;
        calm = [];
      }
    },
  };
}

/** The middle of some numbers; NaN if there are none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
