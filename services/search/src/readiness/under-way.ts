/** Measures how much work runs at once. */
export interface UnderWay {
  /** Does one piece of it. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** The average number of pieces that ran at once: in the last second, or in the current one if that is more. */
  average(): number;
}

/** Counts a piece in the second in which it ends; `now` is a clock in ms. */
export function countUnderWay(now: () => number = () => performance.now()): UnderWay {
  let tookMs = { second: 0, running: 0, last: 0 };

  function turnSecond(): void {
    const second = Math.floor(now() / 1_000);
    if (second === tookMs.second) return;
    tookMs = { second, running: 0, last: second === tookMs.second + 1 ? tookMs.running : 0 };
  }

  return {
    async during(work) {
      const since = now();
      try {
        return await work();
      } finally {
        turnSecond();
        tookMs.running += now() - since;
      }
    },
    average() {
      turnSecond();
      return Math.max(tookMs.running, tookMs.last) / 1_000;
    },
  };
}
