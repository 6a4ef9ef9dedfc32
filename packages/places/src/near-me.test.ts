import { expect, it } from 'vitest';
import { nearMeIn, withoutNearMe } from './near-me.js';

it.each([
  'near me',
  'NEAR ME',
  'nearme',
  'close to me',
  'around here',
  'nearby',
  'in my area',
  'near my house',
  'cerca de mí',
  'cerca de mi',
  'my current location',
])('%s asks for results near the visitor', (text) => {
  expect(nearMeIn(`pool repair ${text} please`)).toHaveLength(1);
  expect(withoutNearMe(`Austin ${text}`).trim()).toBe('Austin');
});

it.each(['Portland, ME', 'near Maine', 'Nearman, KS', 'cerca de Miami'])('%s does not', (text) => {
  expect(nearMeIn(text)).toEqual([]);
  expect(withoutNearMe(text)).toBe(text);
});
