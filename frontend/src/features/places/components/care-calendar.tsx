import type { Season } from '@poolpros/contracts/http/place-facts';
import { months } from '../facts-text.js';

/** What a pool needs in which month, beside the water and the evaporation of the climate zone. */
export function CareCalendar({ place, season }: { place: string; season: Season }) {
  return (
    <section aria-labelledby="calendar" className="wrap band-tight">
      <h2 id="calendar" className="type-h3">
        The year of a pool in {place}
      </h2>
      <div className="mt-5 overflow-x-auto">
        <table className="w-full max-w-[46rem] border-collapse text-left tabular-nums">
          <thead>
            <tr className="type-small text-muted">
              <th scope="col" className="py-2 pr-4 font-medium">
                Month
              </th>
              <th scope="col" className="py-2 pr-4 font-medium">
                Water
              </th>
              <th scope="col" className="py-2 pr-4 font-medium">
                Evaporation
              </th>
              <th scope="col" className="py-2 font-medium">
                What to do
              </th>
            </tr>
          </thead>
          <tbody>
            {months.map((month, index) => (
              <tr key={month} className="border-t border-rule">
                <th scope="row" className="py-2.5 pr-4 font-semibold">
                  {month}
                </th>
                <td className="py-2.5 pr-4 whitespace-nowrap">{season.water[index]} °F</td>
                <td className="py-2.5 pr-4 whitespace-nowrap">{season.evaporation[index]} in</td>
                <td className="py-2.5">{workOf(season, index)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The month of "late April", January being 0. */
const monthOf = (when: string): number => months.findIndex((month) => when.endsWith(month));

/** What is done in a month: by the windows of the zone, and by the water where pools stay open. */
export function workOf({ opening, closing, water }: Season, month: number): string {
  if (!opening || !closing)
    return (water[month] ?? 0) < 60
      ? 'Shorter pump hours, test weekly, watch for frost'
      : 'Test two to three times a week, brush and vacuum weekly';
  const [opens, opened] = [monthOf(opening.from), monthOf(opening.to)];
  const [closes, closed] = [monthOf(closing.from), monthOf(closing.to)];
  if (month < opens || month > closed) return 'Closed: check cover and water level';
  if (month <= opened) return `Open, ${opening.from} to ${opening.to}: clean filter, balance, run a day`;
  if (month >= closes) return `Close, ${closing.from} to ${closing.to}: balance, blow out lines, cover`;
  return 'Test two to three times a week, brush and vacuum weekly';
}
