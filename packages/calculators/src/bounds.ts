import { withCommas } from './numbers.js';

/** What a number may be, both ends included, and what it counts. */
export interface Bounds {
  label: string;
  min: number;
  max: number;
  unit: string;
  /** Whole numbers only. */
  whole?: true;
}

/** An input that a calculator refuses: its field, and a sentence that says what to do. */
export interface InputError {
  field: string;
  message: string;
}

/** Why a number is no value of a field; null when it is one. Nothing is clamped: a corrected input would mislead. */
export function boundsError(field: string, value: number, { label, min, max, unit, whole }: Bounds): InputError | null {
  const isInside = Number.isFinite(value) && value >= min && value <= max && (!whole || Number.isInteger(value));
  if (isInside) return null;
  const kind = whole ? 'a whole number' : 'a number';
  const message = `${label}: enter ${kind} from ${withCommas(min)} to ${withCommas(max)}${unit && ` ${unit}`}.`;
  return { field, message };
}

/** The errors of all numbers of an input that has bounds, in the order of the bounds. */
export const boundsErrors = <Field extends string>(
  input: Readonly<Record<NoInfer<Field>, number>>,
  bounds: Readonly<Record<Field, Bounds>>,
): InputError[] =>
  (Object.entries(bounds) as [Field, Bounds][]).flatMap(
    ([field, each]) => boundsError(field, input[field], each) ?? [],
  );
