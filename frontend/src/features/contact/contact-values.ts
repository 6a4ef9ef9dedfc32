import { honeypotName } from '@poolpros/contracts/honeypot';
import { keysOf } from '@poolpros/contracts/keys-of';
import { type DetailValues, detailErrors, noDetails } from '../../entities/requests/details.js';
import { type FormPhotos, noPhotos } from '../../entities/requests/form-photos.js';
import { emptyFields, type FieldErrors, isIn } from '../../shared/forms/use-fields.js';
import type { ContactTarget } from './api.js';

/** What the contact form holds. */
export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  message: string;
  [honeypotName]: string;
  /** Whom the visitor ticked; empty at first. */
  ticked: readonly ContactTarget[];
  /** The texts of the carried lines that the visitor took out. */
  leftOut: readonly string[];
  /** The details that the visitor changed; the search answers others. */
  details: Partial<DetailValues>;
  photos: FormPhotos;
}

export const nothing: ContactValues = {
  name: '',
  email: '',
  phone: '',
  message: '',
  [honeypotName]: '',
  ticked: [],
  leftOut: [],
  details: {},
  photos: noPhotos,
};

/** What must not be empty, and what is said at the field when it is. */
const required = {
  name: 'Enter your name.',
  email: 'Enter the email address where the reply should go.',
  message: 'Tell them what you would like done.',
};

/** What is empty and must not be. */
export const missing = (values: ContactValues, recipients: readonly ContactTarget[]): FieldErrors => ({
  ...(recipients.length === 0 && { ticked: 'Select at least one business.' }),
  ...emptyFields(values, required),
});

/** What is wrong with the optional details. */
export function wrongDetails(details: DetailValues, phone: string): FieldErrors {
  const needsPhone = details.contactBy === 'phone' || details.contactBy === 'text';
  return {
    ...(needsPhone && phone.trim() === '' && { phone: 'Enter the phone number that they should use.' }),
    ...inDetails(detailErrors(details)),
  };
}

const detailPrefix = 'details.';

/** The service and the detail fields name the details without the field that holds them in the form. */
export const inDetails = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [isDetail(field) ? `${detailPrefix}${field}` : field, error]),
  );

const isDetail = (field: string): boolean => keysOf(noDetails).some((detail) => isIn(detail, field));

/** The errors of the details, as the detail fields name them. */
export const ofDetails = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) =>
      field.startsWith(detailPrefix) ? [[field.slice(detailPrefix.length), error]] : [],
    ),
  );
