import type { CityOption } from '@poolpros/contracts/http/places';
import { stateBySlug } from '@poolpros/contracts/states';

/** What the compact search looks for: a text, and the slugs it was chosen by. */
export interface CompactPlace {
  text: string;
  state: string;
  city: string;
}

/** Only these states offer a list of their cities here (docs/rules.md#compact-search). */
const statesWithCities: readonly string[] = ['texas', 'florida', 'california', 'new-york', 'arizona'];

/** Value of the entry that stands for the whole state. */
export const allCities = 'all';

export const offersCities = (state: string): boolean => statesWithCities.includes(state);

/** What is typed says the place; what was chosen before no longer does. */
export const typedPlace = (text: string): CompactPlace => ({ text, state: '', city: '' });

export const chosenState = (slug: string): CompactPlace => ({
  text: stateBySlug(slug)?.label ?? '',
  state: stateBySlug(slug)?.slug ?? '',
  city: '',
});

/** A city of the chosen state; 'all' goes back to the state alone. */
export function chosenCity(place: CompactPlace, slug: string, cities: readonly CityOption[]): CompactPlace {
  const state = chosenState(place.state);
  const city = cities.find(({ value }) => value === slug);
  return city ? { ...state, city: city.value, text: `${city.label}, ${state.text}` } : state;
}
