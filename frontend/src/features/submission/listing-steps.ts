import { honeypotName } from '@poolpros/contracts/honeypot';
import { type FieldErrors, isIn } from '../../shared/forms/use-fields.js';
import type { ListingValues } from './listing-values.js';

type Field = Exclude<keyof ListingValues, 'city' | 'photosToken'>;

export interface ListingStep {
  /** In the fragment of the URL. */
  id: string;
  label: string;
  title: string;
  text: string;
  fields: readonly Field[];
}

/** The steps of the form, each with its fields in their order. Every field that can be wrong is in one of them. */
export const listingSteps: readonly [ListingStep, ...ListingStep[]] = [
  {
    id: 'find',
    label: 'Find your business',
    title: 'List your business: find your business first',
    text: 'Many businesses already have a page here. Claiming yours keeps its reviews and its place in search. Fields marked * are required.',
    fields: ['businessName', 'phone', 'zipCode', 'website'],
  },
  {
    id: 'business',
    label: 'Business',
    title: 'About the business',
    text: 'What homeowners see first. Someone on our team checks it before it goes live.',
    fields: [
      'contactName',
      'email',
      'stateSlug',
      'citySlug',
      'description',
      'street',
      'addressPrivate',
      'legalName',
      'foundedYear',
      'crewSize',
      'hours',
      'specialHours',
      'languages',
      'paymentMethods',
    ],
  },
  {
    id: 'area',
    label: 'Services and area',
    title: 'Services and area',
    text: 'Choose what you do and how far you travel.',
    fields: ['services', 'serviceRadius', 'poolTypes', 'specialties', 'priceRange'],
  },
  {
    id: 'proof',
    label: 'Proof',
    title: 'Credentials and photos',
    text: 'Only the last checkbox is required. The person who reviews your listing sees the license and insurance.',
    fields: ['licenses', 'insuranceCarrier', 'insuranceEndsOn', 'projects', 'attested', honeypotName],
  },
];

/** Names of fields as an error says them. */
export const fieldNames: Record<Field, string> = {
  businessName: 'Business name',
  phone: 'Business phone',
  website: 'Website',
  zipCode: 'ZIP',
  legalName: 'Legal name',
  foundedYear: 'Founded',
  contactName: 'Your name',
  email: 'Work email',
  street: 'Street address',
  addressPrivate: 'Private address',
  stateSlug: 'State',
  citySlug: 'City',
  description: 'Description',
  crewSize: 'People on the crew',
  hours: 'Opening hours',
  specialHours: 'Special hours',
  languages: 'Languages',
  paymentMethods: 'Payment methods',
  services: 'Services',
  poolTypes: 'Pool types',
  specialties: 'Builds and specialties',
  serviceRadius: 'How far you travel',
  priceRange: 'Typical price',
  licenses: 'Licenses',
  insuranceCarrier: 'Insurance',
  insuranceEndsOn: 'Policy end date',
  projects: 'Projects',
  attested: 'Confirmation',
  [honeypotName]: 'Person or program',
};

/** What is wrong in a step, in the order of its fields. */
export const errorsIn = ({ fields }: ListingStep, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(fields.flatMap((field) => Object.entries(errors).filter(([name]) => isIn(field, name))));

/** The first step with something wrong; null when no step has. */
export function stepWithErrors(errors: FieldErrors): number | null {
  const index = listingSteps.findIndex((step) => Object.keys(errorsIn(step, errors)).length > 0);
  return index < 0 ? null : index;
}

/** `Business phone`; `Licenses 2` of a row. */
export function nameOfError(error: string): string {
  const [field = '', row] = error.split('.');
  const name = fieldNames[field as Field] ?? field;
  return row === undefined || !/^\d+$/.test(row) || field === 'hours' ? name : `${name}, ${Number(row) + 1}`;
}
