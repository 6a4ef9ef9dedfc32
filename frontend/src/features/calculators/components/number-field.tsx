import { TextField } from '../../../shared/ui/field.js';
import { commaAdvice } from '../typed-values.js';

export interface NumberFieldProps {
  label: string;
  /** Behind the number. */
  unit?: string;
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
  hint?: string;
}

/** A number as it is typed, with its unit in the label. */
export function NumberField({ label, unit, value, onValueChange, error, hint }: NumberFieldProps) {
  return (
    <TextField
      label={unit ? `${label} (${unit})` : label}
      inputMode="decimal"
      autoComplete="off"
      className="tabular-nums"
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      error={error ? (commaAdvice(value) ?? error) : null}
      hint={hint}
    />
  );
}
