import { expect, it } from 'vitest';
import { removeOwnerFields } from './departure.js';

const listing = {
  contactEmail: 'dana@hillstone.example',
  street: '12 Elm Street',
  addressPrivate: true,
  licenses: [{ state: 'texas', number: 'TX 1' }],
  insuranceCarrier: 'Lone Star Mutual',
  insuranceEndsOn: '2027-06-30',
  fieldSources: { contactEmail: 'owner', street: 'owner', name: 'owner' },
} as unknown as Parameters<typeof removeOwnerFields>[0];

it('takes what only members read out of a listing, and who stated it, so that an import may state it anew', () => {
  expect(removeOwnerFields(listing, ['dana@hillstone.example'])).toEqual({
    contactEmail: null,
    street: null,
    licenses: [],
    insuranceCarrier: null,
    insuranceEndsOn: null,
    fieldSources: { name: 'owner' },
  });
});

it('leaves a street that visitors read and a contact that somebody else stated', () => {
  const unstated = { licenses: [], insuranceCarrier: null, insuranceEndsOn: null, fieldSources: {} };
  const known = { ...listing, addressPrivate: false, ...unstated };
  expect(removeOwnerFields(known, ['sam@home.example'])).toBeNull();
  expect(removeOwnerFields(known, ['sam@home.example', 'dana@hillstone.example'])).toEqual({
    contactEmail: null,
    fieldSources: {},
  });
});
