const steadyShare = 0.9;
/** This many rounds in a row must cost no less than the cheapest one before them. */
export const steadyRounds = 3;
const mostRounds = 15;

/**
 * Repeats a round of work, which returns what it cost, until it costs no less than before: after its start, an engine compiles what it
 * does, which takes the processors from everything else for minutes.
 */
export async function untilSteady(round: () => Promise<number>): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  let steady = 0;
  for (let rounds = 0; rounds < mostRounds && steady < steadyRounds; rounds++) {
    const cost = await round();
    steady = cost < steadyShare * least ? 0 : steady + 1;
    least = Math.min(least, cost);
  }
}
