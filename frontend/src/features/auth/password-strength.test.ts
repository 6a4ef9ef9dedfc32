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
  expect(passwordStrength(password, null)).toMatchObject({ tiles, word });
});

it('never rates a password strong that the service rejects, and says how to improve it', () => {
  expect(passwordStrength('harbor kessler pine', 'choose one without your name in it')).toEqual({
    tiles: 1,
    word: 'Not accepted',
    advice: 'Choose one without your name in it.',
  });
});

it('says only that it is long enough until the service has checked it', () => {
  expect(passwordStrength('harbor lantern pine', undefined)).toMatchObject({ tiles: 2, word: 'Long enough' });
  expect(passwordStrength('short', undefined)).toMatchObject({ word: 'Too short' });
});

it('says how many characters are missing', () => {
  expect(passwordStrength('nine char', null).advice).toBe('Add 1 more character.');
  expect(passwordStrength('short', null).advice).toBe('Add 5 more characters.');
});
