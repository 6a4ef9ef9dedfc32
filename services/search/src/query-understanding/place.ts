import { fuzzyCity, type MentionedPlace } from '@poolpros/places/gazetteer';
import { type BareMention, bareMentions, cityWithState, type PlaceText, phraseIn } from '@poolpros/places/mentions';
import { placeKey } from '@poolpros/places/place-key';
import type { Places } from '@poolpros/places/places';
import { keyOf, overlaps, type Range } from '@poolpros/places/tokens';
import { type Confidence, confidenceOfCity, confidenceOfState, confidences, town } from './confidence.js';
import { contextOf } from './context.js';
import type { RecognizedSpan, Span, TaggedText } from './lexicon.js';
import { type FoundPlace, filtersOf, locationOnly } from './place-phrase.js';
import { isName, isUnknown, spansOf } from './spans.js';
import { citiesLikeNames } from './vocabulary/firm-names.js';

/**
 * Whether a name next to another one is more likely a place than part of a business name: "dallas fort worth pools".
 */
const isWellKnown = ({ place, name }: BareMention): boolean =>
  place?.kind === 'state' ||
  (place?.kind === 'city' && (place.city.population ?? 0) >= town && !citiesLikeNames.has(name));

/** The tokens of a place, as a span. */
export const asPlace = ({ from, to }: Range): RecognizedSpan => ({ from, to, tag: { kind: 'place' } });

/** The cities and states of a text that have no state or city next to them, the most certain first. */
function barePlaces(places: Places, text: PlaceText & TaggedText, recognized: readonly RecognizedSpan[]): FoundPlace[] {
  const mentions = bareMentions(places, text);
  function confidenceOf({ from, name, place }: BareMention): Confidence | null {
    const known = mentions.filter((other) => other.from === from || isWellKnown(other));
    const spans = spansOf(text, [...recognized, ...known.map(asPlace)]);
    const context = contextOf(
      text.tokens,
      spans,
      spans.findIndex((span) => span.from === from),
    );
    return place?.kind === 'city' ? confidenceOfCity(name, place.city, context) : confidenceOfState(context);
  }
  const rated = mentions.flatMap(({ place, ...mention }) =>
    place ? [{ ...mention, place, confidence: confidenceOf({ ...mention, place }) }] : [],
  );
  const stated = rated.flatMap(({ place }) => (place.kind === 'state' ? [place.state.slug] : []));
  // A state next to a name is a condition.
  const isPossible = (place: MentionedPlace) =>
    place.kind !== 'city' || stated.length === 0 || stated.some((slug) => slug === place.city.stateSlug);
  const surest = (kind: MentionedPlace['kind']) => (confidence: Confidence) =>
    rated.filter(
      (mention) => mention.confidence === confidence && mention.place.kind === kind && isPossible(mention.place),
    );
  return confidences
    .flatMap((confidence) => [...surest('city')(confidence), ...surest('state')(confidence)])
    .map(({ from, to, place }) => ({ from, to, place: filtersOf(places, place) }));
}

/** A well-known city with a typo: after an "in", or at the end of a text that asks for something. */
function fuzzyPlace(places: Places, { tokens }: TaggedText, spans: readonly Span[]): FoundPlace | null {
  for (const [index, { from }] of spans.entries()) {
    for (const words of [2, 1]) {
      const range = { from, to: from + words };
      if (!isUnknown(spans, range)) continue;
      const context = contextOf(tokens, spans.toSpliced(index, words, { ...range, tag: { kind: 'unknown' } }), index);
      const isPlace = context.isAfterPreposition || (context.isAtEnd && context.isAfterTrade && context.isAmongKnown);
      const city = isPlace ? fuzzyCity(places, keyOf(tokens, range)) : null;
      if (city) return { ...range, place: filtersOf(places, { kind: 'city', city }) };
    }
  }
  return null;
}

/**
 * The places of a text outside of what is recognized already. The first one is the one that is meant. `zipCity` is the
 * postal place of a ZIP in the text.
 */
export function placesIn(
  places: Places,
  text: TaggedText,
  recognized: readonly RecognizedSpan[],
  zipCity: string | undefined,
): FoundPlace[] {
  const spans = spansOf(text, recognized);
  const placeText = {
    ...text,
    isFree: (range: Range) => !recognized.some((span) => overlaps(span, range)),
    isUnknown: (range: Range) => isUnknown(spans, range),
    isName: (range: Range) => isName(spansOf(text, [], range)),
  };
  const inState = cityWithState(places, placeText);
  if (inState) return [{ ...inState, place: filtersOf(places, inState.place) }];
  const postal = zipCity === undefined ? null : phraseIn(text.tokens, placeKey(zipCity));
  if (postal) return [{ ...postal, place: locationOnly('') }];
  const bare = barePlaces(places, placeText, recognized);
  if (bare.length > 0) return bare;
  const fuzzy = fuzzyPlace(places, text, spans);
  return fuzzy ? [fuzzy] : [];
}
