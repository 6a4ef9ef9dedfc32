import type { EditedField } from './http/listing-changes.js';

/**
 * When an edit of a field needs a review by the staff: always; when a website is added or moves to another domain; when
 * the place moves (more than a mile, or in the first week of an owner); or when an added service requires a license
 * (docs/rules.md#held-fields).
 */
export type HeldWhen = 'always' | 'domain' | 'moved' | 'licensed' | 'never';

/** The labels of the fields that members of a listing edit, and when an edit needs a review; in the order of forms. */
export const editedFieldTable: Readonly<Record<EditedField, { label: string; heldWhen: HeldWhen }>> = {
  name: { label: 'Name', heldWhen: 'always' },
  legalName: { label: 'Registered name', heldWhen: 'always' },
  phone: { label: 'Phone', heldWhen: 'always' },
  phoneExtension: { label: 'Extension', heldWhen: 'always' },
  phoneWords: { label: 'Vanity phone number', heldWhen: 'always' },
  contactEmail: { label: 'Email for requests', heldWhen: 'always' },
  website: { label: 'Website', heldWhen: 'domain' },
  stateSlug: { label: 'State', heldWhen: 'moved' },
  citySlug: { label: 'City', heldWhen: 'moved' },
  zipCode: { label: 'ZIP', heldWhen: 'moved' },
  street: { label: 'Street', heldWhen: 'moved' },
  addressPrivate: { label: 'Private address', heldWhen: 'moved' },
  serviceRadius: { label: 'Service radius', heldWhen: 'never' },
  description: { label: 'Description', heldWhen: 'never' },
  services: { label: 'Services', heldWhen: 'licensed' },
  poolTypes: { label: 'Pool types', heldWhen: 'never' },
  specializations: { label: 'Specializations', heldWhen: 'never' },
  priceRange: { label: 'Price range', heldWhen: 'never' },
  hours: { label: 'Hours', heldWhen: 'never' },
  specialHours: { label: 'Special hours', heldWhen: 'never' },
  foundedYear: { label: 'Founding year', heldWhen: 'never' },
  crewSize: { label: 'Crew', heldWhen: 'never' },
  languages: { label: 'Languages', heldWhen: 'never' },
  paymentMethods: { label: 'Payment methods', heldWhen: 'never' },
  licenses: { label: 'Licenses', heldWhen: 'always' },
};
