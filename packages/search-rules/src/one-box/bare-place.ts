import { placeKey } from '@poolpros/places/place-key';
import type { Places } from '@poolpros/places/places';
import { type Certainty, certainties, certaintyOfCity, certaintyOfState, town } from './certainty.js';
import { isCounty, stateAt } from './city-in-state.js';
import { citiesByName } from './city-names.js';
import { type FoundPlace, namedCity, namedLocation, namedState } from './named-place.js';
import { isName, piecesOf, type TakenRange } from './pieces.js';
import { type Surroundings, surroundingsOf } from './surroundings.js';
import { isUnbroken, keyOf, overlaps, type Range, type Token } from './tokens.js';
import { citiesLikeNames, districtOfColumbia } from './vocabulary/place-names.js';

const longestName = 4;

/** A city or state that some words could mean. */
type Candidate = FoundPlace & { isTown: boolean; certaintyIn(around: Surroundings): Certainty | null };

/** The longest name of a city or state that begins at a token; words that mean something else are no city. */
function candidateAt(
  places: Places,
  tokens: readonly Token[],
  taken: readonly TakenRange[],
  from: number,
): Candidate | null {
  const state = stateAt(tokens, from);
  for (let to = Math.min(from + longestName, tokens.length); to > from; to--) {
    const range = { from, to };
    const isTaken = taken.some((other) => overlaps(other, range));
    if (isTaken || !isUnbroken(tokens, range) || isCounty(tokens, range)) continue;
    if (state?.to === to && !state.isWord)
      return { ...range, place: namedState(state.state), isTown: true, certaintyIn: certaintyOfState };
    const name = keyOf(tokens, range);
    const city = citiesByName(places).get(name);
    if (city === undefined || !isName(piecesOf(tokens.slice(from, to), []))) continue;
    // One of several towns; "beverly hills" is not the town of Beverly.
    if (city === null) return { ...range, place: namedLocation(''), isTown: false, certaintyIn: () => null };
    const isTown = (city.population ?? 0) >= town && !citiesLikeNames.has(name);
    return { ...range, place: namedCity(city), isTown, certaintyIn: (around) => certaintyOfCity(name, city, around) };
  }
  return null;
}

function candidatesIn(places: Places, tokens: readonly Token[], taken: readonly TakenRange[]): Candidate[] {
  const candidates: Candidate[] = [];
  for (let from = 0; from < tokens.length; from = Math.max(from + 1, candidates.at(-1)?.to ?? 0)) {
    const candidate = candidateAt(places, tokens, taken, from);
    if (candidate) candidates.push(candidate);
  }
  return candidates;
}

function phraseAt(tokens: readonly Token[], phrase: string): Range | null {
  const length = phrase.split(' ').length;
  const from = tokens.findIndex((_, index) => keyOf(tokens, { from: index, to: index + length }) === phrase);
  return from === -1 ? null : { from, to: from + length };
}

/**
 * The cities and states of a text without the other beside them, the surest first; `zipCity` is the postal place of a ZIP
 * in the text.
 */
export function barePlaces(
  places: Places,
  tokens: readonly Token[],
  taken: readonly TakenRange[],
  zipCity: string | undefined,
): FoundPlace[] {
  for (const name of districtOfColumbia.names) {
    const district = phraseAt(tokens, name);
    if (district) return [{ ...district, place: namedLocation(districtOfColumbia.zip) }];
  }
  const postal = zipCity === undefined ? null : phraseAt(tokens, placeKey(zipCity));
  if (postal) return [{ ...postal, place: namedLocation('') }];
  const candidates = candidatesIn(places, tokens, taken);
  const rated = candidates.map(({ from, to, place, certaintyIn }) => {
    // Two places side by side are not the name of a firm: "dallas fort worth pools".
    const known = candidates.filter((other) => other.from === from || other.isTown);
    const named = known.map((other): TakenRange => ({ from: other.from, to: other.to, meaning: { kind: 'place' } }));
    const pieces = piecesOf(tokens, [...taken, ...named]);
    const index = pieces.findIndex((piece) => piece.from === from);
    return { from, to, place, certainty: certaintyIn(surroundingsOf(tokens, pieces, index)) };
  });
  return certainties.flatMap((certainty) => {
    const sure = rated.filter((candidate) => candidate.certainty === certainty);
    return [...sure.filter(({ place }) => place.city), ...sure.filter(({ place }) => !place.city)];
  });
}
