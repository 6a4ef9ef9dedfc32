import { type Measure, targetBounds } from '@poolpros/calculators/dose';
import { acidProducts, calciumProducts, chlorineProducts } from '@poolpros/calculators/dose-products';
import { bases, type DoseField, volumeWays } from '../../dose-values.js';
import { numberTyped } from '../../typed-values.js';
import { type FormProps, fieldControls, optionsOf } from '../field-controls.js';
import { FieldGrid, FormGroup } from '../form-group.js';
import { ShapeFields } from '../shape-fields.js';

/** The water, and what a test kit says of it. Targets and products are asked where there is a reading. */
export function DoseForm(form: FormProps<DoseField>) {
  const { values } = form;
  const { number, select } = fieldControls(form);
  const has = (measure: Measure) => values[measure].trim() !== '';
  const isPhHigh = numberTyped(values.ph) > numberTyped(values.phTarget);
  return (
    <>
      <FormGroup title="Water">
        <FieldGrid>
          {select('by', 'Amount of water', optionsOf(volumeWays))}
          {values.by === 'gallons' ? (
            number('gallons', 'Water', 'gallons', { hint: 'Pools only. For a hot tub, follow the product labels.' })
          ) : (
            <>
              <ShapeFields {...form} />
              {number('depth', 'Average depth', 'ft', { hint: 'Add the shallow and deep depths, then divide by two.' })}
            </>
          )}
        </FieldGrid>
      </FormGroup>
      <FormGroup title="Test results">
        <p className="type-small mb-3 text-soft">Fill in what you tested today. Leave the rest blank.</p>
        <FieldGrid>
          {number('alkalinity', 'Total alkalinity', 'ppm')}
          {has('alkalinity') && number('alkalinityTarget', 'Alkalinity target', 'ppm')}
          {number('ph', 'pH', '', { hint: 'Off the scale? Have a pool store test the water.' })}
          {has('ph') && (
            <>
              {number('phTarget', 'pH target')}
              {isPhHigh
                ? select('acid', 'Lower pH with', optionsOf(acidProducts))
                : select('base', 'Raise pH with', optionsOf(bases))}
            </>
          )}
          {number('chlorine', 'Free chlorine', 'ppm')}
          {number('cyanuricAcid', 'Stabilizer (CYA)', 'ppm')}
          {has('chlorine') && (
            <>
              {number('chlorineTarget', 'Chlorine target', 'ppm', {
                hint: 'If blank, we use what your stabilizer calls for.',
              })}
              {select('chlorineProduct', 'Chlorine product', optionsOf(chlorineProducts))}
            </>
          )}
          {has('cyanuricAcid') && number('cyanuricAcidTarget', 'Stabilizer target', 'ppm')}
          {number('calcium', 'Calcium hardness', 'ppm')}
          {has('calcium') && (
            <>
              {number('calciumTarget', 'Calcium target', 'ppm')}
              {numberTyped(values.calcium) > targetBounds.calcium.max
                ? number('fillCalcium', 'Calcium in the fill water', 'ppm')
                : select('calciumProduct', 'Calcium product', optionsOf(calciumProducts))}
            </>
          )}
          {number('salt', 'Salt', 'ppm', { hint: 'Salt pools only.' })}
          {has('salt') && number('saltTarget', 'Salt target', 'ppm', { hint: 'From the cell’s label.' })}
        </FieldGrid>
      </FormGroup>
    </>
  );
}
