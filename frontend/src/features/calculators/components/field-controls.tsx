import type { InputError } from '@poolpros/calculators/bounds';
import { Checkbox } from '../../../shared/ui/choice.js';
import { type Option, Select } from '../../../shared/ui/field.js';
import type { TypedValues } from '../typed-values.js';
import { NumberField } from './number-field.js';

export interface FormProps<Field extends string> {
  values: TypedValues<Field>;
  errors: readonly InputError[];
  onChange: (changed: Partial<TypedValues<Field>>) => void;
}

interface NumberOptions {
  hint?: string;
  /** Another field whose error stands here, when this one has none. */
  errorOf?: string;
}

export const optionsOf = (all: Readonly<Record<string, { label: string }>>): Option[] =>
  Object.entries(all).map(([value, { label }]) => ({ value, label }));

/** The controls of a calculator's fields, each by the name of its field. */
export function fieldControls<Field extends string>({ values, errors, onChange }: FormProps<Field>) {
  const set = (field: Field, value: string) => onChange({ [field]: value } as Partial<TypedValues<Field>>);
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  return {
    errorOf,
    number: (field: Field, label: string, unit = '', options: NumberOptions = {}) => (
      <NumberField
        key={field}
        label={label}
        {...(unit && { unit })}
        {...(options.hint && { hint: options.hint })}
        value={values[field]}
        onValueChange={(value) => set(field, value)}
        error={errorOf(field) ?? errorOf(options.errorOf ?? field)}
      />
    ),
    select: (field: Field, label: string, options: readonly Option[], placeholder?: string) => (
      <Select
        key={field}
        label={label}
        options={options}
        {...(placeholder && { placeholder })}
        value={values[field]}
        onValueChange={(value) => set(field, value)}
      />
    ),
    tick: (field: Field, label: string) => (
      <Checkbox
        key={field}
        className="flex items-center max-lg:min-h-11"
        checked={values[field] !== ''}
        onChange={(event) => set(field, event.target.checked ? '1' : '')}
      >
        {label}
      </Checkbox>
    ),
  };
}
