import type { NamedPlace } from '@poolpros/places/named-place';
import { placeKey } from '@poolpros/places/place-key';
import type { Places } from '@poolpros/places/places';
import { understandPlace } from '@poolpros/places/resolver';
import { keyOf, type Range, type Token } from '@poolpros/places/tokens';
import {
  type Confidence,
  confidenceOfCity,
  confidenceOfSpot,
  confidenceOfState,
  confidences,
  town,
} from './confidence.js';
import { contextOf } from './context.js';
import type { RecognizedSpan, TaggedText } from './lexicon.js';
import { isWhole, type Mention, mentionsIn, type PlaceText, slippedMention, typedAt } from './mentions.js';
import { type FoundPlace, filtersOf, knownWithSlip, locationOnly } from './place-phrase.js';
import { isUnknown, spansOf } from './spans.js';
import { citiesLikeNames, regionsLikeNames } from './vocabulary/firm-names.js';

/**
 * Whether a name next to another one is more likely a place than part of a business name: "dallas fort worth pools".
 */
const isWellKnown = ({ place, name }: Mention): boolean =>
  place.kind === 'state' ||
  (place.kind === 'city' && (place.city.population ?? 0) >= town && !citiesLikeNames.has(name));

/** The tokens of a place, as a span. */
export const asPlace = ({ from, to }: Range): RecognizedSpan => ({ from, to, tag: { kind: 'place' } });

/** How certainly a name without its state is the place; null if it is more likely a word or a business name. */
function confidenceOf(part: PlaceText, mentions: readonly Mention[], mention: Mention): Confidence | null {
  const { from, name, place } = mention;
  const known = mentions.filter((other) => other.from === from || isWellKnown(other));
  const spans = spansOf(part, [...part.recognized, ...known.map(asPlace)]);
  const context = contextOf(
    part.tokens,
    spans,
    spans.findIndex((span) => span.from === from),
  );
  switch (place.kind) {
    case 'city':
      return confidenceOfCity(name, place.city, context);
    case 'region':
      return regionsLikeNames.has(name) && !context.isAfterTrade && !context.isAfterPreposition
        ? null
        : confidenceOfState(context);
    case 'county':
    case 'state':
      return isWhole(mention) ? confidenceOfState(context) : null;
    case 'spot':
      return place.spot.kind === 'community' ? null : confidenceOfSpot(name, context);
    case 'postal':
      return null;
  }
}

/** "Venice Beach" is no Beach in North Dakota: whether a small town is next to another name, without a comma. */
function isHalfOfName({ tokens }: PlaceText, mentions: readonly Mention[], { from, to, place }: Mention): boolean {
  if (place.kind !== 'city' || (place.city.population ?? 0) >= town) return false;
  return mentions.some(
    (other) =>
      other.place.kind === 'city' &&
      placeKey(other.place.city.name) === other.name &&
      ((other.to === from && !tokens[from]?.afterComma) || (other.from === to && !tokens[to]?.afterComma)),
  );
}

/** The places of a text whose names have no state next to them, the most certain first. */
function barePlaces(part: PlaceText, mentions: readonly Mention[]): FoundPlace[] {
  const rated = mentions
    .filter((mention) => !isHalfOfName(part, mentions, mention))
    .map((mention) => ({ ...mention, confidence: confidenceOf(part, mentions, mention) }));
  const stated = rated.flatMap(({ place }) => (place.kind === 'state' ? [place.state.slug] : []));
  // A state next to a name is a condition.
  const isPossible = (place: NamedPlace) =>
    place.kind !== 'city' || stated.length === 0 || stated.some((slug) => slug === place.city.stateSlug);
  return confidences.flatMap((confidence) => {
    const sure = rated.filter((mention) => mention.confidence === confidence && isPossible(mention.place));
    const clear = sure.filter(({ isClear }) => isClear);
    const asked = confidence === 'possible' ? [] : sure.filter(({ isClear }) => !isClear);
    return [
      ...clear.filter(({ place }) => place.kind !== 'state'),
      ...clear.filter(({ place }) => place.kind === 'state'),
      ...asked,
    ].map(({ from, to, place, isClear }) => ({
      from,
      to,
      place: isClear ? filtersOf(part.places, place) : locationOnly(typedAt(part, { from, to })),
    }));
  });
}

/** A well-known city with a typo: after an "in", or at the end of a text that asks for something. */
function slippedCity(part: PlaceText): FoundPlace | null {
  const spans = spansOf(part, part.recognized);
  for (const [index, { from }] of spans.entries())
    for (const words of [2, 1]) {
      const range = { from, to: from + words };
      if (!isUnknown(spans, range)) continue;
      const inPlace = spans.toSpliced(index, words, asPlace(range));
      const { isAfterPreposition, isAfterTrade, isAmongKnown, isAtEnd } = contextOf(part.tokens, inPlace, index);
      if (!isAfterPreposition && !(isAtEnd && isAfterTrade && isAmongKnown)) continue;
      const understood = understandPlace(part.places, typedAt(part, range), { cityFirst: true });
      const place = understood?.kind === 'place' && !understood.asTyped ? understood.place : null;
      if (place?.kind === 'city' && (place.city.population ?? 0) >= knownWithSlip)
        return { ...range, place: filtersOf(part.places, place) };
    }
  return null;
}

/** The first position of a phrase, as place keys, in a text. */
function phraseIn(tokens: readonly Token[], phrase: string): Range | null {
  const length = phrase.split(' ').length;
  const from = tokens.findIndex((_, index) => keyOf(tokens, { from: index, to: index + length }) === phrase);
  return from === -1 ? null : { from, to: from + length };
}

/**
 * The places of a text outside of what is recognized already. The first one is the one that is meant. `zipCity` is the
 * postal place of a ZIP in the text.
 */
export function placesIn(
  places: Places,
  text: string,
  tags: TaggedText,
  recognized: readonly RecognizedSpan[],
  zipCity: string | undefined,
): FoundPlace[] {
  const part = { ...tags, text, places, recognized };
  const mentions = mentionsIn(part);
  const inState = mentions.filter(({ isStated, isClear }) => isStated && isClear);
  const stated = inState.find(isWhole) ?? slippedMention(part, mentions) ?? inState[0];
  if (stated) return [{ from: stated.from, to: stated.to, place: filtersOf(places, stated.place) }];
  const postal = zipCity === undefined ? null : phraseIn(tags.tokens, placeKey(zipCity));
  if (postal) return [{ ...postal, place: locationOnly('') }];
  const bare = barePlaces(part, mentions);
  const slipped = bare.length > 0 ? null : slippedCity(part);
  return slipped ? [slipped] : bare;
}
