import type { UnderstoodPlace } from './http/one-box.js';

/** The result when no place is given. */
export const noPlace: UnderstoodPlace = {
  kind: 'none',
  label: '',
  state: '',
  city: '',
  lat: null,
  lon: null,
  radiusMiles: null,
  words: '',
  asTyped: true,
  others: [],
};
