import type { Places } from '@poolpros/places/places';
import { understandPlace } from '@poolpros/places/resolver';
import { namesState } from '@poolpros/places/resolver/names-state';
import { overlaps, type Token } from '@poolpros/places/tokens';
import type { RecognizedSpan, TaggedText } from './lexicon.js';
import { type FoundPlace, filtersOf } from './place-phrase.js';
import { spansOf } from './spans.js';

/** Trade words before the first unknown word may belong to a name: "On Top of the Worldd FL". */
const mostBefore = 4;

/**
 * The city at the end of a text, with its state, whose name contains trade words and a typo: "Ballsto Spa, NY", "Shot
 * Pump VA". Null if no city of the state is similar to the text.
 */
export function slippedPhrase(
  places: Places,
  text: string,
  tags: TaggedText,
  recognized: readonly RecognizedSpan[],
): FoundPlace | null {
  const { tokens } = tags;
  const to = tokens.length;
  const unknown = spansOf(tags, recognized).find(({ tag }) => tag.kind === 'unknown');
  if (!unknown) return null;
  for (let from = Math.max(0, unknown.from - mostBefore); from <= unknown.from; from++) {
    const range = { from, to };
    if (recognized.some((span) => overlaps(span, range))) continue;
    const typed = textOf(text, tokens, from);
    const understood = understandPlace(places, typed, { cityFirst: true, steps: 'stated' });
    if (understood?.kind !== 'place' || understood.words !== '') continue;
    const { place } = understood;
    if (place.kind === 'city' && namesState(places, typed, place))
      return { ...range, place: filtersOf(places, place), understood };
  }
  return null;
}

const textOf = (text: string, tokens: readonly Token[], from: number): string =>
  text.slice(tokens[from]?.at.from, tokens.at(-1)?.at.to);
