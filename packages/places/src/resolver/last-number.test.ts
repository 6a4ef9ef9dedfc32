import { describe, expect, it } from 'vitest';
import { loadPlaces } from '../load.js';
import { wordsOf } from '../typed-place.js';
import { withLastNumber } from './last-number.js';

const places = loadPlaces();
const keys = (text: string): string =>
  withLastNumber(places, wordsOf(text))
    .map(({ key }) => key)
    .join(' ');

describe('the number at the end of a place', () => {
  it.each([
    ['Boston, MA 0', 'boston ma'],
    ['Boston, MA 0211', 'boston ma'],
    ['Austin Texas 787', 'austin texas'],
    ['TX 787', 'tx'],
    ['Austin 7870', 'austin'],
  ])('%s is a ZIP that is not finished', (text, expected) => expect(keys(text)).toBe(expected));

  it.each([
    ['Boston, MA 2110', 'boston ma 02110'],
    ['Hartford, Connecticut 6103', 'hartford connecticut 06103'],
  ])('%s is a ZIP without its zero', (text, expected) => expect(keys(text)).toBe(expected));

  it.each([
    ['Austin, TX 00000', 'austin tx'],
    ['Austin, TX 787011', 'austin tx'],
    ['Austin, TX 2110', 'austin tx'],
  ])('%s is no ZIP of the state', (text, expected) => expect(keys(text)).toBe(expected));

  it.each([
    '78704',
    '787',
    'Austin TX 78704',
    'TX 78704 1234',
    'Austin TX 787041234',
    'Studio 54',
    'TX 2024',
    'Austin 360',
  ])('%s keeps its number', (text) => expect(keys(text)).toBe(text.toLowerCase()));
});
