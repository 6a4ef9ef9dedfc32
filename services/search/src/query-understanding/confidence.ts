import type { City } from '@poolpros/places/places';
import type { TextContext } from './context.js';
import { citiesLikeNames } from './vocabulary/firm-names.js';

/**
 * Among other words, only a city with at least this population counts as a place; smaller ones need their state or an
 * "in".
 */
export const town = 20_000;
/** A city at the end of a name, or one whose name is also a word, must be better known. */
const bigCity = 100_000;

/** How certain a place is, the most certain first. */
export const confidences = ['said', 'likely', 'possible'] as const;
export type Confidence = (typeof confidences)[number];

/** How certainly a place key means the city; null if it is more likely a word or a business name. */
export function confidenceOfCity(name: string, { population }: City, context: TextContext): Confidence | null {
  const people = population ?? 0;
  const isLikeName = citiesLikeNames.has(name);
  if (context.isAfterPreposition) return 'said';
  if (context.isAlone && (context.isTextKnown || context.isAtEnd)) {
    // "Mountain View" is the city if there is nothing else; "Paradise" is a word.
    const isWord = isLikeName && !(context.isTextKnown && name.includes(' '));
    return !isWord || people >= bigCity ? 'likely' : null;
  }
  if (context.isAmongKnown) return people >= town && (!isLikeName || context.isAfterTrade) ? 'likely' : null;
  return context.isAtEnd && context.isAfterTrade && people >= bigCity && !isLikeName ? 'possible' : null;
}

/** The same for a state. */
export function confidenceOfState(context: TextContext): Confidence | null {
  if (context.isAfterPreposition) return 'said';
  if (context.isAmongKnown) return 'likely';
  return context.isAtEnd ? 'possible' : null;
}

/** The same for a neighborhood, an airport or a sight: "Blue Lagoon Pools downtown Miami", but not "Sunset Hills Pools". */
export function confidenceOfSpot(name: string, context: TextContext): Confidence | null {
  if (context.isAfterPreposition) return 'said';
  return name.includes(' ') && context.isAtEnd && context.isAfterTrade ? 'possible' : null;
}
