import { coordinatesOf } from './coordinates.js';
import { nameKey } from './name-key.js';
import { placeNames } from './place-names.js';
import type { Places } from './places.js';
import { withLastNumber } from './resolver/last-number.js';
import type { Steps, Understanding } from './resolver/understanding.js';
import { resolveWords } from './resolver/words.js';
import { resolveZip } from './resolver/zip.js';
import { asMeant, keysOf, withoutCountry, wordsOf } from './typed-place.js';

export type { Steps, Understanding } from './resolver/understanding.js';

/**
 * Resolves a text to a place. Each step must use every word except filler words: a position, a ZIP, the whole text, a
 * name and its state, a part and what contains it, an address, a place after a comma, then typos. `cityFirst`: a name
 * that a city and a state share means the city. Null if none of the `steps` understands the text.
 */
export function understandPlace(
  places: Places,
  text: string,
  { cityFirst, steps = 'all' }: { cityFirst: boolean; steps?: Steps },
): Understanding | null {
  const meant = asMeant(text);
  const point = coordinatesOf(text);
  if (point) return { kind: 'point', ...point };
  const names = placeNames(places);
  const typed = wordsOf(meant);
  // Norwood Young America is in Minnesota.
  const isName = names.named(nameKey(keysOf(typed))).length > 0;
  const words = withLastNumber(places, isName ? typed : withoutCountry(typed));
  if (words.length === 0 || words.length > mostWords) return null;
  const context = { places, names, cityFirst, steps };
  return resolveZip(context, words) ?? resolveWords(context, words);
}

/** An address has fewer words. */
const mostWords = 16;
