import { slugify } from '@poolpros/contracts/slug';
import type { Understood } from '../understand.js';

const nothing: Understood = {
  location: '',
  state: '',
  city: '',
  nearMe: false,
  distance: 0,
  serviceType: 'all',
  services: [],
  poolTypes: [],
  open: [],
  work: [],
  minRating: 3,
  q: '',
};

/** The result for a text that has this and nothing else. */
export const only = (said: Partial<Understood>): Understood => ({ ...nothing, ...said });

/** "Austin, Texas" or "Texas" with the slugs of both. */
export function at(location: string): Partial<Understood> {
  const [state = '', city = ''] = location.split(', ').reverse();
  return { location, state: slugify(state), city: slugify(city) };
}

/** One row of a table: the typed text, and its expected result. */
export type Row = [typed: string, becomes: Partial<Understood>];
