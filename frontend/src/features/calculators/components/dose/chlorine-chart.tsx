import { chlorineNeed } from '@poolpros/calculators/chlorine';
import { labelLimit, mostCyanuricAcid } from '@poolpros/calculators/dose';
import { Chart } from '../../../../shared/ui/chart.js';
import { levelText } from '../../dose-texts.js';

const step = 10;
const levels = Array.from({ length: mostCyanuricAcid / step + 1 }, (_, index) => index * step);
const needs = levels.map(chlorineNeed);
const ppm = (value: number) => levelText('chlorine', value);

/** The free chlorine that goes with each level of stabilizer, drawn. */
export const ChlorineChart = () => (
  <Chart
    kind="lines"
    title="Free chlorine by stabilizer level"
    summary={`From ${ppm(needs[0]?.least ?? 0)} without stabilizer to ${ppm(needs.at(-1)?.trade ?? 0)} at ${mostCyanuricAcid} ppm of stabilizer.`}
    labelsAre="Stabilizer (ppm)"
    labels={levels.map(String)}
    series={[
      { label: 'Minimum for swimming', values: needs.map(({ least }) => least) },
      { label: 'To prevent algae', values: needs.map(({ trade }) => trade) },
      { label: 'Limit on many labels', values: levels.map(() => labelLimit) },
    ]}
    format={ppm}
  />
);

/** The same as a table that is read at the pool. */
export const ChlorineTable = () => (
  <table className="w-full text-[0.9375rem]/[1.375rem] tabular-nums">
    <caption className="sr-only">Free chlorine for each level of stabilizer</caption>
    <thead className="type-caption text-left text-muted">
      <tr>
        <th scope="col" className="py-1.5 pr-3 font-medium">
          Stabilizer
        </th>
        <th scope="col" className="py-1.5 pr-3 font-medium">
          Minimum
        </th>
        <th scope="col" className="py-1.5 font-medium">
          To prevent algae
        </th>
      </tr>
    </thead>
    <tbody>
      {levels.map((level) => {
        const { least, trade } = chlorineNeed(level);
        return (
          <tr key={level} className="border-t border-rule align-top">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal">
              {level} ppm
            </th>
            <td className="py-1.5 pr-3">{ppm(least)}</td>
            <td className="py-1.5">
              {ppm(trade)}
              {trade > labelLimit && ' (above the limit on many labels)'}
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
