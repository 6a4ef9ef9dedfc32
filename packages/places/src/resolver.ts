import { placeNames } from './place-names.js';
import type { Places } from './places.js';
import type { Understanding } from './resolver/understanding.js';
import { resolveWords } from './resolver/words.js';
import { resolveZip, withoutFalseZip } from './resolver/zip.js';
import { asMeant, coordinatesOf, withoutCountry, wordsOf } from './typed-place.js';

export type { Understanding } from './resolver/understanding.js';

/**
 * Resolves a text to a place. Each step must use every word except filler words: a position, a ZIP, the whole text, a
 * name and its state, a part and what contains it, an address, a place after a comma, then typos. `cityFirst`: a name
 * that a city and a state share means the city. `slips`: whether a name without its state may have a typo. Null if no
 * step understands the text.
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
