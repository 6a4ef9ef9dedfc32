import { defaultMinRating } from '@poolpros/contracts/catalogue';
import type { Understood as Response } from '@poolpros/contracts/http/one-box';
import { textLengths } from '@poolpros/contracts/limits';
import type { Places } from '@poolpros/places/places';
import type { Understanding } from '@poolpros/places/resolver';
import { overlaps, type Token, tokensOf } from '@poolpros/places/tokens';
import { addressPhrase } from './address-phrase.js';
import { type Span, type TaggedText, tagged } from './lexicon.js';
import { type Measures, measuresOf } from './measures.js';
import { offersOf } from './offers.js';
import { asPlace, placesIn } from './place.js';
import { type FoundPlace, locationOnly, placePhrase } from './place-phrase.js';
import { slippedPhrase } from './slipped-phrase.js';
import { isName, runsOf, spansOf } from './spans.js';

/** The meaning of a text, before its place is located and its contractors are counted. */
export type Understood = Omit<Response, 'understood' | 'choices'>;

/** The same, with the resolver's result if the words are only a place. */
export interface UnderstoodText {
  said: Understood;
  place: Understanding | null;
}

// The time grows faster than the length of a text.
const oneLine = (text: string): string =>
  text.normalize('NFC').replace(/\s+/gu, ' ').trim().slice(0, textLengths.searched.max).trim();

/**
 * Spans in their original spelling, without words that lead to a name or ask about one; the whole text if nothing is
 * left.
 */
function written(text: string, tokens: readonly Token[], spans: readonly Span[]): string {
  const isLink = ({ tag }: Span): boolean => tag.kind === 'conjunction';
  // "A-1" is a name, "a good one" is not.
  const leadsIn = (span: Span): boolean =>
    isLink(span) || (span.tag.kind === 'carrier' && text[tokens[span.to - 1]?.at.to ?? 0] === ' ');
  const first = spans.find((span) => !leadsIn(span));
  const last = spans.findLast((span) => !isLink(span) && span.tag.kind !== 'afterName');
  const isAll = first?.from === 0 && last?.to === tokens.length;
  return first && last && first.from < last.to && !isAll
    ? text.slice(tokens[first.from]?.at.from, tokens[last.to - 1]?.at.to)
    : text;
}

/** Praise counts with another wish; alone, "best pool company" is one, and "Best Pools" is a business. */
function starsOf(known: readonly Span[], isBesideWish: boolean): number | null {
  const praise = known.map(({ tag }) => tag).find((tag) => tag.kind === 'praise');
  const has = (kind: Span['tag']['kind']) => known.some(({ tag }) => tag.kind === kind);
  return praise && (isBesideWish || has('anyone') || has('worker') || !has('body')) ? praise.stars : null;
}

/** When the business must be open or have time. */
function timesIn(spans: readonly Span[]): Pick<Understood, 'open' | 'work'> {
  const filters = spans.flatMap(({ tag }) => (tag.kind === 'time' ? [tag.filter] : []));
  return {
    open: [...new Set(filters.flatMap(({ key, value }) => (key === 'open' ? [value] : [])))],
    work: [...new Set(filters.flatMap(({ key, value }) => (key === 'work' ? [value] : [])))],
  };
}

/** "Ten Mile Run" is a town. */
function townLikeDistance(places: Places, text: string, tags: TaggedText, { recognized }: Measures): FoundPlace | null {
  const distance = recognized.find(({ tag }) => tag.kind === 'distance');
  if (!distance || tags.tokens.slice(distance.from, distance.to).some(({ key }) => /\d/.test(key))) return null;
  const town = placePhrase(places, text, tags, []);
  return town?.place.city && overlaps(distance, town) ? town : null;
}

/** What is recognized in a text, with the rest as words. */
function recognize(places: Places, text: string): UnderstoodText {
  const tokens = tokensOf(text);
  const tags = tagged(tokens);
  const measures = measuresOf(places, text, tokens);
  const isRange = measures.zip?.text.includes('-');
  const known = measures.zip && isRange ? [...measures.recognized, measures.zip.span] : measures.recognized;
  const phrase =
    townLikeDistance(places, text, tags, measures) ??
    addressPhrase(places, text, tags) ??
    placePhrase(places, text, tags, known) ??
    slippedPhrase(places, text, tags, known);
  // A house number is no ZIP, and the ZIP of an address is part of it.
  const zip = measures.zip && phrase && overlaps(measures.zip.span, phrase) ? null : measures.zip;
  const figures = measures.recognized.filter((span) => !phrase || !overlaps(span, phrase));
  const distance = figures.length === measures.recognized.length ? measures.distance : 0;
  const recognized = zip ? [...figures, zip.span] : figures;
  const found = phrase ? [phrase] : placesIn(places, text, tags, recognized, places.zip(zip?.text ?? '')?.city);
  const place = zip ? locationOnly(zip.text) : (found[0]?.place ?? locationOnly(''));
  const spans = spansOf(tags, [...recognized, ...found.map(asPlace)]);
  const runs = runsOf(tokens, spans);
  const understoodRuns = runs.filter((run) => !isName(run));
  const offers = offersOf(understoodRuns);
  const isOffer = offers.serviceType !== 'all' || offers.services.length + offers.poolTypes.length > 0;
  const isMeasured = place.location !== '' || measures.nearMe || distance > 0 || measures.stars !== null;
  const stars = measures.stars ?? starsOf(understoodRuns.flat(), isOffer || isMeasured);
  // "Pool contractors" describes all of them.
  const isAnyone = !runs.some(isName) && spans.some(({ tag }) => tag.kind === 'anyone');
  const times = timesIn(spans);
  const isTimed = times.open.length + times.work.length > 0;
  const isRecognized = isOffer || isMeasured || isAnyone || isTimed || stars !== null;
  const names = isRecognized ? runs.filter(isName) : [spans];
  const said = {
    ...place,
    nearMe: place.location === '' && (measures.nearMe || distance > 0),
    distance,
    ...offers,
    ...times,
    minRating: Math.max(defaultMinRating, stars ?? defaultMinRating),
    q: names
      .map((name) => written(text, tokens, name))
      .filter(Boolean)
      .join(' '),
  };
  return { said, place: phrase?.understood ?? null };
}

/** The first recognition counts; a text has one place, one distance, one service type and one rating. */
function merged(first: Understood, later: Understood): Understood {
  const place = first.location ? first : later;
  return {
    location: place.location,
    state: place.state,
    city: place.city,
    nearMe: !place.location && (first.nearMe || later.nearMe),
    distance: first.distance || later.distance,
    serviceType: first.serviceType === 'all' ? later.serviceType : first.serviceType,
    services: [...new Set([...first.services, ...later.services])],
    poolTypes: [...new Set([...first.poolTypes, ...later.poolTypes])],
    open: [...new Set([...first.open, ...later.open])],
    work: [...new Set([...first.work, ...later.work])],
    minRating: first.minRating === defaultMinRating ? later.minRating : first.minRating,
    q: later.q,
  };
}

/**
 * Parses the text of the one box: place, distance, offers and rating become filters, and the rest stays in `q` as
 * search words. Parsing that `q` again changes nothing.
 */
export const understand = (places: Places, text: string): Understood => understandText(places, text).said;

/** The same, with the resolver's result for the place. */
export function understandText(places: Places, text: string): UnderstoodText {
  let left = oneLine(text);
  let understood = recognize(places, left);
  while (understood.said.q !== left) {
    left = understood.said.q;
    const later = recognize(places, left);
    understood = { said: merged(understood.said, later.said), place: understood.place ?? later.place };
  }
  return understood;
}
