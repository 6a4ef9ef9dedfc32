import { expect, it } from 'vitest';
import { changeText, localText, minutesText, partText, shareText } from './figure-texts.js';

it.each([
  [43, 31, '12 more than in the previous 30 days'],
  [31, 43, '12 fewer than in the previous 30 days'],
  [31, 31, 'The same as in the previous 30 days'],
])('says of %i after %i: %s', (total, before, text) => {
  expect(changeText(total, before, '30 days')).toBe(text);
});

it.each([
  [0, '0 min'],
  [59.6, '1 h'],
  [190, '3 h 10 min'],
])('says %d minutes as %s', (minutes, text) => {
  expect(minutesText(minutes)).toBe(text);
});

it('says a share in percent', () => {
  expect(shareText(0.125)).toBe('12.5%');
});

it('names the businesses that are compared, or why there are none', () => {
  const local = { businesses: 14, service: 'Pool Cleaning', area: 'near' } as const;
  expect(localText(local, 25)).toMatch(
    /^A local median is the middle figure among 14 businesses that list .+ within 25 miles[.]$/,
  );
  expect(localText({ ...local, area: 'state' }, 25)).toMatch(/ in your state[.]$/);
  expect(localText(null, 25)).toMatch(/^There is no local median yet/);
});

it('names a part of a period by its first day or its month, whatever the zone of the reader', () => {
  expect(partText('2026-11-01', '30d')).toBe('Nov 1');
  expect(partText('2026-11-01', '12m')).toBe('Nov');
});
