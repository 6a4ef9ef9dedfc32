import type { Season } from '@poolpros/contracts/http/place-facts';
import { buttonClass } from '../../shared/ui/button.js';
import { careCalendarFile, zoneSlug } from './care-calendar-file.js';
import { careYear, monthlyTasks } from './care-year.js';

/** What a pool in a climate zone needs each month, with water temperature and evaporation. */
export function CareYearTable({ season }: { season: Season }) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section aria-label="Months" tabIndex={0} className="not-prose relative overflow-x-auto">
        <table className="w-full max-w-[46rem] border-collapse text-left text-sm/5 sm:text-[0.9375rem]/6 tabular-nums">
          <thead>
            <tr className="type-small text-muted">
              {['Month', 'Water', 'Evaporation', 'What to do'].map((name) => (
                <th key={name} scope="col" className="py-2 pr-3 sm:pr-5 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {careYear(season).map(({ month, water, evaporation, work, due }) => (
              <tr key={month} className="border-t border-rule align-top">
                <th scope="row" className="py-2.5 pr-3 sm:pr-5 font-semibold">
                  {month}
                </th>
                <td className="py-2.5 pr-3 sm:pr-5 whitespace-nowrap">{water} °F</td>
                <td className="py-2.5 pr-3 sm:pr-5 whitespace-nowrap">{evaporation.toFixed(1)} in</td>
                <td className="py-2.5">
                  {work}
                  {due.map(({ id, title }) => (
                    <span key={id} className="mt-0.5 block font-medium text-pool-700">
                      {title}
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-3 text-[0.9375rem]/6 text-soft">
        Do these on the first Saturday of each month in which they are due:{' '}
        {monthlyTasks(season)
          .map(({ title }) => lower(title))
          .join('; ')}
        .
      </p>
      <p className="mt-4 print:hidden">
        <a href={careCalendarFile(zoneSlug(season))} download className={buttonClass({})}>
          Add it to your calendar (.ics)
        </a>
      </p>
    </>
  );
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
