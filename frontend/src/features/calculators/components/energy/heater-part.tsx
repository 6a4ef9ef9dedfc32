import { boundsError } from '@poolpros/calculators/bounds';
import { climateZones } from '@poolpros/calculators/climate';
import { costFactorsAsOf, costSources } from '@poolpros/calculators/cost-factors';
import { gasAsOf, gasSources, heatPumpStops, propanePerGallon } from '@poolpros/calculators/energy-factors';
import { coldMonths } from '@poolpros/calculators/heat-pump';
import { type HeaterKind, heatErrors, heaterKinds } from '@poolpros/calculators/pool-heat';
import { averageText } from '@poolpros/calculators/tariff-age';
import { waterBounds } from '@poolpros/calculators/water';
import { waterCovers } from '@poolpros/calculators/water-factors';
import { counted } from '@poolpros/contracts/counted';
import { findState } from '@poolpros/contracts/states';
import { dollars } from '../../../../shared/lib/money.js';
import { Chart } from '../../../../shared/ui/chart.js';
import {
  type HeatValues,
  heatChoices,
  heatDefaults,
  heaterTariff,
  heatInputOf,
  tariffBoundsOf,
  tariffField,
} from '../../energy-values.js';
import { climateFigures, electricityFigures, equipmentFigures } from '../../figure-groups.js';
import { heatResult } from '../../heat-result.js';
import { monthLabels, mostText } from '../../month-labels.js';
import { withSideErrors } from '../../pool-values.js';
import { tariffErrors } from '../../tariff-errors.js';
import { feetTyped } from '../../typed-values.js';
import { FactorsNote } from '../factors-note.js';
import { type FormProps, fieldControls, optionsOf } from '../field-controls.js';
import { FieldGrid, FormGroup } from '../form-group.js';
import { OptionsTable } from '../options-table.js';
import { PlaceFields } from '../place-fields.js';
import { FigureList, ResultCard } from '../result-card.js';
import { ResultFoot } from '../result-foot.js';
import { ResultHead } from '../result-head.js';
import { ShapeFields } from '../shape-fields.js';
import { TariffLine } from '../tariff-line.js';
import { ZoneTable } from '../zone-table.js';
import { energyPart, type ResultProps } from './energy-layout.js';
import { PriceField } from './price-field.js';

const wholes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

function errorsOf(values: HeatValues) {
  const depth = boundsError('depth', feetTyped(values.depth), waterBounds.depth);
  const field = tariffField[values.heater as HeaterKind];
  return [
    ...withSideErrors(values, heatErrors(heatInputOf(values))),
    ...(depth ? [depth] : []),
    ...tariffErrors(field, values[field], tariffBoundsOf[field]),
  ];
}

/** What a heated pool takes, month by month, and what else could be done. */
export const Component = energyPart<keyof HeatValues, ReturnType<typeof heatResult>>({
  tab: 'heater',
  lead: 'What it takes to keep a pool warm in your climate, month by month, and what a cover, a heat pump or solar collectors would change.',
  defaults: heatDefaults,
  choices: heatChoices,
  errorsOf,
  resultOf: heatResult,
  captured: ({ now }, { state, heater }) => ({ part: 'heater', state, heater, yearly: Math.round(now.dollars[1]) }),
  said: ({
    now: {
      dollars: [low, mid, high],
    },
  }) => `Heating costs ${dollars(mid)} a year, from ${dollars(low)} to ${dollars(high)}.`,
  Form: HeaterForm,
  Result: HeaterResult,
});

function HeaterForm(form: FormProps<keyof HeatValues>) {
  const { values, onChange } = form;
  const { number, select } = fieldControls(form);
  const kind = values.heater as HeaterKind;
  const { bounds, efficiency } = heaterKinds[kind];
  const average = (of: 'gas' | 'propane') => averageText(of, findState(values.state) ?? null, new Date());
  const tariff = heaterTariff({ ...values, gas: '', propane: '' }, kind)[1];
  return (
    <>
      <PlaceFields {...form} fills="the climate and the energy prices" season="Heated" />
      <FormGroup title="Pool">
        <FieldGrid>
          <ShapeFields {...form} />
          {number('depth', 'Average depth', 'ft')}
          {number('temperature', 'Water temperature', '°F')}
        </FieldGrid>
        <div className="mt-3">
          <FieldGrid>
            {select('cover', 'Cover', optionsOf(waterCovers))}
            {values.cover !== 'none' && number('coveredHours', 'Covered', 'hours a day')}
          </FieldGrid>
        </div>
      </FormGroup>
      <FormGroup title="Heating">
        <FieldGrid>
          {fieldControls({
            ...form,
            // The efficiency of one kind is none of another.
            onChange: (changed) => onChange({ ...changed, efficiency: '' }),
          }).select('heater', 'Heater', optionsOf(heaterKinds))}
          {bounds[0] < bounds[1] &&
            number('efficiency', kind === 'heat-pump' ? 'COP at 80 °F' : 'Efficiency', '', {
              hint: `If blank, we use ${efficiency}. Enter ${bounds[0]} to ${bounds[1]}.`,
            })}
          {kind === 'gas' &&
            number('gas', 'Gas', '$ per therm', { hint: `If blank, we use $${tariff.toFixed(2)}. ${average('gas')}` })}
          {kind === 'propane' &&
            number('propane', 'Propane', '$ per gallon', {
              hint: `If blank, we use $${propanePerGallon[1].toFixed(2)}, and $${propanePerGallon[0].toFixed(2)} to $${propanePerGallon[2].toFixed(2)} as the range. ${average('propane')}`,
            })}
          {(kind === 'heat-pump' || kind === 'electric') && <PriceField form={form} />}
          {number('collectorArea', 'Solar collectors', 'sq ft', {
            hint: 'Usually half to all of the pool’s surface area. Enter 0 for none.',
          })}
        </FieldGrid>
      </FormGroup>
    </>
  );
}

interface HeaterResultProps extends ResultProps<keyof HeatValues> {
  result: ReturnType<typeof heatResult>;
}

function HeaterResult({ result, values, query }: HeaterResultProps) {
  const { input, now, energy, unit, monthly, monthlyCovered, solarShare, heatUp, options, elsewhere } = result;
  const units = unit === 'therm' ? 'therms' : 'kWh';
  const isCovered = input.cover !== 'none';
  const isTooCold = coldMonths(climateZones[input.zone], input.months).length > 0;
  const { label } = heaterKinds[input.heater];
  const field = tariffField[input.heater];
  return (
    <>
      <ResultCard
        label="Result"
        head={
          <ResultHead title={`${label}, ${input.temperature} °F`} band={now.dollars} format={dollars} per="a year">
            {dollars(now.dollars[1] / 12)} a month on average, {wholes.format(energy[1])} {units} a year
          </ResultHead>
        }
      >
        <Chart
          kind="bars"
          title="Cost by month"
          summary={`${isCovered ? 'With the cover' : 'As is'}: ${mostText(monthly, dollars)}.`}
          labelsAre="Month"
          labels={monthLabels}
          series={
            isCovered
              ? [{ label: 'With the cover', values: monthly }]
              : [
                  { label: 'As is', values: monthly },
                  { label: 'Bubble cover, 16 hours a day', values: monthlyCovered },
                ]
          }
          format={dollars}
        />
        <FigureList
          figures={[
            ['First heat-up', `${wholes.format(heatUp.energy)} ${units}, ${dollars(heatUp.dollars)}`],
            ['Range per year', `${wholes.format(energy[0])} to ${wholes.format(energy[2])} ${units}`],
            ...(input.collectorArea > 0
              ? [['Heat from the collectors', `${Math.round(solarShare * 100)}%`] as const]
              : []),
          ]}
        />
        <TariffLine tariff={field === 'price' ? 'electricity' : field} state={values.state} typed={values[field]} />
        <p className="type-small text-soft">
          An estimate for planning, not a quote. Most of the heat is lost to evaporation.{' '}
          {isCovered
            ? 'With a cover, the range is wide, because the cost depends on how many hours the cover is actually on. A foam or automatic cover also keeps the sun out during the day.'
            : 'Your actual cost may be 25% higher or lower. Wind matters most.'}
          {input.heater === 'heat-pump' &&
            ` A heat pump puts out less heat in cool air, and it shuts off below ${heatPumpStops} °F.`}
          {isTooCold &&
            ` A heat pump is not shown here: it shuts off below ${heatPumpStops} °F, and the air is colder than that in some of your heating months.`}
        </p>
        <ResultFoot
          query={query}
          figures={{
            title: 'Heating estimate',
            text: [
              `${label} to ${input.temperature} °F, ${wholes.format(input.area)} sq ft${isCovered ? `, ${waterCovers[input.cover].label.toLowerCase()} ${counted(input.coveredHours, 'hour')} a day` : ', no cover'}`,
              `${wholes.format(energy[1])} ${units} a year, ${dollars(now.dollars[1])} (${dollars(now.dollars[0])} to ${dollars(now.dollars[2])})`,
              ...options.map((option) => `${option.label}: ${dollars(option.yearly[1])} a year`),
            ].join('\n'),
            services: ['Pool Heating'],
            state: values.state,
          }}
        />
      </ResultCard>
      <OptionsTable
        caption="What else you could do"
        now={{ label: isCovered ? `${label} and cover` : `${label}, no cover`, yearly: now.dollars }}
        options={options}
      />
      <ZoneTable
        caption="The same pool in other climates"
        of="Dollars a year at your price"
        zone={input.zone}
        value={elsewhere}
        format={dollars}
      />
      <FactorsNote
        groups={[
          input.heater === 'gas' || input.heater === 'propane'
            ? { of: 'Gas and propane prices', asOf: gasAsOf, sources: gasSources }
            : electricityFigures,
          { of: 'Equipment prices', asOf: costFactorsAsOf, sources: costSources },
          equipmentFigures('Heat loss', 'heater'),
          climateFigures,
        ]}
      />
    </>
  );
}
