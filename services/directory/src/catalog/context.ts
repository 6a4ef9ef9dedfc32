import type { State } from '@poolpros/contracts/states';
import type { City } from '@poolpros/places/places';
import type { Counter } from 'prom-client';
import type { Context } from '../base/context.js';
import type { ListedCities } from './domain/cities-by-letter.js';
import type { CountsView } from './domain/counts-view.js';
import type { LetterPart } from './domain/letter-parts.js';

export interface CatalogContext extends Context {
  /** What is kept of the published listings by place. */
  counts: () => Promise<CountsView>;
  /** The pages of the list of those in a city, by name. */
  nameParts: (view: CountsView, city: City) => Promise<LetterPart[]>;
  /** The cities of a state that its lists name. */
  citiesByName: (view: CountsView, state: State) => ListedCities;
  countDifferences: Counter;
}
