import { FieldErrorText } from '../../../shared/ui/field.js';
import { type ShapeField, shapes, sides } from '../pool-values.js';
import { type FormProps, fieldControls } from './field-controls.js';

const shapeOptions = Object.entries(shapes).map(([value, label]) => ({ value, label }));

/** The outline of a pool: its shape, and the numbers that the shape has. */
export function ShapeFields(props: FormProps<ShapeField>) {
  const { number, select, errorOf } = fieldControls(props);
  const areaError = errorOf('area');
  return (
    <>
      {select('shape', 'Shape', shapeOptions)}
      {sides[props.values.shape as keyof typeof sides].map(([field, label, unit]) => number(field, label, unit))}
      {areaError && props.values.shape !== 'free' && (
        <div className="col-span-full">
          <FieldErrorText id="surface-error">{areaError}</FieldErrorText>
        </div>
      )}
    </>
  );
}
