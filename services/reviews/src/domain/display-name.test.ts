import { expect, test } from 'vitest';
import { displayNameOf } from './display-name.js';

test.each([
  ['Theo Brandt', 'Theo B.'],
  ['Mary Ann van der Berg', 'Mary B.'],
  ['Cher', 'Cher'],
  ['  José   Ñúñez ', 'José Ñ.'],
  ["Sinéad o'Brien", 'Sinéad O.'],
  ['Ana-Lucía Pérez-Gil', 'Ana-Lucía P.'],
])('shows %j as %j', (name, shown) => {
  expect(displayNameOf(name)).toBe(shown);
});

test.each(['theo@home.example', 'Call 512 555 0100', 'www.example.com/x y', '--', ''])(
  'rejects %j as a name',
  (name) => {
    expect(displayNameOf(name)).toBeNull();
  },
);
