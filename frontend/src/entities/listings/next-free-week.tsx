import { comingWeeks, weekText } from '@poolpros/contracts/hours/free-weeks';
import { CalendarCheck } from 'lucide-react';
import type { ShownListing } from './shown-listing.js';

/** The first week in which a business can begin a job; nothing where it states none (docs/rules.md#free-weeks). */
export function NextFreeWeek({ freeWeeks = [] }: Pick<ShownListing, 'freeWeeks'>) {
  const [next] = comingWeeks(freeWeeks, new Date(), null);
  if (!next) return null;
  return (
    <p className="type-caption flex items-center gap-[7px] font-medium text-leaf-700">
      <CalendarCheck aria-hidden="true" className="size-[15px] shrink-0" />
      Next free week: {weekText(next.week)}
    </p>
  );
}
