import type { ListingEditBody, ListingValues } from '@poolpros/contracts/http/listing-changes';
import type { OwnFields } from '@poolpros/contracts/http/own-listing';
import type { LicenseRow } from '../../entities/listing-fields/license-rows.js';
import { numberOf, textOrNull } from '../../entities/listing-fields/typed-in.js';
import { readablePhone } from '../../shared/lib/phone.js';

type Lists = Pick<
  OwnFields,
  | 'services'
  | 'poolTypes'
  | 'specializations'
  | 'hours'
  | 'specialHours'
  | 'languages'
  | 'paymentMethods'
  | 'addressPrivate'
>;
type Texts = Record<Exclude<keyof Edit, keyof Lists | 'licenses'>, string>;

/** What stands in the form: numbers and what is not known as text. */
export interface ProfileValues extends Lists, Texts {
  licenses: readonly LicenseRow[];
}

export type ProfileField = keyof ProfileValues;

/** The form as a listing fills it in. */
export const valuesOf = (fields: OwnFields): ProfileValues => ({
  name: fields.name,
  legalName: fields.legalName ?? '',
  phone: fields.phone === null ? '' : readablePhone(fields.phone, fields),
  contactEmail: fields.contactEmail ?? '',
  website: fields.website ?? '',
  stateSlug: fields.stateSlug,
  citySlug: fields.citySlug,
  zipCode: fields.zipCode ?? '',
  street: fields.street ?? '',
  addressPrivate: fields.addressPrivate,
  serviceRadius: String(fields.serviceRadius),
  description: fields.description,
  services: fields.services,
  poolTypes: fields.poolTypes,
  specializations: fields.specializations,
  priceRange: fields.priceRange ?? '',
  hours: fields.hours,
  specialHours: fields.specialHours,
  foundedYear: fields.foundedYear === null ? '' : String(fields.foundedYear),
  crewSize: fields.crewSize === null ? '' : String(fields.crewSize),
  languages: fields.languages,
  paymentMethods: fields.paymentMethods,
  licenses: fields.licenses,
});

type Edit = Required<ListingEditBody['after']>;

/** The edit that the form says. */
const editOf = (values: ProfileValues): Edit => ({
  ...values,
  name: values.name.trim(),
  description: values.description.trim(),
  legalName: textOrNull(values.legalName),
  phone: textOrNull(values.phone),
  contactEmail: textOrNull(values.contactEmail),
  website: textOrNull(values.website),
  zipCode: textOrNull(values.zipCode),
  street: textOrNull(values.street),
  priceRange: textOrNull(values.priceRange),
  serviceRadius: Number(values.serviceRadius),
  foundedYear: numberOf(values.foundedYear),
  crewSize: numberOf(values.crewSize),
  licenses: values.licenses.map(({ number, stateCode, classification }) => ({
    number: number.trim(),
    stateCode,
    classification: classification.trim(),
  })) as Edit['licenses'],
});

/** The order of what was ticked says nothing. */
const comparable = (value: unknown): string =>
  JSON.stringify(
    Array.isArray(value) && value.every((each) => typeof each === 'string') ? [...value].sort() : value,
    (_, each: unknown) => (Number.isNaN(each) ? 'no number' : each),
  );

/** The fields in which two forms say something else. */
export function changedFields(was: ProfileValues, is: ProfileValues): ProfileField[] {
  const [before, after] = [editOf(was), editOf(is)];
  return (Object.keys(after) as ProfileField[]).filter(
    (field) => comparable(before[field]) !== comparable(after[field]),
  );
}

/** What the form says otherwise than the listing, and what the listing says of it. */
export function changesOf(fields: OwnFields, values: ProfileValues): Pick<ListingEditBody, 'before' | 'after'> {
  const changed = changedFields(valuesOf(fields), values);
  const of = <T extends object>(all: T): Partial<T> =>
    Object.fromEntries(changed.map((field) => [field, all[field as keyof T]])) as Partial<T>;
  return { before: of<ListingValues>(fields), after: of(editOf(values)) };
}
