import type { State } from '@poolpros/contracts/states';
import { nameKey, nameWords } from './name-key.js';
import { statesOf } from './named-place.js';
import { placeNames } from './place-names.js';
import type { City, Places } from './places.js';
import { understandPlace } from './resolver.js';

/**
 * The city of a state that a business entered: the name in any spelling (`N Las Vegas`, `St. Louis`), but not a part of
 * it or a name with a typo. In that case `suggestion` is the city that may be meant.
 */
export function statedCity(
  places: Places,
  state: State,
  text: string,
): { city: City; suggestion: null } | { city: null; suggestion: City | null } {
  const [exact] = placeNames(places)
    .named(nameKey(nameWords(text)))
    .flatMap(({ place }) => (place.kind === 'city' && statesOf(place)[0]?.code === state.code ? [place.city] : []))
    .sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
  const city = places.cityByName(state.slug, text) ?? exact;
  if (city) return { city, suggestion: null };
  const understood = understandPlace(places, `${text}, ${state.label}`, { cityFirst: true });
  const near = understood?.kind === 'place' && understood.place.kind === 'city' ? understood.place.city : null;
  return { city: null, suggestion: near };
}
