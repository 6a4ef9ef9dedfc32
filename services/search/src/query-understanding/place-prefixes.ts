import { keyOf, tokensOf } from '@poolpros/places/tokens';
import { tagged } from './lexicon.js';
import { isName, isParting, spansOf } from './spans.js';

/**
 * The ends of a text that may be the prefix of a place while the user types, as place keys, the longest first: `hot tub
 * repair st lou` → `st lou`, `lou`. The words before an end must be known, so that words of a name are not taken for a
 * place.
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
