import { type State, stateBySlug } from '@poolpros/contracts/states';
import type { City } from '@poolpros/places/places';
import type { Range } from './tokens.js';

/** A place as the filters name it. */
export interface NamedPlace {
  location: string;
  /** Slugs; empty where the place has none. */
  state: string;
  city: string;
}

/** A place and the tokens that named it. */
export type FoundPlace = Range & { place: NamedPlace };

export const namedCity = (city: City): NamedPlace => ({
  location: `${city.label}, ${stateBySlug(city.stateSlug)?.label ?? ''}`,
  state: city.stateSlug,
  city: city.slug,
});

export const namedState = ({ label, slug }: State): NamedPlace => ({ location: label, state: slug, city: '' });

/** A place of the postal service, or a ZIP; neither has an address of its own. */
export const namedLocation = (location: string): NamedPlace => ({ location, state: '', city: '' });
