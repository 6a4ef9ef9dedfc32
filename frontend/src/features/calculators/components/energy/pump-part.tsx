import type { Band } from '@poolpros/calculators/band';
import { boundsErrors } from '@poolpros/calculators/bounds';
import { costFactorsAsOf, pumpPriceSources } from '@poolpros/calculators/cost-factors';
import { pumpDraws } from '@poolpros/calculators/energy-factors';
import { pumpErrors, turnoverBounds } from '@poolpros/calculators/pump';
import { tariffBounds } from '@poolpros/calculators/tariffs';
import { dollars } from '../../../../shared/lib/money.js';
import { Chart } from '../../../../shared/ui/chart.js';
import { type PumpValues, pumpChoices, pumpDefaults, pumpInputOf, speeds, turnoverOf } from '../../energy-values.js';
import { climateFigures, electricityFigures, equipmentFigures } from '../../figure-groups.js';
import { monthLabels, mostText } from '../../month-labels.js';
import { placeOf } from '../../place-values.js';
import { pumpResult } from '../../pump-result.js';
import { tariffErrors } from '../../tariff-errors.js';
import { FactorsNote } from '../factors-note.js';
import { type FormProps, fieldControls } from '../field-controls.js';
import { FieldGrid, FormGroup } from '../form-group.js';
import { OptionsTable } from '../options-table.js';
import { PlaceFields } from '../place-fields.js';
import { FigureList, ResultCard } from '../result-card.js';
import { ResultFoot } from '../result-foot.js';
import { ResultHead } from '../result-head.js';
import { TariffLine } from '../tariff-line.js';
import { ZoneTable } from '../zone-table.js';
import { energyPart, type ResultProps } from './energy-layout.js';
import { PriceField } from './price-field.js';

const wholes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** What a pump takes, and what one of variable speed would. */
export const Component = energyPart<keyof PumpValues, ReturnType<typeof pumpResult>>({
  tab: 'pump',
  lead: 'What your pool pump costs each month, and what a variable-speed pump would cost to move the same amount of water.',
  defaults: pumpDefaults,
  choices: pumpChoices,
  errorsOf(values) {
    const turnover = turnoverOf(values);
    return [
      ...pumpErrors(pumpInputOf(values)),
      ...(turnover ? boundsErrors({ ...turnover }, turnoverBounds) : []),
      ...tariffErrors('price', values.price, tariffBounds.electricity),
    ];
  },
  resultOf: pumpResult,
  captured: ({ now }, { state }) => ({ part: 'pump', state, yearly: Math.round(now[1]) }),
  said: ({ now, slower }) =>
    `Your pump costs ${dollars(now[1])} a year. A variable-speed pump would cost ${dollars(slower[1])}.`,
  Form: PumpForm,
  Result: PumpResult,
});

function PumpForm(form: FormProps<keyof PumpValues>) {
  const { number, select } = fieldControls(form);
  const draws = pumpDraws.map(({ horsepower, kw }) => `${kw} for ${horsepower} hp`).join(', ');
  return (
    <>
      <PlaceFields {...form} fills="the climate and the electricity price" season="Runs" />
      <FormGroup title="Your pump">
        <FieldGrid>
          {number('kw', 'Power draw', 'kW', { hint: `From its nameplate: volts × amps ÷ 1,000. Typical: ${draws}.` })}
          {number('hours', 'Runs each day', 'hours')}
          <PriceField form={form} />
          {number('gallons', 'Pool water', 'gallons', {
            hint: 'Leave blank if unknown. Length × width × average depth × 7.5.',
          })}
          {form.values.gallons !== '' &&
            number('flow', 'Flow', 'gallons a minute', {
              hint: "From its flow meter or the manufacturer's pump curve.",
            })}
        </FieldGrid>
      </FormGroup>
      <FormGroup title="Variable-speed pump">
        <FieldGrid>
          {select(
            'speed',
            'Low speed',
            speeds.map((value) => ({ value, label: `${Math.round(Number(value) * 100)}% of full speed` })),
          )}
          {number('fullHours', 'At full speed each day', 'hours', { hint: 'For skimming, a cleaner or a heater.' })}
        </FieldGrid>
      </FormGroup>
    </>
  );
}

interface PumpResultProps extends ResultProps<keyof PumpValues> {
  result: ReturnType<typeof pumpResult>;
}

function PumpResult({ result, values, query }: PumpResultProps) {
  const { pumps, turnover, now, slower, saved, price, elsewhere } = result;
  const [single, variable] = result.monthly;
  const { lowHours, lowKw } = pumps.variable;
  const perMonth = (band: Band) => dollars(band[1] / 12);
  return (
    <>
      <ResultCard
        label="Result"
        head={
          <ResultHead title="Your pump" band={now} format={dollars} per="a year">
            {perMonth(now)} a month on average, {wholes.format(pumps.single)} kWh a year
          </ResultHead>
        }
      >
        <FigureList
          figures={[
            ['Variable speed, per year', dollars(slower[1])],
            ['Saved each year', `${dollars(saved[0])} to ${dollars(saved[2])}`],
            ['Energy saved', `${wholes.format(pumps.saved.kwh[1])} kWh, ${Math.round(pumps.saved.share * 100)}%`],
            ...(turnover === null
              ? []
              : [['One full turnover', `${turnover.toFixed(1)} hours at full speed`] as const]),
            ['At low speed each day', `${lowHours.toFixed(1)} hours at ${lowKw.toFixed(2)} kW`],
          ]}
        />
        <Chart
          kind="bars"
          title="Cost by month"
          summary={`Your pump: ${mostText(single, dollars)}. Variable speed: ${mostText(variable, dollars)}.`}
          labelsAre="Month"
          labels={monthLabels}
          series={[
            { label: 'Your pump', values: single },
            { label: 'Variable speed', values: variable },
          ]}
          format={dollars}
        />
        <TariffLine tariff="electricity" state={values.state} typed={values.price} />
        <p className="type-small text-soft">
          An estimate for planning, not a quote. At half speed, a pump draws an eighth of the power and runs twice as
          long to move the same amount of water. A dirty filter or solar panels on a high roof reduce the savings, so we
          show 80 to 110% of the calculated savings.
        </p>
        <ResultFoot
          query={query}
          figures={{
            title: 'Pump estimate',
            text: [
              `Pump ${dollars(now[1])} a year, variable speed ${dollars(slower[1])}`,
              `${wholes.format(pumps.single)} kWh a year now, ${wholes.format(pumps.variable.kwh)} kWh with variable speed`,
              `Low speed: ${lowHours.toFixed(1)} hours a day at ${lowKw.toFixed(2)} kW`,
            ].join('\n'),
            services: ['Pool Repair'],
            state: values.state,
          }}
        />
      </ResultCard>
      <OptionsTable
        caption="A new pump compared with yours"
        now={{ label: 'Your pump', yearly: now }}
        options={[{ label: 'Variable-speed pump', yearly: slower, saved, price }]}
      />
      {elsewhere && (
        <ZoneTable
          caption="The same pump in other climates"
          of="Dollars a year at your price"
          zone={placeOf(values).zone}
          value={elsewhere}
          format={dollars}
        />
      )}
      <FactorsNote
        groups={[
          electricityFigures,
          equipmentFigures('Power by speed', 'pump'),
          climateFigures,
          { of: 'Pump prices', asOf: costFactorsAsOf, sources: pumpPriceSources },
        ]}
      />
    </>
  );
}
