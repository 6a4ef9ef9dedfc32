import { loadPlaces } from '@poolpros/places/load';
import { generateListings } from '@poolpros/seed-data/listings';
import { expect, test } from 'vitest';
import { contactPhone, normalizePhone } from './phone.js';

test.each([
  ['(512) 555-0142', '+15125550142'],
  ['512.555.0142', '+15125550142'],
  ['1-512-555-0142', '+15125550142'],
  ['+1 512 555 0142', '+15125550142'],
  ['5550142', null],
  ['305-CALL-NOW', null],
  ['+44 20 7946 0958', null],
  ['512-555-0142 ext. 7', null],
  ['123', null],
  ['call me', null],
])('reads the business number %s as %s', (text, phone) => {
  expect(normalizePhone(text)).toBe(phone);
});

test.each([
  [undefined, null],
  ['', null],
  ['512 555 0142', '+15125550142'],
  ['+44 20 7946 0958', '+442079460958'],
  ['after 5 pm: 555 0142', 'after 5 pm: 555 0142'],
])('keeps what a homeowner wrote as %s: %s', (text, phone) => {
  expect(contactPhone(text)).toBe(phone);
});

test('the invented numbers of the seed data are business numbers', () => {
  for (const { phone } of generateListings(2000, loadPlaces())) expect(normalizePhone(phone ?? '')).toBe(phone);
});
