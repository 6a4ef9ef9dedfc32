import type { City } from '@poolpros/places/places';
import type { TextContext } from './context.js';
import { citiesLikeNames } from './vocabulary/firm-names.js';

/** Beside other words a city is taken for one from this many people on; smaller ones need their state or an "in". */
export const town = 20_000;
/** A city at the end of a name, and one whose name is a word as well, must be better known. */
const bigCity = 100_000;

/** How sure a place is, the surest first. */
export const confidences = ['said', 'likely', 'possible'] as const;
export type Confidence = (typeof confidences)[number];

/** How sure it is that the name of a city, as a place key, means the city; null when it is rather a word or a firm. */
export function confidenceOfCity(name: string, { population }: City, context: TextContext): Confidence | null {
  const people = population ?? 0;
  const isLikeName = citiesLikeNames.has(name);
  if (context.isAfterPreposition) return 'said';
  if (context.isAlone && (context.isTextKnown || context.isAtEnd)) {
    // "Mountain View" is the city while nothing else is said, "Paradise" is a word.
    const isWord = isLikeName && !(context.isTextKnown && name.includes(' '));
    return !isWord || people >= bigCity ? 'likely' : null;
  }
  if (context.isAmongKnown) return people >= town && (!isLikeName || context.isAfterTrade) ? 'likely' : null;
  return context.isAtEnd && context.isAfterTrade && people >= bigCity && !isLikeName ? 'possible' : null;
}

/** The same of a state. */
export function confidenceOfState(context: TextContext): Confidence | null {
  if (context.isAfterPreposition) return 'said';
  if (context.isAmongKnown) return 'likely';
  return context.isAtEnd ? 'possible' : null;
}
