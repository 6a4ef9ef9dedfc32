import { step } from '../../../scripts/lib/progress.mjs';

/**
 * Measures the variants in turn, round after round, so that a machine whose speed varies affects all of them alike.
 * Round 0 warms up and does not count. Returns the results of each in every other round.
 */
export async function measureInTurn<N extends string, T>(
  names: readonly N[],
  rounds: number,
  measure: (name: N, round: number) => Promise<T>,
): Promise<Record<N, T[]>> {
  const found = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<N, T[]>;
  for (let round = 0; round <= rounds; round++)
    await step(round === 0 ? 'warm-up' : `round ${round} of ${rounds}`, async () => {
      for (const name of names) {
        const result = await measure(name, round);
        if (round > 0) found[name].push(result);
      }
    });
  return found;
}

/** Results of a closed loop, by entry point: responses a second in each round, and the number of responses other than 200. */
export function ratesOf<N extends string>(
  found: Record<N, readonly { perSecond: number; failed: number }[]>,
): { rates: Record<N, number[]>; notAnswered: number } {
  const doors = Object.entries(found) as [N, readonly { perSecond: number; failed: number }[]][];
  return {
    rates: Object.fromEntries(
      doors.map(([door, rounds]) => [door, rounds.map(({ perSecond }) => perSecond)]),
    ) as Record<N, number[]>,
    notAnswered: doors.flatMap(([, rounds]) => rounds).reduce((sum, { failed }) => sum + failed, 0),
  };
}
