import { counted } from '@poolpros/contracts/counted';
import { comingWeeks, weekText } from '@poolpros/contracts/hours/free-weeks';
import type { InstallerDetail } from '@poolpros/contracts/http/installers';

const shownWeeks = 4;

export interface FreeWeeksCardProps {
  installer: Pick<InstallerDetail, 'freeWeeks' | 'timeZone'>;
}

/** The next weeks in which the business can begin jobs; nothing where it states none (docs/rules.md#free-weeks). */
export function FreeWeeksCard({ installer }: FreeWeeksCardProps) {
  const weeks = comingWeeks(installer.freeWeeks ?? [], new Date(), installer.timeZone);
  if (weeks.length === 0) return null;
  return (
    <section aria-labelledby="free-weeks" className="type-small rounded-card border border-rule p-6">
      <h2 id="free-weeks" className="font-semibold">
        Next free weeks
      </h2>
      <dl className="mt-2">
        {weeks.slice(0, shownWeeks).map(({ week, slots }) => (
          <div key={week} className="flex justify-between gap-3 py-1">
            <dt>Week of {weekText(week)}</dt>
            <dd className="tabular-nums">{counted(slots, 'job slot')}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-muted">As stated by the business. Ask about your dates.</p>
    </section>
  );
}
