import { isName, isParting, piecesOf } from './pieces.js';
import { keyOf, tokensOf } from './tokens.js';

/**
 * The ends of an unfinished text that may be the beginning of a place, as place keys, the longest first: `hot tub repair
 * st lou` → `st lou`, `lou`. What stands before an end must be known, so that the words of a name are no place.
 */
export function typedPlaces(text: string): string[] {
  const tokens = tokensOf(text);
  const pieces = piecesOf(tokens, []);
  const whole = keyOf(tokens, { from: 0, to: tokens.length });
  const isUnfinished = pieces.at(-1)?.meaning.kind === 'unknown';
  const ends = pieces.slice(1).flatMap(({ from }, index) => {
    const before = pieces.slice(0, index + 1);
    const last = before.at(-1);
    const mayFollow = !isName(before) || (last !== undefined && isParting(last));
    return isUnfinished && mayFollow ? [keyOf(tokens, { from, to: tokens.length })] : [];
  });
  return [whole, ...ends].filter(Boolean);
}
