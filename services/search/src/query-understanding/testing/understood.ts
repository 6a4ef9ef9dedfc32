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
  minRating: 3,
  q: '',
};

/** What is understood of a text that says this and nothing else. */
export const only = (said: Partial<Understood>): Understood => ({ ...nothing, ...said });

/** "Austin, Texas" or "Texas" with the slugs of both. */
export function at(location: string): Partial<Understood> {
  const [state = '', city = ''] = location.split(', ').reverse();
  return { location, state: slugify(state), city: slugify(city) };
}

/** One row of a table: what is typed, and what it must become. */
export type Row = [typed: string, becomes: Partial<Understood>];
