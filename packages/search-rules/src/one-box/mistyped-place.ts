import type { Places } from '@poolpros/places/places';
import { mistypedCity } from './city-names.js';
import { type FoundPlace, namedCity } from './named-place.js';
import { type Piece, piecesOf, type TakenRange } from './pieces.js';
import { surroundingsOf } from './surroundings.js';
import { keyOf, type Range, type Token } from './tokens.js';

/** Whether no rule knows any of the tokens. */
export const isUnknown = (pieces: readonly Piece[], { from, to }: Range): boolean =>
  pieces.filter((piece) => piece.meaning.kind === 'unknown' && piece.from >= from && piece.to <= to).length ===
  to - from;

/** A well-known city with one typing error: after an "in", or at the end of a text that asks for something. */
export function mistypedPlace(
  places: Places,
  tokens: readonly Token[],
  taken: readonly TakenRange[],
): FoundPlace | null {
  const pieces = piecesOf(tokens, taken);
  for (const [index, { from }] of pieces.entries()) {
    for (const words of [2, 1]) {
      const range = { from, to: from + words };
      if (!isUnknown(pieces, range)) continue;
      const joined: Piece = { ...range, meaning: { kind: 'unknown' } };
      const around = surroundingsOf(tokens, pieces.toSpliced(index, words, joined), index);
      const isPlace = around.isAfterPreposition || (around.isAtEnd && around.isAfterTrade && around.isAmongKnown);
      const city = isPlace ? mistypedCity(places, keyOf(tokens, range)) : null;
      if (city) return { ...range, place: namedCity(city) };
    }
  }
  return null;
}
