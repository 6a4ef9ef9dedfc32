import { comingWeeks, weekText } from '@poolpros/contracts/hours/free-weeks';
import type { ShownListing } from './shown-listing.js';

/** The first week in which a business can begin a job; nothing where it states none (docs/rules.md#free-weeks). */
export function NextFreeWeek({ freeWeeks = [] }: Pick<ShownListing, 'freeWeeks'>) {
  const [next] = comingWeeks(freeWeeks, new Date(), null);
  if (!next) return null;
  return (
    <em>
      Free<i> week</i>: {weekText(next.week)}
    </em>
  );
}
