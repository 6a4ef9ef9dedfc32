import { costFactorsAsOf, costSources } from '@poolpros/calculators/cost-factors';
import { sumOf } from '@poolpros/calculators/months';
import { averageText } from '@poolpros/calculators/tariff-age';
import { hundredCubicFeet, waterErrors } from '@poolpros/calculators/water';
import { sewerTariff, waterAsOf, waterCovers, waterSources, waterTariff } from '@poolpros/calculators/water-factors';
import { counted } from '@poolpros/contracts/counted';
import { dollars, dollarsWithCents } from '../../../shared/lib/money.js';
import { Chart } from '../../../shared/ui/chart.js';
import { climateFigures } from '../figure-groups.js';
import { monthLabels, mostText } from '../month-labels.js';
import { withSideErrors } from '../pool-values.js';
import { tariffErrors } from '../tariff-errors.js';
import { type Calculation, useCalculation } from '../use-calculator.js';
import { waterResult } from '../water-result.js';
import {
  billUnits,
  drainShares,
  type WaterField,
  type WaterValues,
  waterChoices,
  waterDefaults,
  waterInputOf,
  waterTariffBounds,
} from '../water-values.js';
import { CalculatorLayout } from './calculator-layout.js';
import { FactorsNote } from './factors-note.js';
import { type FormProps, fieldControls, optionsOf } from './field-controls.js';
import { FieldGrid, FormGroup } from './form-group.js';
import { NoResult } from './no-result.js';
import { OptionsTable } from './options-table.js';
import { PlaceFields } from './place-fields.js';
import { FigureList, ResultCard } from './result-card.js';
import { ResultFoot } from './result-foot.js';
import { ResultHead } from './result-head.js';
import { ShapeFields } from './shape-fields.js';
import { TariffLine } from './tariff-line.js';
import { ZoneTable } from './zone-table.js';

const wholes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const gallons = (amount: number): string => `${wholes.format(amount)} gal`;

const calculation: Calculation<WaterField, ReturnType<typeof waterResult>> = {
  event: 'water',
  defaults: waterDefaults,
  choices: waterChoices,
  errorsOf: (values) => [
    ...withSideErrors(values, waterErrors(waterInputOf(values))),
    ...tariffErrors('water', values.water, waterTariffBounds(values).water),
    ...tariffErrors('sewer', values.sewer, waterTariffBounds(values).sewer),
  ],
  resultOf: waterResult,
  captured: ({ year }, { state, cover }) => ({ state, cover, gallons: Math.round(year.total[1]) }),
};

/** The water that a pool takes: gallons first, as the money is small. */
export function WaterCalculator() {
  const { values, query, errors, result, form } = useCalculation(calculation);
  return (
    <CalculatorLayout
      page="waterCalculator"
      title="How much water does a pool use?"
      lead="What evaporates, splashes out and goes down the drain in your climate, month by month, and how much a cover saves."
      said={
        result
          ? `${gallons(result.year.total[1])} a year, ${dollars(result.dollars[1])}.`
          : `No result. ${errors.map(({ message }) => message).join(' ')}`
      }
      form={<WaterForm {...form} />}
      result={result ? <WaterResult {...result} values={values} query={query} /> : <NoResult errors={errors} />}
    />
  );
}

function WaterForm(form: FormProps<WaterField>) {
  const { values } = form;
  const { number, select } = fieldControls(form);
  const { unit, factor } = billUnits[values.per as keyof typeof billUnits];
  const each = (price: number) => dollarsWithCents(price / factor);
  return (
    <>
      <PlaceFields {...form} fills="the climate" season="Open" />
      <FormGroup title="Pool">
        <FieldGrid>
          <ShapeFields {...form} />
          {number('depth', 'Average depth', 'ft')}
          {number('heatedTo', 'Heated to', '°F', { hint: 'Leave blank if the pool is not heated.' })}
          {select('cover', 'Cover', optionsOf(waterCovers))}
          {values.cover !== 'none' && number('coveredHours', 'Covered', 'hours a day')}
        </FieldGrid>
      </FormGroup>
      <FormGroup title="Use">
        <FieldGrid>
          {number('backwashes', 'Backwashes per month', '', { hint: 'Enter 0 for a cartridge filter.' })}
          {number('backwashGallons', 'Each backwash', 'gallons')}
          {number('bathers', 'Swimmers per week', '', { hint: 'Count each swimmer on each visit.' })}
          {number('leak', 'Leak', 'inches a day', { hint: 'What the pool loses beyond evaporation.' })}
          {select(
            'drained',
            'Drained each year',
            drainShares.map((value) => ({
              value,
              label: value === '0' ? 'None' : `${Math.round(Number(value) * 100)}% of the water`,
            })),
          )}
        </FieldGrid>
      </FormGroup>
      <FormGroup title="Prices">
        <FieldGrid>
          {select('per', 'Units on your bill', optionsOf(billUnits))}
          {number('water', 'Water', `$ per ${unit}`, {
            hint: `If blank, we use ${each(waterTariff[1])}, and ${each(waterTariff[0])} to ${each(waterTariff[2])} as the range. ${averageText('water', null, new Date())}`,
          })}
          {number('sewer', 'Sewer', `$ per ${unit}`, {
            hint: `If blank, we use an estimate of ${each(sewerTariff[1])}. Enter 0 if your utility does not charge for sewer on pool water; others charge up to ${each(sewerTariff[2])}.`,
          })}
        </FieldGrid>
      </FormGroup>
    </>
  );
}

interface WaterResultProps extends ReturnType<typeof waterResult> {
  values: WaterValues;
  query: string;
}

function WaterResult({ values, query, ...result }: WaterResultProps) {
  const { input, year, dollars: cost, options, monthly, kept, elsewhere } = result;
  const isCovered = input.cover !== 'none';
  const share = monthly.open.length > 0 ? kept / Math.max(1, sumOf(monthly.open)) : 0;
  const range = ([low, , high]: readonly [number, number, number]) => `${wholes.format(low)} to ${gallons(high)}`;
  return (
    <>
      <ResultCard
        label="Result"
        head={
          <ResultHead title="Water per year" band={year.total} format={gallons}>
            {dollars(cost[1])} a year, from {dollars(cost[0])} to {dollars(cost[2])}; {gallons(year.total[1] / 12)} a
            month
          </ResultHead>
        }
      >
        <Chart
          kind="bars"
          title="Water by month"
          summary={`${isCovered ? 'With the cover' : 'As is'}: ${mostText(isCovered ? monthly.covered : monthly.open, gallons)}.`}
          labelsAre="Month"
          labels={monthLabels}
          series={[
            { label: isCovered ? 'Without a cover' : 'As is', values: monthly.open },
            { label: isCovered ? 'With the cover' : 'With a bubble cover', values: monthly.covered },
          ]}
          format={gallons}
        />
        <FigureList
          figures={[
            ['Evaporation', range(year.evaporation)],
            ['Backwash', range(year.backwash)],
            ['Splash', range(year.splash)],
            ...(year.leak > 0 ? [['Leak', gallons(year.leak)] as const] : []),
            ['Drained and refilled', gallons(year.drain)],
            ['First fill, one time', gallons(year.fill)],
            ['In hundreds of cubic feet, as on many bills', `${hundredCubicFeet(year.total[1]).toFixed(1)} HCF or CCF`],
            [
              isCovered ? 'The cover saves' : 'A bubble cover would save',
              `${gallons(kept)}, ${Math.round(share * 100)}%`,
            ],
          ]}
        />
        <TariffLine tariff="water" state={values.state} typed={values.water} />
        <p className="type-small text-soft">
          An estimate for planning. Rain is not counted. Evaporation may be a fifth higher or lower, and more in a windy
          yard. If your pool loses more than this, do a bucket test first: a difference of more than an eighth of an
          inch a day in more than one test means a leak. Local drought rules may not allow filling. Well water costs
          only what it takes to pump it.
        </p>
        <ResultFoot
          query={query}
          figures={{
            title: 'Water use estimate',
            text: [
              `${wholes.format(input.area)} sq ft, average depth ${input.depth} ft, ${waterCovers[input.cover].label.toLowerCase()}`,
              `${gallons(year.total[1])} a year (${range(year.total)}), ${dollars(cost[1])}`,
              ...(year.leak > 0
                ? [`Leak of ${counted(input.leak, 'inch', 'inches')} a day: ${gallons(year.leak)} a year`]
                : []),
            ].join('\n'),
            services: [year.leak > 0 ? 'Pool Repair' : 'Pool Covers'],
            state: values.state,
          }}
        />
      </ResultCard>
      {options.length > 0 && (
        <OptionsTable
          caption="What a cover saves on the water bill"
          now={{ label: waterCovers[input.cover].label, yearly: cost }}
          options={options}
        />
      )}
      <ZoneTable
        caption="The same pool in other climates"
        of="Gallons a year"
        zone={input.zone}
        value={elsewhere}
        format={gallons}
      />
      <FactorsNote
        groups={[
          { of: 'Water prices', asOf: waterAsOf, sources: waterSources },
          { of: 'Cover prices', asOf: costFactorsAsOf, sources: costSources.filter(({ of }) => of === 'covers') },
          climateFigures,
        ]}
      />
    </>
  );
}
