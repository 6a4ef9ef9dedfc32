import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.js';

it.each([
  ['', 0, 'Too short'],
  ['nine char', 1, 'Too short'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 1, 'Weak'],
  ['ten chars!', 2, 'Fair'],
  ['harbor lantern', 3, 'Good'],
  ['harbor lantern pine', 4, 'Strong'],
])('%j fills %i tiles: %s', (password, tiles, word) => {
  expect(passwordStrength(password)).toMatchObject({ tiles, word });
});

it('says how many characters are missing', () => {
  expect(passwordStrength('nine char').advice).toBe('1 more character.');
  expect(passwordStrength('short').advice).toBe('5 more characters.');
});
