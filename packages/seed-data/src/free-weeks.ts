import type { FreeWeek } from '@poolpros/contracts/hours/free-weeks';
import { dayMs } from '@poolpros/contracts/time';
import { createRandom } from './random.js';

const seed = 20_261_130;
/** So far apart that two firms never share the sequence of a week. */
const perFirm = 10_007;

/**
 * The weeks with free job slots of an invented firm, among these Mondays; a third of the firms states none. The same firm
 * has the same slots in the same week, whenever it is asked.
 */
export function generateFreeWeeks({ sourceId }: { sourceId: string }, mondays: readonly string[]): FreeWeek[] {
  const first = seed + perFirm * Number(sourceId.replaceAll(/\D/g, ''));
  if (createRandom(first).chance(1 / 3)) return [];
  return mondays.flatMap((week) => {
    const random = createRandom(first + Math.floor(Date.parse(week) / (7 * dayMs)));
    return random.chance(0.5) ? [{ week, slots: random.between(1, 3) }] : [];
  });
}
