import { placeNames } from './place-names.js';
import type { Places } from './places.js';
import type { Understanding } from './resolver/understanding.js';
import { resolveWords } from './resolver/words.js';
import { resolveZip, withoutFalseZip } from './resolver/zip.js';
import { asMeant, coordinatesOf, withoutCountry, wordsOf } from './typed-place.js';

export type { Understanding } from './resolver/understanding.js';

/**
 * What a text means as a place, by steps that each use every word that is no filler: a position, a ZIP, all of the text, a name
 * and its state, a part and what it lies in, an address, a place after a comma, then slips. `cityFirst`: a name that is a
 * city's and a state's means the city. `slips`: whether a name without its state may be written with one. Null when no step
 * understands it.
 */
export function understandPlace(
  places: Places,
  text: string,
  { cityFirst, slips = true }: { cityFirst: boolean; slips?: boolean },
): Understanding | null {
  const meant = asMeant(text);
  const point = coordinatesOf(meant);
  if (point) return { kind: 'point', ...point };
  const words = withoutFalseZip(places, withoutCountry(wordsOf(meant)));
  if (words.length === 0 || words.length > mostWords) return null;
  const context = { places, names: placeNames(places), cityFirst, slips };
  return resolveZip(context, words) ?? resolveWords(context, words);
}

/** An address has fewer words. */
const mostWords = 16;
