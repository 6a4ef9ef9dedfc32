import type { State } from '@poolpros/contracts/states';
import type { Places } from '@poolpros/places/places';
import { citiesByName, mistypedCityOf, stateOfKey } from './city-names.js';
import { isUnknown } from './mistyped-place.js';
import { type FoundPlace, type NamedPlace, namedCity, namedLocation } from './named-place.js';
import { type Piece, piecesOf, type TakenRange } from './pieces.js';
import { isUnbroken, keyOf, overlaps, type Range, type Token } from './tokens.js';

const longestName = 5;

/** The state that is written from a token on, in one or two words; null for none. */
export function stateAt(tokens: readonly Token[], from: number): (Range & { state: State; isWord: boolean }) | null {
  for (const to of [from + 2, from + 1]) {
    const found = stateOfKey(keyOf(tokens, { from, to }));
    if (found && to <= tokens.length && isUnbroken(tokens, { from, to })) return { from, to, ...found };
  }
  return null;
}

/** Whether the tokens are the name of a county, which the search does not know as a place. */
export const isCounty = (tokens: readonly Token[], { to }: Range): boolean => tokens[to]?.key === 'county';

function nameIn(places: Places, state: State, name: string): NamedPlace | null {
  const city = places.cityByName(state.slug, name);
  if (city) return namedCity(city);
  const [zip] = places.zipsNamed(state.code, name);
  return zip ? namedLocation(`${zip.city}, ${state.label}`) : null;
}

/** "Columbus in Ohio": the word belongs to what follows, although there is a Columbus in Indiana. */
const leadsOn = (places: Places, tokens: readonly Token[], from: number): boolean =>
  stateAt(tokens, from) !== null ||
  [1, 2, 3].some((length) => citiesByName(places).has(keyOf(tokens, { from, to: from + length })));

function cityBefore(
  places: Places,
  tokens: readonly Token[],
  taken: readonly TakenRange[],
  pieces: readonly Piece[],
  { state, isWord, from: end }: Range & { state: State; isWord: boolean },
): (Range & { place: NamedPlace }) | null {
  for (let from = Math.max(0, end - longestName); from < end; from++) {
    const range = { from, to: end };
    const isFree = !taken.some((other) => overlaps(other, range)) && isUnbroken(tokens, range);
    const place = isFree ? nameIn(places, state, keyOf(tokens, range)) : null;
    if (place) return { ...range, place };
  }
  if (isWord) return null;
  for (const from of [end - 3, end - 2, end - 1]) {
    const range = { from, to: end };
    const city = isUnknown(pieces, range) ? mistypedCityOf(places, state, keyOf(tokens, range)) : null;
    if (city) return { ...range, place: namedCity(city) };
  }
  return null;
}

/** The first city or postal place of a text that has its state behind it: `Austin, TX`, `st louis missouri`. */
export function cityInState(places: Places, tokens: readonly Token[], taken: readonly TakenRange[]): FoundPlace | null {
  const pieces = piecesOf(tokens, taken);
  for (let from = 1; from < tokens.length; from++) {
    const state = stateAt(tokens, from);
    if (!state || taken.some((other) => overlaps(other, state)) || isCounty(tokens, state)) continue;
    if (state.isWord && leadsOn(places, tokens, state.to)) continue;
    const city = cityBefore(places, tokens, taken, pieces, state);
    if (city) return { from: city.from, to: state.to, place: city.place };
  }
  return null;
}
