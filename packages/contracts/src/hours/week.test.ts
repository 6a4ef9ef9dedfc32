import { expect, it } from 'vitest';
import { clockTime, spanText } from './week.js';

it.each([
  ['07:00', '7 am'],
  ['08:30', '8:30 am'],
  ['12:00', 'noon'],
  ['00:00', '12 am'],
  ['24:00', 'midnight'],
  ['17:05', '5:05 pm'],
])('says %s as %s', (time, words) => {
  expect(clockTime(time)).toBe(words);
});

it('says that a whole day is open', () => {
  expect(spanText({ opens: '00:00', closes: '24:00' })).toBe('Open 24 hours');
  expect(spanText({ opens: '08:00', closes: '24:00' })).toBe('8 am – midnight');
});
