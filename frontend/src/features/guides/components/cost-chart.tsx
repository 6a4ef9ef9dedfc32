import { costOverYears, type Owned } from '@poolpros/calculators/ownership';
import { clsx } from 'clsx';
import { dollars } from '../../../../content/guides/figures.js';
import { options } from '../../../../content/guides/options.js';
import { Chart } from '../../../shared/ui/chart.js';
import { bandTexts } from '../money.js';

const years = 20;
const shownYears = [0, 5, 10, 15, 20];

const yearText = (year: number): string => (year === 0 ? 'Built' : String(year));

export interface CostChartProps {
  compared: readonly Owned[];
  title: string;
  text: string;
}

/** What each has cost by the end of each year: the middles as lines, and a table with the ends of the spans. */
export function CostChart({ compared, title, text }: CostChartProps) {
  const series = compared.map((owned) => {
    const bands = costOverYears(owned, years);
    return { label: options[owned].label, bands, values: bands.map(([, mid]) => mid) };
  });
  const ends = series.map(
    ({ label, values }) => `${label} from ${dollars(values[0] ?? 0)} to ${dollars(values[years] ?? 0)}`,
  );
  return (
    <section aria-labelledby="cost-by-year">
      <h2 id="cost-by-year" className="type-h3">
        {title}
      </h2>
      <p className="mt-2 max-w-(--container-read) text-[1.0625rem]/7 text-soft">{text}</p>
      <div
        className={clsx(
          'mt-6 grid items-start gap-x-12 gap-y-6 print:block',
          // Two columns of spans fit beside the lines, more do not.
          compared.length === 2 && 'lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]',
        )}
      >
        <Chart
          kind="lines"
          title="Total spent by the end of each year, midpoint"
          summary={`Lines over ${years} years: ${ends.join('; ')}.`}
          labelsAre="Year"
          labels={Array.from({ length: years + 1 }, (_, year) => yearText(year))}
          series={series}
          format={dollars}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
        <section aria-label="Spent by year" tabIndex={0} className="overflow-x-auto">
          <table className="w-full min-w-[19rem] table-fixed text-sm">
            <caption className="type-caption pb-2 text-left text-muted">
              Total spent by the end of each year, in today’s dollars: the midpoint, and the range from low to high.
            </caption>
            <thead>
              <tr className="align-bottom">
                <th scope="col" className="w-12 py-2 text-left font-semibold">
                  Year
                </th>
                {series.map(({ label }) => (
                  <th key={label} scope="col" className="py-2 pl-2 text-right font-semibold">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shownYears.map((year) => (
                <tr key={year} className="border-t border-rule align-top">
                  <th scope="row" className="py-2 text-left font-normal">
                    {yearText(year)}
                  </th>
                  {series.map(({ label, bands }) => {
                    const { mid, ends: span } = bandTexts(bands[year] ?? [0, 0, 0]);
                    return (
                      <td key={label} className="py-2 pl-2 text-right tabular-nums">
                        <b className="font-semibold">{mid}</b>
                        {span && <span className="block text-xs text-muted">{span}</span>}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </section>
  );
}
