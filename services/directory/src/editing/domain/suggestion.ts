import { isDeepStrictEqual } from 'node:util';
import { editedFields } from '@poolpros/contracts/http/listing-changes';
import { noSpecialHours } from '@poolpros/contracts/http/opening-hours';
import type { InstallerFields } from '../../listings/domain/installer.js';
import { isPhoneField } from '../../listings/domain/phone.js';
import type { Edit } from './listing-change.js';

type Fields = Partial<InstallerFields>;

/**
 * Splits the values of an import into those to write and those that conflict with values of an owner or the staff
 * (docs/rules.md#imports-and-owners). Missing values are never suggested.
 */
export function partsOf(
  current: InstallerFields,
  stated: Fields,
): { free: Fields; suggested: { before: Edit; after: Edit } | null } {
  const isOwn = (field: string) => {
    // The source of a phone is also the source of its extension.
    const source = current.fieldSources[isPhoneField(field) ? 'phone' : (field as keyof InstallerFields)];
    return source !== undefined && source !== 'import';
  };
  if (!Object.keys(stated).some(isOwn)) return { free: stated, suggested: null };
  const free = Object.fromEntries(Object.entries(stated).filter(([field]) => !isOwn(field)));
  const contradicted = editedFields.filter(
    (field) => isOwn(field) && says(stated[field]) && !isDeepStrictEqual(stated[field], current[field]),
  );
  const of = (fields: Fields): Edit => Object.fromEntries(contradicted.map((field) => [field, fields[field]]));
  return { free, suggested: contradicted.length > 0 ? { before: of(current), after: of(stated) } : null };
}

const says = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  !(Array.isArray(value) && value.length === 0) &&
  !isDeepStrictEqual(value, noSpecialHours);
