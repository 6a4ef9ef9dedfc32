/**
 * Counts how often in a row each shape of search was in time. A count that was reached stays, so that one late response
 * of one shape does not undo the progress of the others.
 */
export interface ConsecutiveSuccesses {
  /** Whether each shape was in time in one more round, in a fixed order. */
  add(inTime: readonly boolean[]): void;
  /** Whether every shape was in time so many times in a row. */
  allReached(count: number): boolean;
}

export function createConsecutiveSuccesses(): ConsecutiveSuccesses {
  const running: number[] = [];
  const longest: number[] = [];
  return {
    add(inTime) {
      for (const [shape, isInTime] of inTime.entries()) {
        const streak = isInTime ? (running[shape] ?? 0) + 1 : 0;
        running[shape] = streak;
        longest[shape] = Math.max(streak, longest[shape] ?? 0);
      }
    },
    allReached: (count) => longest.length > 0 && longest.every((streak) => streak >= count),
  };
}
