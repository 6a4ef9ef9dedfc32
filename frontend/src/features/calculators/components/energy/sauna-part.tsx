import { type Band, product } from '@poolpros/calculators/band';
import { heatRooms } from '@poolpros/calculators/energy-factors';
import { type HeatRoomKind, heatRoomErrors, heatRoomYear } from '@poolpros/calculators/heat-room';
import { byMonth, monthsFrom } from '@poolpros/calculators/months';
import { electricityTariff, tariffBounds } from '@poolpros/calculators/tariffs';
import { counted } from '@poolpros/contracts/counted';
import { dollars, dollarsWithCents } from '../../../../shared/lib/money.js';
import { Chart } from '../../../../shared/ui/chart.js';
import {
  dutyShares,
  type RoomValues,
  roomChoices,
  roomDefaults,
  roomInputOf,
  valuesOfKind,
} from '../../energy-values.js';
import { electricityFigures, equipmentFigures } from '../../figure-groups.js';
import { monthLabels } from '../../month-labels.js';
import { placeOf } from '../../place-values.js';
import { tariffErrors } from '../../tariff-errors.js';
import { optionalTyped } from '../../typed-values.js';
import { FactorsNote } from '../factors-note.js';
import { type FormProps, fieldControls, optionsOf } from '../field-controls.js';
import { FieldGrid, FormGroup } from '../form-group.js';
import { OptionsTable, type RunningOption } from '../options-table.js';
import { PlaceFields } from '../place-fields.js';
import { FigureList, ResultCard } from '../result-card.js';
import { ResultFoot } from '../result-foot.js';
import { ResultHead } from '../result-head.js';
import { TariffLine } from '../tariff-line.js';
import { energyPart, type ResultProps } from './energy-layout.js';
import { PriceField } from './price-field.js';

const allYear = monthsFrom(1, 12);

const kinds = Object.keys(heatRooms) as HeatRoomKind[];

/** The other kinds as they are as a rule, for as many sessions; what they cost to build is not known here. */
const otherKinds = (values: RoomValues, tariff: Band, now: Band): RunningOption[] =>
  kinds
    .filter((kind) => kind !== values.kind)
    .map((kind) => {
      const yearly = product(heatRoomYear(roomInputOf({ ...values, ...valuesOfKind(kind) })).year, tariff);
      const saved: Band = [now[0] - yearly[0], now[1] - yearly[1], now[2] - yearly[2]];
      return { label: `${heatRooms[kind].label}, ${heatRooms[kind].kw} kW`, yearly, saved, price: null };
    });

function resultOf(values: RoomValues) {
  const input = roomInputOf(values);
  const tariff = electricityTariff(placeOf(values).state, optionalTyped(values.price));
  const room = heatRoomYear(input);
  const yearly = product(room.year, tariff);
  return {
    input,
    room,
    yearly,
    perSession: room.session * tariff[1],
    monthly: byMonth(allYear, (_month, days) => (yearly[1] * days) / 365),
    others: otherKinds(values, tariff, yearly),
  };
}

/** What a sauna or a steam room takes. */
export const Component = energyPart<keyof RoomValues, ReturnType<typeof resultOf>>({
  tab: 'sauna',
  lead: 'What a sauna or steam room costs per session and per year, based on the warm-up and the time you spend in it.',
  defaults: roomDefaults,
  choices: roomChoices,
  errorsOf: (values) => [
    ...heatRoomErrors(roomInputOf(values)),
    ...tariffErrors('price', values.price, tariffBounds.electricity),
  ],
  resultOf,
  captured: ({ yearly }, { kind, state }) => ({ part: kind, state, yearly: Math.round(yearly[1]) }),
  said: ({ perSession, yearly }) =>
    `One session costs ${dollarsWithCents(perSession)}; a year of sessions costs ${dollars(yearly[1])}.`,
  Form: SaunaForm,
  Result: SaunaResult,
});

function SaunaForm(form: FormProps<keyof RoomValues>) {
  const { onChange } = form;
  const { number, select } = fieldControls(form);
  return (
    <>
      <PlaceFields {...form} fills="the electricity price" season={null} />
      <FormGroup title="Sauna or steam room">
        <FieldGrid>
          {fieldControls({
            ...form,
            onChange: ({ kind }) => onChange(valuesOfKind(kind as HeatRoomKind)),
          }).select('kind', 'Type', optionsOf(heatRooms))}
          {number('kw', 'Heater', 'kW')}
          {number('warmUp', 'Warm-up', 'hours')}
          {number('use', 'Session after warm-up', 'hours')}
          {select(
            'duty',
            'Heater is on',
            dutyShares.map((value) => ({
              value,
              label: value === '1' ? 'All the time' : `${Number(value) * 100}% of the session`,
            })),
          )}
          {number('sessionsPerWeek', 'Sessions per week')}
          <PriceField form={form} />
        </FieldGrid>
      </FormGroup>
    </>
  );
}

interface SaunaResultProps extends ResultProps<keyof RoomValues> {
  result: ReturnType<typeof resultOf>;
}

function SaunaResult({ result, values, query }: SaunaResultProps) {
  const { input, room, yearly, perSession, monthly, others } = result;
  const { label } = heatRooms[values.kind as HeatRoomKind];
  return (
    <>
      <ResultCard
        label="Result"
        head={
          <ResultHead title={`${label}, ${input.kw} kW`} band={yearly} format={dollars} per="a year">
            {dollars(yearly[1] / 12)} a month on average
          </ResultHead>
        }
      >
        <FigureList
          figures={[
            ['One session', dollarsWithCents(perSession)],
            ['Energy per session', `${room.session.toFixed(2)} kWh`],
            ['Energy per year', `${Math.round(room.year[1]).toLocaleString('en-US')} kWh`],
            ['Sessions a year', (input.sessionsPerWeek * 52).toLocaleString('en-US')],
          ]}
        />
        <Chart
          kind="bars"
          title="Cost by month"
          summary={`About ${dollars(yearly[1] / 12)} each month.`}
          labelsAre="Month"
          labels={monthLabels}
          series={[{ label, values: monthly }]}
          format={dollarsWithCents}
        />
        <TariffLine tariff="electricity" state={values.state} typed={values.price} />
        <p className="type-small text-soft">
          An estimate for planning, not a quote. A heater with a thermostat is on for 50 to 70 percent of the session. A
          cold room outdoors takes longer to warm up.
        </p>
        <ResultFoot
          query={query}
          figures={{
            title: 'Sauna estimate',
            text: [
              `${label}, ${input.kw} kW, ${counted(input.sessionsPerWeek, 'session')} a week, ${counted(input.use, 'hour')} each`,
              `${room.session.toFixed(2)} kWh a session, ${dollars(yearly[1])} a year (${dollars(yearly[0])} to ${dollars(yearly[2])})`,
            ].join('\n'),
            services: [values.kind === 'steam' ? 'Steam Room Installation' : 'Sauna Installation'],
            state: values.state,
          }}
        />
      </ResultCard>
      <OptionsTable
        caption="The same sessions in another type of room"
        now={{ label: `${label}, ${input.kw} kW`, yearly }}
        options={others}
      />
      <FactorsNote groups={[electricityFigures, equipmentFigures('Heaters', 'heatRoom')]} />
    </>
  );
}
