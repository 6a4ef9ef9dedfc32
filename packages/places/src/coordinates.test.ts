import { expect, it } from 'vitest';
import { coordinatesOf } from './coordinates.js';

const rounded = (text: string): string | null => {
  const position = coordinatesOf(text);
  return position && `${position.lat.toFixed(4)},${position.lon.toFixed(4)}`;
};

it.each([
  ['40.7128,-74.0060', '40.7128,-74.0060'],
  ['(40.7128; -74.0060)', '40.7128,-74.0060'],
  ['geo:40.7128,-74.0060', '40.7128,-74.0060'],
  ['40.7128° N, 74.0060° W', '40.7128,-74.0060'],
  ['40.7128N 74.0060W', '40.7128,-74.0060'],
  ['40°42\'46"N 74°00\'21.6"W', '40.7128,-74.0060'],
  ['40º42’46” n, 74º00’21.6” w', '40.7128,-74.0060'],
  ['33.8688 S 151.2093 E', '-33.8688,151.2093'],
  ['40.7128,-184.0060', null],
  ['91.5,-74.0060', null],
  ['30,-97', null],
  ['24 N Main St W', null],
  ['78701', null],
])('%s is %s', (text, expected) => expect(rounded(text)).toBe(expected));
