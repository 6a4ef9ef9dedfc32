import { product } from '@poolpros/calculators/band';
import { climateAsOf, climateSources } from '@poolpros/calculators/climate';
import {
  electricityAsOf,
  electricitySources,
  equipmentAsOf,
  equipmentSourcesOf,
  tubBuilds,
} from '@poolpros/calculators/energy-factors';
import { hotTubErrors, hotTubYear } from '@poolpros/calculators/hot-tub';
import { electricityTariff, tariffBounds } from '@poolpros/calculators/tariffs';
import { useMemo } from 'react';
import { Chart } from '../../../../shared/ui/chart.js';
import { type TubValues, tubChoices, tubDefaults, tubInputOf } from '../../energy-values.js';
import { dollars } from '../../money.js';
import { monthLabels, mostText } from '../../month-labels.js';
import { placeOf } from '../../place-values.js';
import { tariffErrors } from '../../tariff-errors.js';
import { optionalTyped } from '../../typed-values.js';
import { useCalculator, useCalculatorEvent } from '../../use-calculator.js';
import { FactorsNote } from '../factors-note.js';
import { type FormProps, fieldControls, optionsOf } from '../field-controls.js';
import { FieldGrid, FormGroup } from '../form-group.js';
import { NoResult } from '../no-result.js';
import { PlaceFields } from '../place-fields.js';
import { FigureList, ResultCard } from '../result-card.js';
import { ResultFoot } from '../result-foot.js';
import { ResultHead } from '../result-head.js';
import { ZoneTable } from '../zone-table.js';
import { EnergyLayout } from './energy-layout.js';
import { PriceField } from './price-field.js';

const wholes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

function resultOf(values: TubValues) {
  const input = tubInputOf(values);
  const tariff = electricityTariff(placeOf(values).state, optionalTyped(values.price));
  const tub = hotTubYear(input);
  const dollarsOf = (change: Partial<typeof input>) => hotTubYear({ ...input, ...change }).year[1] * tariff[1];
  return {
    input,
    tub,
    yearly: product(tub.year, tariff),
    monthly: tub.byMonth.map((kwh) => kwh * tariff[1]),
    builds: Object.keys(tubBuilds).map((build) => dollarsOf({ build: build as typeof input.build })),
    elsewhere: (zone: typeof input.zone) => dollarsOf({ zone }),
  };
}

/** What a hot tub takes that stays warm. */
function HotTubPart() {
  const { values, change, query } = useCalculator(tubDefaults, tubChoices);
  const { errors, result } = useMemo(() => {
    const errors = [
      ...hotTubErrors(tubInputOf(values)),
      ...tariffErrors('price', values.price, tariffBounds.electricity),
    ];
    return { errors, result: errors.length === 0 ? resultOf(values) : null };
  }, [values]);
  const told = useMemo(
    () => result && { part: 'hot-tub', state: values.state, yearly: Math.round(result.yearly[1]) },
    [result, values.state],
  );
  useCalculatorEvent('energy', query, told);
  return (
    <EnergyLayout
      tab="hot-tub"
      lead="A hot tub stays warm day and night. See what that takes in your climate, and how much the cover and the insulation are worth."
      said={
        result
          ? `The hot tub costs ${dollars(result.yearly[1])} a year, ${dollars(result.yearly[1] / 12)} a month.`
          : `No result. ${errors.map(({ message }) => message).join(' ')}`
      }
      place={values}
      form={<HotTubForm values={values} errors={errors} onChange={change} />}
      result={result ? <HotTubResult {...result} values={values} query={query} /> : <NoResult errors={errors} />}
    />
  );
}

function HotTubForm(form: FormProps<keyof TubValues>) {
  const { number, select } = fieldControls(form);
  return (
    <>
      <PlaceFields {...form} fills="the climate and the electricity price" season="Warm" />
      <FormGroup title="Hot tub">
        <FieldGrid>
          {number('gallons', 'Water', 'gallons')}
          {number('temperature', 'Temperature', '°F')}
          {number('usesPerWeek', 'Uses a week')}
          {number('kwhPerUse', 'Each use', 'kWh', { hint: 'Jets, air and water that cools: 1 to 3.' })}
          {select('build', 'Insulation', optionsOf(tubBuilds))}
          <PriceField form={form} />
        </FieldGrid>
      </FormGroup>
    </>
  );
}

interface HotTubResultProps extends ReturnType<typeof resultOf> {
  values: TubValues;
  query: string;
}

function HotTubResult({ input, tub, yearly, monthly, builds, elsewhere, values, query }: HotTubResultProps) {
  return (
    <>
      <ResultCard
        label="Result"
        head={
          <ResultHead title={`Hot tub at ${input.temperature} °F`} band={yearly} format={dollars} per="a year">
            <p className="mt-2 text-sm text-pool-200 print:text-text">
              {dollars(yearly[1] / 12)} a month over the year, {wholes.format(tub.year[1])} kWh
            </p>
          </ResultHead>
        }
      >
        <Chart
          kind="bars"
          title="Cost by month"
          summary={`Your hot tub: ${mostText(monthly, dollars)}.`}
          labelsAre="Month"
          labels={monthLabels}
          series={[{ label: 'Your hot tub', values: monthly }]}
          format={dollars}
        />
        <FigureList
          figures={[
            ...Object.values(tubBuilds).map(
              ({ label }, index) => [label, `${dollars(builds[index] ?? 0)} a year`] as const,
            ),
            ['Standby by the standard', `${wholes.format(tub.watts)} W`],
          ]}
        />
        <p className="type-small text-soft">
          An estimate for planning, not a quote. The standby power is the most that the standard for portable spas
          allows at 37 °F above the air; a worn cover takes more, an inflatable tub much more.
        </p>
        <ResultFoot
          query={query}
          figures={{
            title: 'Hot tub figures',
            text: [
              `${wholes.format(input.gallons)} gallons at ${input.temperature} °F, ${input.usesPerWeek} uses a week`,
              `${wholes.format(tub.year[1])} kWh a year, ${dollars(yearly[1])} (${dollars(yearly[0])} to ${dollars(yearly[2])})`,
            ].join('\n'),
            services: ['Hot Tub Installation'],
            state: values.state,
          }}
        />
      </ResultCard>
      <ZoneTable
        caption="The same hot tub in other climates"
        of="Dollars a year at your price"
        zone={input.zone}
        value={elsewhere}
        format={dollars}
      />
      <FactorsNote
        groups={[
          { of: 'Electricity prices', asOf: electricityAsOf, sources: electricitySources },
          { of: 'Standby power', asOf: equipmentAsOf, sources: equipmentSourcesOf.hotTub },
          { of: 'Climate', asOf: climateAsOf, sources: climateSources },
        ]}
      />
    </>
  );
}

export { HotTubPart as Component };
