import { covers, decks, fences, heaters, spas, waterFeatures } from '@poolpros/calculators/cost-factors';
import { states } from '@poolpros/contracts/states';
import type { Option } from '../../../shared/ui/field.js';
import type { CostField } from '../cost-values.js';
import { type FormProps, fieldControls, optionsOf } from './field-controls.js';
import { FieldGrid, FormGroup } from './form-group.js';
import { PoolTypeTiles } from './pool-type-tiles.js';
import { ShapeFields } from './shape-fields.js';
import { ZipFill } from './zip-fill.js';

const orNone = (all: Readonly<Record<string, { label: string }>>, none: string): Option[] => [
  { value: 'none', label: none },
  ...optionsOf(all),
];
const stateOptions = states.map(({ code, label }) => ({ value: code, label }));

/** What the price of a pool depends on. */
export function CostForm(form: FormProps<CostField>) {
  const { values, onChange } = form;
  const { number, select, tick } = fieldControls(form);
  return (
    <>
      <FormGroup title="Where">
        <ZipFill
          state={values.state}
          fills="your state’s price level"
          hasPlace={values.state !== ''}
          onFill={({ state }) => onChange({ state })}
        />
        <div className="mt-3">
          <FieldGrid>{select('state', 'State', stateOptions, 'US average')}</FieldGrid>
        </div>
      </FormGroup>
      <FormGroup title="Pool">
        <PoolTypeTiles value={values.type} onValueChange={(type) => onChange({ type })} />
        <div className="mt-4 grid grid-cols-2 gap-x-3 gap-y-4 sm:gap-x-4">
          {number('depth', 'Average depth', 'ft')}
          <ShapeFields {...form} />
        </div>
      </FormGroup>
      <FormGroup title="Deck and fence">
        <FieldGrid>
          {select('deck', 'Deck', optionsOf(decks))}
          {number('deckArea', 'Deck size', 'sq ft')}
          {select('fence', 'Fence', optionsOf(fences))}
          <div className="grid grid-cols-2 gap-3">
            {number('fenceLength', 'Fence length', 'ft')}
            {number('gates', 'Gates')}
          </div>
        </FieldGrid>
      </FormGroup>
      <FormGroup title="Equipment">
        <FieldGrid>
          {select('heater', 'Heating', orNone(heaters, 'No heating'))}
          {select('cover', 'Cover', orNone(covers, 'No cover'))}
          {select('spa', 'Spa', orNone(spas, 'No spa'))}
          {number('lights', 'Lights')}
          {select('waterFeature', 'Water feature', optionsOf(waterFeatures))}
          {number('waterFeatures', 'Number of water features')}
        </FieldGrid>
        <div className="mt-3 grid sm:grid-cols-2">
          {tick('automation', 'App control')}
          {tick('salt', 'Salt system')}
        </div>
      </FormGroup>
    </>
  );
}
