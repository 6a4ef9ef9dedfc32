import { roundTo, withCommas } from '@poolpros/calculators/numbers';
import { counted } from '@poolpros/contracts/counted';
import {
  type EcoGuide,
  type EcoMeasure,
  type EcoZone,
  ecoZones,
  example,
} from '../../../../content/guides/eco-friendly.js';
import { dollars, range } from '../../../../content/guides/figures.js';
import { RichText } from '../../../shared/reading/page-sections.js';
import { Chart } from '../../../shared/ui/chart.js';
import { paybackOf, priceOf, savingOf } from '../eco-savings.js';
import { Facts } from './guide-parts.js';

const zones = Object.entries(ecoZones) as [EcoZone, string][];

/** "pays for itself in about 4 years"; a payback within the year is said as one. */
function paybackText(years: number): string {
  if (!Number.isFinite(years)) return 'never pays for itself';
  if (years < 1) return 'pays for itself within a year';
  const whole = roundTo(years, 1);
  return `pays for itself in about ${counted(whole, 'year')}`;
}

function factsOf(measure: EcoMeasure): [label: string, value: string][] {
  const price = priceOf[measure];
  const rows = zones.map(([zone, label]): [string, string] => {
    const { dollars: saved, gallons } = savingOf(measure, zone);
    const payback = paybackOf(measure, zone);
    const water = gallons > 0 ? `; ${withCommas(roundTo(gallons, 100))} gallons` : '';
    const paid = payback === null ? '' : `; ${paybackText(payback)}`;
    return [label, `${dollars(saved[1])} a year (${range(saved)})${water}${paid}`];
  });
  return [['Price', price ? `${dollars(price[1])} (${range(price)})` : 'free'], ...rows];
}

/** What each measure saves and costs: in a chart first, then one by one. */
export const EcoText = ({ guide: { start, basis, measures, more } }: { guide: EcoGuide }) => (
  <>
    {start.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    <h2 id="savings">What each step saves a year</h2>
    <p>
      <RichText text={basis} values={example} />
    </p>
    <div className="not-prose mt-5">
      <Chart
        kind="bars"
        title="Dollars saved per year, midpoint"
        summary={`Bars by measure for ${zones.map(([, label]) => label).join(', ')}. ${measures
          .map(
            ({ id, short }) => `${short}: ${zones.map(([zone]) => dollars(savingOf(id, zone).dollars[1])).join(', ')}`,
          )
          .join('; ')}.`}
        labelsAre="Measure"
        labels={measures.map(({ short }) => short)}
        series={zones.map(([zone, label]) => ({
          label,
          values: measures.map(({ id }) => savingOf(id, zone).dollars[1]),
        }))}
        format={dollars}
      />
    </div>
    {measures.map(({ id, title, paragraphs }) => (
      <section key={id} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <div className="not-prose mt-4">
          <Facts rows={factsOf(id)} />
        </div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    ))}
    {more.map(({ id, title, paragraphs }) => (
      <section key={id} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
    ))}
  </>
);
