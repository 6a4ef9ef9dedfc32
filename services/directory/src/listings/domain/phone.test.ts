import { loadPlaces } from '@poolpros/places/load';
import { generateListings } from '@poolpros/seed-data/listings';
import { expect, test } from 'vitest';
import { contactPhone, parseBusinessPhone } from './phone.js';

const direct = { phone: '+15125550142', phoneExtension: null, phoneWords: null };

test.each([
  ['(512) 555-0142', direct],
  [' 512.555.0142 ', direct],
  ['1-512-555-0142', direct],
  ['+1 512 555 0142', direct],
  ['(512) 555-0142 ext. 12', { ...direct, phoneExtension: '12' }],
  ['512-555-0142 x7', { ...direct, phoneExtension: '7' }],
  ['512 555 0142, extension 0042', { ...direct, phoneExtension: '0042' }],
  ['+15125550142;ext=12', { ...direct, phoneExtension: '12' }],
  ['512-555-0142 #12', { ...direct, phoneExtension: '12' }],
  ['1-800-FLOWERS', { phone: '+18003569377', phoneExtension: null, phoneWords: '1-800-FLOWERS' }],
  ['(512) pools-4u ext 3', { phone: '+15127665748', phoneExtension: '3', phoneWords: '(512) pools-4u' }],
  ['1-800-CONTACTS', { phone: '+18002668228', phoneExtension: null, phoneWords: '1-800-CONTACTS' }],
  ['(787) 721-2400', { phone: '+17877212400', phoneExtension: null, phoneWords: null }],
  ['888-555-0142', { phone: '+18885550142', phoneExtension: null, phoneWords: null }],
])('reads the business number %s', (text, phone) => {
  expect(parseBusinessPhone(text)).toEqual(phone);
});

const example = 'enter a US phone number such as (512) 555-0142';

test.each([
  ['5550142', example],
  ['123', example],
  ['call me', example],
  ['call 512-555-0142', example],
  ['512-555-0142 after 5 pm', example],
  ['305-CALL-NOW-PLEASE-SOON', example],
  ['(999) 555-0142', example],
  ['512-555-0142 ext. 12345678', example],
  ['1-512-555-0142 and the other one is 512-555-0143', example],
  ['(416) 555-0142', 'enter a US phone number instead of a foreign one (Canada)'],
  ['+44 20 7946 0958', 'enter a US phone number instead of a foreign one (United Kingdom)'],
  ['876-555-0142', 'enter a US phone number instead of a foreign one (Jamaica)'],
])('refuses the business number %s', (text, problem) => {
  expect(parseBusinessPhone(text)).toEqual({ problem });
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
  for (const { phone } of generateListings(2000, loadPlaces()))
    expect(parseBusinessPhone(phone ?? '')).toMatchObject({ phone });
});
