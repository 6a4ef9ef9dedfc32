import type { InputError } from '@poolpros/calculators/bounds';
import { covers, decks, fences, heaters, spas, waterFeatures } from '@poolpros/calculators/cost-factors';
import { states } from '@poolpros/contracts/states';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../shared/ui/choice.js';
import { FieldErrorText, type Option, Select } from '../../../shared/ui/field.js';
import { type CostField, type CostValues, shapes } from '../cost-values.js';
import { NumberField } from './number-field.js';
import { PoolTypeTiles } from './pool-type-tiles.js';

export interface CostFormProps {
  values: CostValues;
  errors: readonly InputError[];
  onChange: (changed: Partial<CostValues>) => void;
}

const optionsOf = (all: Readonly<Record<string, { label: string }>>): Option[] =>
  Object.entries(all).map(([value, { label }]) => ({ value, label }));
const orNone = (all: Readonly<Record<string, { label: string }>>, none: string): Option[] => [
  { value: 'none', label: none },
  ...optionsOf(all),
];
const shapeOptions = Object.entries(shapes).map(([value, label]) => ({ value, label }));
const stateOptions = states.map(({ code, label }) => ({ value: code, label }));

/** The numbers that describe a shape. */
const sides: Record<keyof typeof shapes, readonly (readonly [CostField, string, string])[]> = {
  rectangle: [
    ['length', 'Length', 'ft'],
    ['width', 'Width', 'ft'],
  ],
  oval: [
    ['length', 'Length', 'ft'],
    ['width', 'Width', 'ft'],
  ],
  round: [['diameter', 'Diameter', 'ft']],
  kidney: [
    ['length', 'Length', 'ft'],
    ['width', 'Narrow lobe', 'ft'],
    ['otherWidth', 'Wide lobe', 'ft'],
  ],
  free: [['area', 'Surface', 'sq ft']],
};

/** What the price of a pool depends on. */
export function CostForm({ values, errors, onChange }: CostFormProps) {
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  const number = (field: CostField, label: string, unit?: string) => (
    <NumberField
      key={field}
      label={label}
      {...(unit && { unit })}
      value={values[field]}
      onValueChange={(value) => onChange({ [field]: value })}
      error={errorOf(field)}
    />
  );
  const select = (field: CostField, label: string, options: readonly Option[], placeholder?: string) => (
    <Select
      label={label}
      options={options}
      {...(placeholder && { placeholder })}
      value={values[field]}
      onValueChange={(value) => onChange({ [field]: value })}
    />
  );
  const tick = (field: 'automation' | 'salt', label: string) => (
    <Checkbox
      className="flex items-center max-lg:min-h-11"
      checked={values[field] !== ''}
      onChange={(event) => onChange({ [field]: event.target.checked ? '1' : '' })}
    >
      {label}
    </Checkbox>
  );
  const areaError = errorOf('area');
  return (
    <>
      <Group title="Pool">
        <PoolTypeTiles value={values.type} onValueChange={(type) => onChange({ type })} />
        <div className="mt-4 grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4">
          {select('state', 'State', stateOptions, 'Mean of the country')}
          {select('shape', 'Shape', shapeOptions)}
          {number('depth', 'Mean depth', 'ft')}
          {sides[values.shape as keyof typeof sides].map(([field, label, unit]) => number(field, label, unit))}
        </div>
        {areaError && values.shape !== 'free' && (
          <div className="mt-2">
            <FieldErrorText id="surface-error">{areaError}</FieldErrorText>
          </div>
        )}
      </Group>
      <Group title="Around it">
        <div className="grid gap-4 sm:grid-cols-2">
          {select('deck', 'Deck', optionsOf(decks))}
          {number('deckArea', 'Deck size', 'sq ft')}
          {select('fence', 'Fence', optionsOf(fences))}
          <div className="grid grid-cols-2 gap-3">
            {number('fenceLength', 'Fence length', 'ft')}
            {number('gates', 'Gates')}
          </div>
        </div>
      </Group>
      <Group title="Equipment">
        <div className="grid gap-4 sm:grid-cols-2">
          {select('heater', 'Heating', orNone(heaters, 'No heating'))}
          {select('cover', 'Cover', orNone(covers, 'No cover'))}
          {select('spa', 'Spa', orNone(spas, 'No spa'))}
          {number('lights', 'Lights')}
          {select('waterFeature', 'Water feature', optionsOf(waterFeatures))}
          {number('waterFeatures', 'How many of them')}
        </div>
        <div className="mt-3 grid sm:grid-cols-2">
          {tick('automation', 'Automation by phone')}
          {tick('salt', 'Salt system')}
        </div>
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="type-h4 mb-3">{title}</legend>
      {children}
    </fieldset>
  );
}
