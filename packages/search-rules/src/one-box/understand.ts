import { defaultMinRating } from '@poolpros/contracts/catalogue';
import type { Understood } from '@poolpros/contracts/http/one-box';
import type { Places } from '@poolpros/places/places';
import { barePlaces } from './bare-place.js';
import { cityInState } from './city-in-state.js';
import { type Measures, measuresOf } from './measures.js';
import { mistypedPlace } from './mistyped-place.js';
import { type FoundPlace, namedLocation } from './named-place.js';
import { offersOf } from './offers.js';
import { isName, type Piece, piecesOf, runsOf, type TakenRange } from './pieces.js';
import { type Token, tokensOf } from './tokens.js';

/** The contract takes no longer text; the time that reading takes grows faster than its length. */
const longestText = 200;

const oneLine = (text: string): string =>
  text.normalize('NFC').replace(/\s+/gu, ' ').trim().slice(0, longestText).trim();

/** Pieces as they were written, without what leads to a name or asks about one; all of the text when that is nothing. */
function written(text: string, tokens: readonly Token[], pieces: readonly Piece[]): string {
  const isLink = ({ meaning }: Piece): boolean => meaning.kind === 'conjunction';
  // "A-1" is a name, "a good one" is not.
  const leadsIn = (piece: Piece): boolean =>
    isLink(piece) || (piece.meaning.kind === 'leadIn' && text[tokens[piece.to - 1]?.at.to ?? 0] === ' ');
  const first = pieces.find((piece) => !leadsIn(piece));
  const last = pieces.findLast((piece) => !isLink(piece) && piece.meaning.kind !== 'afterName');
  const isAll = first?.from === 0 && last?.to === tokens.length;
  return first && last && first.from < last.to && !isAll
    ? text.slice(tokens[first.from]?.at.from, tokens[last.to - 1]?.at.to)
    : text;
}

/** Praise counts beside another wish; alone, "best pool company" is one, and "Best Pools" is a firm. */
function starsOf(known: readonly Piece[], isBesideWish: boolean): number | null {
  const praise = known.map(({ meaning }) => meaning).find((meaning) => meaning.kind === 'praise');
  const has = (kind: Piece['meaning']['kind']) => known.some(({ meaning }) => meaning.kind === kind);
  return praise && (isBesideWish || has('anyone') || has('worker') || !has('body')) ? praise.stars : null;
}

/** The places of a text; the first is the one that is meant. */
function placesIn(places: Places, tokens: readonly Token[], { taken, zip }: Measures): FoundPlace[] {
  const city = cityInState(places, tokens, taken);
  if (city) return [city];
  const bare = barePlaces(places, tokens, taken, places.zip(zip)?.city);
  if (bare.length > 0) return bare;
  const mistyped = mistypedPlace(places, tokens, taken);
  return mistyped ? [mistyped] : [];
}

/** One reading of a text: what is recognised, and the rest as words. */
function read(places: Places, text: string): Understood {
  const tokens = tokensOf(text);
  const measures = measuresOf(places, text, tokens);
  const found = placesIn(places, tokens, measures);
  const place = measures.zip ? namedLocation(measures.zip) : (found[0]?.place ?? namedLocation(''));
  const named = found.map(({ from, to }): TakenRange => ({ from, to, meaning: { kind: 'place' } }));
  const taken = [...measures.taken, ...named];

  const pieces = piecesOf(tokens, taken);
  const runs = runsOf(tokens, pieces);
  const known = runs.filter((run) => !isName(run));
  const offers = offersOf(known);
  const isOffer = offers.serviceType !== 'all' || offers.services.length + offers.poolTypes.length > 0;
  const isMeasured = place.location !== '' || measures.nearMe || measures.distance > 0 || measures.stars !== null;
  const stars = measures.stars ?? starsOf(known.flat(), isOffer || isMeasured);
  // "Pool contractors" are all that there are.
  const isAnyone = !runs.some(isName) && pieces.some(({ meaning }) => meaning.kind === 'anyone');
  const isRecognised = isOffer || isMeasured || isAnyone || stars !== null;
  const names = isRecognised ? runs.filter(isName) : [pieces];
  return {
    ...place,
    nearMe: place.location === '' && (measures.nearMe || measures.distance > 0),
    distance: measures.distance,
    ...offers,
    minRating: Math.max(defaultMinRating, stars ?? defaultMinRating),
    q: names
      .map((name) => written(text, tokens, name))
      .filter(Boolean)
      .join(' '),
  };
}

/** What was recognised first counts; a text has one place, one distance, one service type and one rating. */
function joined(first: Understood, later: Understood): Understood {
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
    minRating: first.minRating === defaultMinRating ? later.minRating : first.minRating,
    q: later.q,
  };
}

/**
 * Reads what a person typed into the one box: place, distance, offers and rating become filters, and what no rule knows
 * stays in `q`, to be searched as words. Understanding that `q` again changes nothing.
 */
export function understand(places: Places, text: string): Understood {
  let left = oneLine(text);
  let understood = read(places, left);
  while (understood.q !== left) {
    left = understood.q;
    understood = joined(understood, read(places, left));
  }
  return understood;
}
