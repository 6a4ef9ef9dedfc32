import type { City } from '@poolpros/places/places';
import type { Surroundings } from './surroundings.js';
import { citiesLikeNames } from './vocabulary/place-names.js';

/** Beside other words a city is taken for one from this many people on; smaller ones need their state or an "in". */
export const town = 20_000;
/** A city at the end of a name, and one whose name is a word as well, must be better known. */
const bigCity = 100_000;

/** How sure a place is, the surest first. */
export const certainties = ['said', 'likely', 'possible'] as const;
export type Certainty = (typeof certainties)[number];

/** How sure it is that the name of a city, as a place key, means the city; null when it is rather a word or a firm. */
export function certaintyOfCity(name: string, { population }: City, around: Surroundings): Certainty | null {
  const people = population ?? 0;
  const isLikeName = citiesLikeNames.has(name);
  if (around.isAfterPreposition) return 'said';
  if (around.isAlone && (around.isTextKnown || around.isAtEnd))
    return !isLikeName || people >= bigCity ? 'likely' : null;
  if (around.isAmongKnown) return people >= town && (!isLikeName || around.isAfterTrade) ? 'likely' : null;
  return around.isAtEnd && around.isAfterTrade && people >= bigCity && !isLikeName ? 'possible' : null;
}

/** The same of a state. */
export function certaintyOfState(around: Surroundings): Certainty | null {
  if (around.isAfterPreposition) return 'said';
  if (around.isAmongKnown) return 'likely';
  return around.isAtEnd ? 'possible' : null;
}
