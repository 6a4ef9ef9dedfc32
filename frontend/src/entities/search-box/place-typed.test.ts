import { expect, it } from 'vitest';
import { placeTyped } from './place-typed.js';

it.each([
  ['aus', 'Austin, Texas', '', 'aus'],
  ['Austin, Te', 'Austin, Texas', '', 'Austin, Te'],
  ['austin tx', 'Austin, Texas', '', 'austin tx'],
  ['hot tub repair aus', 'Austin, Texas', 'hot tub repair', 'aus'],
  ['hot tub repair near san ant', 'San Antonio, Texas', 'hot tub repair near', 'san ant'],
  ['pool opening san antnio', 'San Antonio, Texas', 'pool opening', 'san antnio'],
  ['sauna san', 'San Antonio, Texas', 'sauna', 'san'],
  ['pool covers cañon', 'Canon City, Colorado', 'pool covers', 'cañon'],
  ['spa s', 'Scottsdale, Arizona', 'spa', 's'],
  ['spa st lou', 'St. Louis, Missouri', 'spa', 'st lou'],
  ['spa repair 852', '85254', 'spa repair', '852'],
  ['spa repair austn', 'Austin, Texas', 'spa repair', 'austn'],
  ['', 'Austin, Texas', '', ''],
])('finds in “%s” where %s is being typed', (text, label, before, typed) => {
  expect(placeTyped(text, label)).toEqual({ before, typed });
});
