import { product } from '@poolpros/calculators/band';
import { tubBuilds } from '@poolpros/calculators/energy-factors';
import { hotTubErrors, hotTubYear } from '@poolpros/calculators/hot-tub';
import { electricityTariff, tariffBounds } from '@poolpros/calculators/tariffs';
import { counted } from '@poolpros/contracts/counted';
import { dollars } from '../../../../shared/lib/money.js';
import { Chart } from '../../../../shared/ui/chart.js';
import { type TubValues, tubChoices, tubDefaults, tubInputOf } from '../../energy-values.js';
import { climateFigures, electricityFigures, equipmentFigures } from '../../figure-groups.js';
import { monthLabels, mostText } from '../../month-labels.js';
import { placeOf } from '../../place-values.js';
import { tariffErrors } from '../../tariff-errors.js';
import { optionalTyped } from '../../typed-values.js';
import { FactorsNote } from '../factors-note.js';
import { type FormProps, fieldControls, optionsOf } from '../field-controls.js';
import { FieldGrid, FormGroup } from '../form-group.js';
import { PlaceFields } from '../place-fields.js';
import { FigureList, ResultCard } from '../result-card.js';
import { ResultFoot } from '../result-foot.js';
import { ResultHead } from '../result-head.js';
import { TariffLine } from '../tariff-line.js';
import { ZoneTable } from '../zone-table.js';
import { energyPart, type ResultProps } from './energy-layout.js';
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
export const Component = energyPart<keyof TubValues, ReturnType<typeof resultOf>>({
  tab: 'hot-tub',
  lead: 'A hot tub stays warm day and night. See what that costs in your climate, and what the cover and the insulation save.',
  defaults: tubDefaults,
  choices: tubChoices,
  errorsOf: (values) => [
    ...hotTubErrors(tubInputOf(values)),
    ...tariffErrors('price', values.price, tariffBounds.electricity),
  ],
  resultOf,
  captured: ({ yearly }, { state }) => ({ part: 'hot-tub', state, yearly: Math.round(yearly[1]) }),
  said: ({ yearly }) => `The hot tub costs ${dollars(yearly[1])} a year to run, or ${dollars(yearly[1] / 12)} a month.`,
  Form: HotTubForm,
  Result: HotTubResult,
});

function HotTubForm(form: FormProps<keyof TubValues>) {
  const { number, select } = fieldControls(form);
  return (
    <>
      <PlaceFields {...form} fills="the climate and the electricity price" season="Kept warm" />
      <FormGroup title="Hot tub">
        <FieldGrid>
          {number('gallons', 'Water', 'gallons')}
          {number('temperature', 'Temperature', '°F')}
          {number('usesPerWeek', 'Uses per week')}
          {number('kwhPerUse', 'Each use', 'kWh', { hint: 'Jets, air and lost heat: 1 to 3.' })}
          {select('build', 'Insulation', optionsOf(tubBuilds))}
          <PriceField form={form} />
        </FieldGrid>
      </FormGroup>
    </>
  );
}

interface HotTubResultProps extends ResultProps<keyof TubValues> {
  result: ReturnType<typeof resultOf>;
}

function HotTubResult({ result, values, query }: HotTubResultProps) {
  const { input, tub, yearly, monthly, builds, elsewhere } = result;
  return (
    <>
      <ResultCard
        label="Result"
        head={
          <ResultHead title={`Hot tub at ${input.temperature} °F`} band={yearly} format={dollars} per="a year">
            {dollars(yearly[1] / 12)} a month on average, {wholes.format(tub.year[1])} kWh a year
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
            ['Standby power allowed by the standard', `${wholes.format(tub.watts)} W`],
          ]}
        />
        <TariffLine tariff="electricity" state={values.state} typed={values.price} />
        <p className="type-small text-soft">
          An estimate for planning, not a quote. The standby power is the most that the standard for portable spas
          allows when the water is 37 °F warmer than the air. A tub with a worn cover uses more, and an inflatable tub
          uses much more.
        </p>
        <ResultFoot
          query={query}
          figures={{
            title: 'Hot tub estimate',
            text: [
              `${wholes.format(input.gallons)} gallons at ${input.temperature} °F, ${counted(input.usesPerWeek, 'use')} a week`,
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
      <FactorsNote groups={[electricityFigures, equipmentFigures('Standby power', 'hotTub'), climateFigures]} />
    </>
  );
}
