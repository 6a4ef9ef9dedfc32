import { type Bounds, boundsError, type InputError } from '@poolpros/calculators/bounds';
import { optionalTyped } from './typed-values.js';

/** Why a tariff that was typed is none; nothing where the field is empty. */
export function tariffErrors(field: string, typed: string, bounds: Bounds): InputError[] {
  const value = optionalTyped(typed);
  const error = value === null ? null : boundsError(field, value, bounds);
  return error ? [error] : [];
}
