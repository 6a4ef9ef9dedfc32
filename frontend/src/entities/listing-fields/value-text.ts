import { labelOf } from '@poolpros/contracts/catalogue';
import type { EditedField, ListingValues } from '@poolpros/contracts/http/listing-changes';
import type { License } from '@poolpros/contracts/http/listing-fields';
import { stateBySlug } from '@poolpros/contracts/states';
import { readablePhone } from '../../shared/lib/phone.js';
import { specialLines, weekLines } from './hours-lines.js';

/** `TX TECL 20418, Electrical contractor` */
export const licenseText = ({ number, stateCode, classification }: License): string =>
  [`${stateCode} ${number}`, classification].filter(Boolean).join(', ');

const labels = (ids: readonly string[]): string => ids.map(labelOf).join(', ');

/** The value of a field in readable form; empty if it has none. */
const texts: { [F in EditedField]?: (value: NonNullable<ListingValues[F]>) => string } = {
  phone: readablePhone,
  stateSlug: (slug) => stateBySlug(slug)?.label ?? slug,
  citySlug: (slug) => slug.replace(/(^|-)(\w)/g, (_, dash, letter) => `${dash && ' '}${letter.toUpperCase()}`),
  services: labels,
  poolTypes: labels,
  specializations: labels,
  serviceRadius: (miles) => `${miles} miles`,
  addressPrivate: (isPrivate) => (isPrivate ? 'Kept private' : 'Shown'),
  hours: (hours) => weekLines({ hours }).join('\n'),
  specialHours: (special) => specialLines(special).join('\n'),
  licenses: (licenses) => licenses.map(licenseText).join('\n'),
};

export function valueText(field: EditedField, values: ListingValues): string {
  const value = values[field];
  if (value === null || value === undefined) return '';
  const text = texts[field] as ((of: typeof value) => string) | undefined;
  if (text) return text(value);
  return Array.isArray(value) ? value.join(', ') : String(value);
}
