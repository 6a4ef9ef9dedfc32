import {
  type PoolType,
  poolTypes,
  type Service,
  type Specialization,
  serviceRadiusMiles,
  specializations,
} from '@poolpros/contracts/catalogue';
import type { InstallerCard } from '@poolpros/contracts/http/installers';
import type { SubmissionBody } from '@poolpros/contracts/http/submissions';
import { stateBySlug } from '@poolpros/contracts/states';
import { emptyFields, type FieldErrors } from '../../shared/forms/use-fields.js';

/** The form as it is filled in. */
export interface ListingValues {
  businessName: string;
  contactName: string;
  email: string;
  phone: string;
  website: string;
  stateSlug: string;
  citySlug: string;
  city: string;
  zipCode: string;
  description: string;
  services: Service[];
  poolTypes: PoolType[];
  specialties: Specialization[];
  serviceRadius: string;
  priceRange: string;
  attested: boolean;
  fax: string;
}

export const emptyListing: ListingValues = {
  businessName: '',
  contactName: '',
  email: '',
  phone: '',
  website: '',
  stateSlug: '',
  citySlug: '',
  city: '',
  zipCode: '',
  description: '',
  services: [],
  poolTypes: [],
  specialties: [],
  serviceRadius: String(serviceRadiusMiles.default),
  priceRange: '',
  attested: false,
  fax: '',
};

const isPoolType = (name: string): name is PoolType => poolTypes.some((type) => type === name);

/** Specializations that are not pool types as well: those are asked for once. */
export const specialties = specializations.filter((name) => !isPoolType(name));

/** People leave out the scheme of a URL. */
const webUrl = (website: string) => (website === '' || /^[a-z]+:\/\//i.test(website) ? website : `https://${website}`);

/** What is sent. The schema rejects missing values, so they may have the wrong type here. */
export function submissionOf(values: ListingValues): SubmissionBody {
  const { city: _, specialties: chosen, website, serviceRadius, attested, ...same } = values;
  return {
    ...same,
    website: webUrl(website.trim()),
    specializations: specializations.filter(
      (name) => chosen.includes(name) || values.poolTypes.some((type) => type === name),
    ),
    serviceRadius: Number(serviceRadius),
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
  const digits = values.phone.replace(/\D/g, '');
  const miles = Number(values.serviceRadius);
  const { min, max } = serviceRadiusMiles;
  return {
    ...(!/^1?\d{10}$/.test(digits) && { phone: 'Enter ten digits, such as (512) 555-0142.' }),
    ...((!Number.isInteger(miles) || miles < min || miles > max) && {
      serviceRadius: `Enter whole miles from ${min} to ${max}.`,
    }),
    ...emptyFields(values, required),
  };
}

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
