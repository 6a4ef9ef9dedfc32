import { type ReactNode, useId } from 'react';
import { Chip } from './choice.js';
import { FieldErrorText } from './field.js';

export interface ChipGroupProps<Value extends string> {
  legend: ReactNode;
  options: readonly Value[];
  /** The label of an option; by default the option itself. */
  labelOf?: (option: Value) => string;
  value: readonly Value[];
  onValueChange: (value: Value[]) => void;
  hint?: ReactNode;
  error?: string | null;
}

/** Any number of a short list. */
export function ChipGroup<Value extends string>({
  legend,
  options,
  labelOf = (option) => option,
  value,
  onValueChange,
  hint,
  error,
}: ChipGroupProps<Value>) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy || undefined} data-invalid={error ? true : undefined}>
      <legend className="type-small mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip
            key={option}
            pressed={value.includes(option)}
            onPressedChange={(pressed) =>
              onValueChange(pressed ? [...value, option] : value.filter((each) => each !== option))
            }
          >
            {labelOf(option)}
          </Chip>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="type-caption mt-2 text-muted">
          {hint}
        </p>
      )}
      {error && (
        <div className="mt-2">
          <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>
        </div>
      )}
    </fieldset>
  );
}
