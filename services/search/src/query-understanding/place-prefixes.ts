import { keyOf, tokensOf } from '@poolpros/places/tokens';
import { tagged } from './lexicon.js';
import { isName, isParting, spansOf } from './spans.js';

/**
 * The ends of a text, being typed, that may be the prefix of a place, as place keys, the longest first: `hot tub repair
 * st lou` → `st lou`, `lou`. What stands before an end must be known, so that the words of a name are no place.
 */
export function placePrefixes(text: string): string[] {
  const tokens = tokensOf(text);
  const spans = spansOf(tagged(tokens));
  const whole = keyOf(tokens, { from: 0, to: tokens.length });
  const isPrefix = spans.at(-1)?.tag.kind === 'unknown';
  const ends = spans.slice(1).flatMap(({ from }, index) => {
    const before = spans.slice(0, index + 1);
    const last = before.at(-1);
    const mayFollow = !isName(before) || (last !== undefined && isParting(last));
    return isPrefix && mayFollow ? [keyOf(tokens, { from, to: tokens.length })] : [];
  });
  return [whole, ...ends].filter(Boolean);
}
