/**
 * How often each shape of search was in time, one after the other. A count that was reached stays, so that one late response of
 * one shape does not undo what the others have shown.
 */
export interface Streaks {
  /** Whether each shape was in time in one more round, in an order that is always the same. */
  add(inTime: readonly boolean[]): void;
  /** Whether every shape has been in time so many times in a row. */
  allReached(count: number): boolean;
}

export function createStreaks(): Streaks {
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
