import type { FieldErrors } from '../../shared/forms/use-fields.js';
import { ChipGroup, type ChipGroupProps } from '../../shared/ui/chip-group.js';

export interface ChosenFieldProps<Name extends string, Value extends string>
  extends Pick<ChipGroupProps<Value>, 'legend' | 'options' | 'labelOf'> {
  /** A form that has this field among others. */
  fields: {
    values: Record<Name, readonly NoInfer<Value>[]>;
    errors: FieldErrors;
    change: (field: Name, chosen: NoInfer<Value>[]) => void;
  };
  name: Name;
}

/** A field of a form that takes any number of a short list. */
export const ChosenField = <Name extends string, Value extends string>(props: ChosenFieldProps<Name, Value>) => {
  const { fields, name, ...group } = props;
  const { values, errors, change } = fields;
  return (
    <ChipGroup
      {...group}
      value={values[name]}
      onValueChange={(chosen) => change(name, chosen)}
      error={errors[name] ?? null}
    />
  );
};
