import { expect, it } from 'vitest';
import { phoneLink, readablePhone } from './phone.js';

it.each([
  ['+15125550142', {}, '(512) 555-0142', 'tel:+15125550142'],
  ['+15125550142', { phoneExtension: '12' }, '(512) 555-0142 ext. 12', 'tel:+15125550142;ext=12'],
  ['+18003569377', { phoneWords: '1-800-FLOWERS' }, '1-800-FLOWERS', 'tel:+18003569377'],
  ['+18003569377', { phoneExtension: null, phoneWords: null }, '(800) 356-9377', 'tel:+18003569377'],
])('writes %s with %j', (phone, details, text, link) => {
  expect(readablePhone(phone, details)).toBe(text);
  expect(phoneLink(phone, details)).toBe(link);
});

it('leaves numbers of other countries as they are', () => {
  expect(readablePhone('+442079460958')).toBe('+442079460958');
});
