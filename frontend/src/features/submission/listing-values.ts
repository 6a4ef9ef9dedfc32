import {
  type PoolType,
  poolTypes,
  type Service,
  type Specialization,
  serviceRadiusMiles,
  specializations,
} from '@poolpros/contracts/catalogue';
import { honeypotName } from '@poolpros/contracts/honeypot';
import type { InstallerCard } from '@poolpros/contracts/http/installers';
import type { OpeningHours, SpecialHoursValue } from '@poolpros/contracts/http/opening-hours';
import type { SubmissionBody } from '@poolpros/contracts/http/submissions';
import type { Language } from '@poolpros/contracts/languages';
import { crewSizes, foundedYears, type PaymentMethod } from '@poolpros/contracts/listing-options';
import { stateBySlug } from '@poolpros/contracts/states';
import type { LicenseRow } from '../../entities/listing-fields/license-rows.js';
import { numberOf, type ProjectRow, textOrNull } from '../../entities/listing-fields/typed-in.js';
import { emptyFields, type FieldErrors } from '../../shared/forms/use-fields.js';

/** The form before anything is filled in. */
export const emptyListing = {
  businessName: '',
  phone: '',
  website: '',
  zipCode: '',
  legalName: '',
  contactName: '',
  email: '',
  street: '',
  addressPrivate: false,
  stateSlug: '',
  citySlug: '',
  city: '',
  foundedYear: '',
  crewSize: '',
  description: '',
  hours: [] as OpeningHours[],
  specialHours: { byAppointment: [], seasons: [], dates: [] } as SpecialHoursValue,
  languages: [] as Language[],
  paymentMethods: [] as PaymentMethod[],
  services: [] as Service[],
  poolTypes: [] as PoolType[],
  specialties: [] as Specialization[],
  serviceRadius: String(serviceRadiusMiles.default),
  priceRange: '',
  licenses: [] as LicenseRow[],
  insuranceCarrier: '',
  insuranceEndsOn: '',
  projects: [] as ProjectRow[],
  /** Behind which the photos of the form are; empty until there is one. */
  photosToken: '',
  attested: false,
  [honeypotName]: '',
};
export type ListingValues = typeof emptyListing;

export const emptyLicense: LicenseRow = { number: '', stateCode: '', classification: '' };

const isPoolType = (name: string): name is PoolType => poolTypes.some((type) => type === name);

/** Specializations that are not pool types as well: those are asked for once. */
export const specialties: readonly Specialization[] = specializations.filter((name) => !isPoolType(name));

/** People leave out the scheme of a URL. */
export const webUrl = (website: string) => {
  const typed = website.trim();
  return typed === '' || /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`;
};

/** What is sent. The schema rejects missing and unknown values, so they may have the wrong type here. */
export function submissionOf(values: ListingValues): SubmissionBody {
  const {
    city: _,
    specialties: chosen,
    website,
    serviceRadius,
    licenses,
    projects,
    photosToken,
    attested,
    ...same
  } = values;
  return {
    ...same,
    website: webUrl(website),
    specializations: specializations.filter(
      (name) => chosen.includes(name) || values.poolTypes.some((type) => type === name),
    ),
    serviceRadius: Number(serviceRadius),
    legalName: textOrNull(values.legalName),
    street: textOrNull(values.street),
    foundedYear: numberOf(values.foundedYear),
    crewSize: numberOf(values.crewSize),
    insuranceCarrier: textOrNull(values.insuranceCarrier),
    insuranceEndsOn: textOrNull(values.insuranceEndsOn),
    licenses: licenses as SubmissionBody['licenses'],
    projects: projects.map((project) => ({ ...project, year: numberOf(project.year) })),
    ...(photosToken && { photosToken }),
    attested: attested as true,
  };
}

/** What is said at a required field that is empty. */
const required = {
  businessName: 'Enter the business name.',
  phone: 'Enter the business phone.',
  contactName: 'Enter your name.',
  email: 'Enter your work email.',
  stateSlug: 'Choose a state.',
  citySlug: 'Choose a city.',
  zipCode: 'Enter the ZIP.',
  description: 'Enter a description.',
  serviceRadius: 'Enter how far you travel.',
};

/** What is missing, and what only this form knows to be wrong. */
export function plainErrors(values: ListingValues): FieldErrors {
  // The service knows which numbers there are.
  const dialed = values.phone.replace(/[^\da-z]/gi, '');
  const outside = (text: string, { min, max }: { min: number; max: number }) => {
    const number = Number(text);
    return !Number.isInteger(number) || number < min || number > max;
  };
  const years = { min: foundedYears.first, max: new Date().getFullYear() };
  const yearText = `Enter a year from ${years.min} to ${years.max}.`;
  return {
    ...(dialed.length < 10 && { phone: 'Enter a US phone number such as (512) 555-0142.' }),
    ...(outside(values.serviceRadius, serviceRadiusMiles) && {
      serviceRadius: `Enter a whole number of miles from ${serviceRadiusMiles.min} to ${serviceRadiusMiles.max}.`,
    }),
    ...(values.foundedYear.trim() !== '' && outside(values.foundedYear, years) && { foundedYear: yearText }),
    ...(values.crewSize.trim() !== '' &&
      outside(values.crewSize, crewSizes) && {
        crewSize: `Enter a whole number from ${crewSizes.min} to ${crewSizes.max.toLocaleString('en-US')}.`,
      }),
    ...rowErrors(values.licenses, 'licenses', ({ number, stateCode }) => ({
      ...(number.trim() === '' && { number: 'Enter the license number.' }),
      ...(stateCode === '' && { stateCode: 'Choose a state.' }),
    })),
    ...rowErrors(values.projects, 'projects', ({ title, year }) => ({
      ...(title.trim() === '' && { title: 'Enter what you built.' }),
      ...(year.trim() !== '' && outside(year, years) && { year: yearText }),
    })),
    ...emptyFields(values, required),
  };
}

/** The errors of each row under their names in the form: `licenses.0.number`. */
const rowErrors = <Row>(rows: readonly Row[], name: string, errorsOf: (row: Row) => FieldErrors): FieldErrors =>
  Object.fromEntries(
    rows.flatMap((row, index) =>
      Object.entries(errorsOf(row)).map(([field, text]) => [`${name}.${index}.${field}`, text]),
    ),
  );

/** How the listing will look in a list of results. */
export function previewOf(values: ListingValues): InstallerCard {
  const state = stateBySlug(values.stateSlug);
  const location = [values.city, state?.code].filter(Boolean).join(', ');
  return {
    id: 0,
    name: values.businessName.trim() || 'Your business name',
    slug: '',
    city: values.city,
    citySlug: values.citySlug,
    state: state?.label ?? '',
    stateSlug: values.stateSlug,
    stateCode: state?.code ?? '',
    neighborhood: null,
    location: location || 'City, state',
    description: values.description,
    imageUrl: null,
    profileImage: null,
    rating: null,
    reviewCount: 0,
    verified: false,
    services: values.services,
    poolTypes: values.poolTypes,
    specializations: values.specialties,
    phone: null,
    email: null,
    zipCode: values.zipCode,
    latitude: 0,
    longitude: 0,
    serviceRadius: Number(values.serviceRadius),
    priceRange: values.priceRange.trim() || null,
    distance: null,
    servesPoint: null,
    reasons: [],
    badges: [],
    responseMinutes: null,
    sample: false,
  };
}
