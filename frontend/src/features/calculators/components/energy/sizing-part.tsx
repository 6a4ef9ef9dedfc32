import { saunaHeater, saunaPlaces, steamGenerator, voltages } from '@poolpros/calculators/room-sizing';
import { RadioTiles } from '../../../../shared/ui/choice.js';
import {
  roomSides,
  type SizingValues,
  saunaRoomOf,
  sizingChoices,
  sizingDefaults,
  sizingErrors,
  steamRoomOf,
} from '../../energy-values.js';
import { equipmentFigures } from '../../figure-groups.js';
import { FactorsNote } from '../factors-note.js';
import { type FormProps, fieldControls, optionsOf } from '../field-controls.js';
import { FieldGrid, FormGroup } from '../form-group.js';
import { FigureList, ResultCard } from '../result-card.js';
import { ResultFoot } from '../result-foot.js';
import { energyPart, type ResultProps } from './energy-layout.js';

const wholes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

interface Sizing {
  title: string;
  size: string;
  figures: readonly (readonly [label: string, value: string])[];
  note: string;
}

/** The size of heater in words, and what it comes from. */
function resultOf(values: SizingValues): Sizing {
  if (values.room === 'steam') {
    const room = steamRoomOf(values);
    const { adjusted, kw } = steamGenerator(room);
    return {
      title: `Steam generator at ${room.voltage} V`,
      size: kw === null ? 'Several units' : `${kw} kW`,
      figures: [
        ['Room volume', `${wholes.format(room.volume)} cu ft`],
        ['Adjusted volume', `${wholes.format(adjusted)} cu ft`],
      ],
      note: "From one manufacturer's table. Others differ, so check the size chart for the unit you buy.",
    };
  }
  const room = saunaRoomOf(values);
  const { adjusted, needs, sizes } = saunaHeater(room);
  const [low, high] = sizes.map((size) => (size === null ? 'over 18 kW' : `${size} kW`));
  return {
    title: 'Sauna heater',
    size: low === high ? `${low}` : `${low} or ${high}`,
    figures: [
      ['Room volume', `${wholes.format(room.volume)} cu ft`],
      ['Adjusted volume', `${wholes.format(adjusted)} cu ft`],
      ['Power needed', `${needs[0].toFixed(1)} to ${needs[1].toFixed(1)} kW`],
    ],
    note: "The next size up, based on the lowest and highest of manufacturers' rules of thumb. A room with a 7 ft ceiling heats well; a room with a ceiling above 8 ft does not.",
  };
}

/** The size of a sauna heater or a steam generator for a room. */
export const Component = energyPart<keyof SizingValues, Sizing>({
  tab: 'sizing',
  lead: 'What size heater a sauna needs, or what size generator a steam room needs, based on the size of the room and what its walls are made of.',
  defaults: sizingDefaults,
  choices: sizingChoices,
  errorsOf: sizingErrors,
  resultOf,
  captured: ({ size }, { room }) => ({ part: `${room}-size`, size }),
  said: ({ title, size }) => `${title}: ${size}.`,
  Form: SizingForm,
  Result: SizingResult,
});

function SizingForm(form: FormProps<keyof SizingValues>) {
  const { values, onChange } = form;
  const { number, select, tick } = fieldControls(form);
  const isSteam = values.room === 'steam';
  return (
    <>
      <RadioTiles
        legend="Room"
        name="room"
        across
        tiles={[
          { value: 'sauna', title: 'Sauna' },
          { value: 'steam', title: 'Steam room' },
        ]}
        value={values.room}
        onValueChange={(room) => onChange({ room })}
      />
      <FormGroup title="Inside">
        <FieldGrid>
          {number('length', roomSides.length, 'ft', { errorOf: 'volume' })}
          {number('width', roomSides.width, 'ft')}
          {number('height', roomSides.height, 'ft')}
          {isSteam
            ? number('coldWalls', 'Glass or outside walls')
            : number('hardSurface', 'Glass, tile and stone', 'sq ft', { hint: 'Each square foot adds 4 cubic feet.' })}
        </FieldGrid>
      </FormGroup>
      {isSteam ? (
        <FormGroup title="Walls and power">
          <FieldGrid>
            {tick('mortar', 'Mortar bed or cement board')}
            {tick('castIronTub', 'Cast-iron tub')}
            {tick('naturalStone', 'Natural stone')}
            {select(
              'voltage',
              'Voltage',
              voltages.map((volts) => ({ value: String(volts), label: `${volts} V` })),
            )}
          </FieldGrid>
        </FormGroup>
      ) : (
        <FormGroup title="Location">{select('place', 'Indoors or outdoors', optionsOf(saunaPlaces))}</FormGroup>
      )}
    </>
  );
}

interface SizingResultProps extends ResultProps<keyof SizingValues> {
  result: Sizing;
}

function SizingResult({ result: { title, size, figures, note }, values: { room }, query }: SizingResultProps) {
  return (
    <>
      <ResultCard
        label="Result"
        head={
          <div className="on-deep bg-pool-800 px-5 py-5 text-white md:px-7 md:py-6 print:bg-transparent print:text-text">
            <h2 className="text-sm text-pool-200 print:text-text">{title}</h2>
            <p className="text-[2.75rem]/[3rem] font-[680] tracking-[-0.04em]">{size}</p>
          </div>
        }
      >
        <FigureList figures={figures} />
        <p className="type-small text-soft">{note}</p>
        <ResultFoot
          query={query}
          figures={{
            title: 'Heater size',
            text: [`${title}: ${size}`, ...figures.map(([label, value]) => `${label}: ${value}`)].join('\n'),
            services: [room === 'steam' ? 'Steam Room Installation' : 'Sauna Installation'],
            state: '',
          }}
        />
      </ResultCard>
      <FactorsNote groups={[equipmentFigures('Sizes', 'heatRoom')]} />
    </>
  );
}
