import type { City, Zip } from '@poolpros/places/places';
import { expect, test } from 'vitest';
import { hasExactPoint, listingPoint } from './listing-point.js';

const austin: City = {
  stateSlug: 'texas',
  slug: 'austin',
  name: 'Austin',
  label: 'Austin',
  county: 'Travis County',
  latitude: 30.267,
  longitude: -97.743,
  population: 961_855,
  timeZone: 'America/Chicago',
  elevation: 149,
};
const zip = (latitude: number, longitude: number): Zip => ({
  zip: '78704',
  city: 'Austin',
  stateCode: 'TX',
  latitude,
  longitude,
});

test('a listing lies at the centre of its ZIP', () => {
  expect(listingPoint(austin, zip(30.243, -97.769))).toEqual({ latitude: 30.243, longitude: -97.769 });
});

test.each([
  ['unknown', null],
  ['in El Paso', zip(31.76, -106.49)],
])('a listing whose ZIP is %s lies at the centre of its city', (_, far) => {
  expect(listingPoint(austin, far)).toEqual({ latitude: 30.267, longitude: -97.743 });
});

const places = { city: () => austin, zip: () => zip(30.243, -97.769) };
const stated = {
  stateSlug: 'texas',
  citySlug: 'austin',
  zipCode: '78704',
  street: '1200 Barton Springs Rd',
  addressPrivate: false,
  latitude: 30.2611,
  longitude: -97.7577,
};

test('a point is exact only where it was stated for an address that is not private', () => {
  expect(hasExactPoint(places, stated)).toBe(true);
  expect(hasExactPoint(places, { ...stated, latitude: 30.243, longitude: -97.769 })).toBe(false);
  expect(hasExactPoint(places, { ...stated, zipCode: null, latitude: 30.267, longitude: -97.743 })).toBe(false);
  expect(hasExactPoint(places, { ...stated, addressPrivate: true })).toBe(false);
  expect(hasExactPoint(places, { ...stated, street: null })).toBe(false);
});
