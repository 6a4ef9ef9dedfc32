import type { ClimateZone } from '@poolpros/calculators/climate';
import { clsx } from 'clsx';
import { type CarePhase, carePhases } from '../../../../content/care/calendar.js';
import { zoneSlug } from '../../../entities/care/care-calendar-file.js';
import { months, phaseOf } from '../../../entities/care/care-year.js';
import { Link } from '../../../shared/ui/link.js';
import { capitalized, zones } from '../chosen-zone.js';

const colors: Record<CarePhase, string> = {
  closed: 'bg-stone-200',
  opening: 'bg-pool-300',
  open: 'bg-pool-700',
  closing: 'bg-pool-300',
  mild: 'bg-pool-500',
};
const legend: readonly CarePhase[] = ['open', 'opening', 'mild', 'closed'];

/** What each month is in each zone; a zone leads to its year. */
export const ZoneOverview = ({ chosen }: { chosen: readonly ClimateZone[] }) => (
  <>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
    <section aria-label="Zones by month" tabIndex={0} className="not-prose relative mt-4 overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            <th scope="col" className="py-2 pr-3 text-left font-medium text-muted">
              Zone
            </th>
            {months.map((month) => (
              <th
                key={month}
                scope="col"
                className="w-4 py-2 text-center text-xs font-medium text-muted sm:w-7 sm:text-sm"
              >
                <abbr title={month} className="no-underline">
                  {month.charAt(0)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zones.map(({ code, zone }) => (
            <tr key={code} className={clsx('border-t border-rule', chosen.includes(zone) && 'bg-pool-50')}>
              <th scope="row" className="pr-3 text-left font-normal">
                <Link
                  to={{ search: `?zone=${zoneSlug(zone)}`, hash: '#your-year' }}
                  aria-current={chosen.includes(zone) ? 'true' : undefined}
                  className="link inline-flex min-h-11 items-center"
                >
                  {capitalized(zone.climate)}
                </Link>
              </th>
              {months.map((month, index) => {
                const phase = phaseOf(zone, index);
                return (
                  <td key={month} className="px-px sm:px-0.5">
                    <span className={clsx('block h-6 rounded-[4px] forced-color-adjust-none', colors[phase])} />
                    <span className="sr-only">{carePhases[phase].label}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    <ul className="not-prose type-small mt-3 flex flex-wrap gap-x-5 gap-y-1 text-soft">
      {legend.map((phase) => (
        <li key={phase} className="flex items-center gap-2">
          <span aria-hidden="true" className={clsx('size-4 rounded-[4px] forced-color-adjust-none', colors[phase])} />
          {phase === 'opening' ? 'Opening or closing' : carePhases[phase].label}
        </li>
      ))}
    </ul>
  </>
);
