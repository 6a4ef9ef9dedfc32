import type { State } from '@poolpros/contracts/states';
import { fullWord } from '../name-key.js';
import { partsOfStates } from '../names/states.js';
import { slipsInState } from '../slips.js';
import { isStreet, lastStreetWord, streetEnd, streetStart } from '../street.js';
import { keysOf, textOf, type Word } from '../typed-place.js';
import { isIn, namedInState, namesFor } from './names-of-words.js';
import { slipped } from './near-names.js';
import { byPeople, type Context, chosen, found, isNear, type Understanding } from './understanding.js';

/** A name and what contains it: `East Village, NYC`, `Fort Greene Brooklyn`, `New York Rego Park`. */
export function partOfPlace(context: Context, words: readonly Word[], state: State | null): Understanding | null {
  const { names } = context;
  const exact = (part: readonly Word[]) =>
    namesFor(names, part).filter((name) => !name.isShort && (!state || isIn(state, name)));
  for (let at = 1; at < words.length; at++)
    for (const [part, whole] of [
      [words.slice(0, at), words.slice(at)],
      [words.slice(at), words.slice(0, at)],
    ] as const) {
      const containers = exact(whole).filter(({ place }) => place.kind !== 'spot' || place.spot.kind === 'quarter');
      for (const container of containers.toSorted(byPeople).slice(0, 3)) {
        const near = exact(part)
          .filter(({ place }) => place !== container.place && isNear(context, container.place, place))
          .sort(byPeople);
        const [first] = near;
        if (first) return found(first.place);
        const [own] = exact(part).filter(({ place }) => place === container.place);
        if (own) return found(own.place);
      }
    }
  return null;
}

/** Parts of smaller cities have no names of their own. */
const cityWithParts = 100_000;

/** `NW Miami`, `North Dallas, TX`: a side of a big city means the city. */
export function sideOfCity(context: Context, words: readonly Word[], state: State | null): Understanding | null {
  const [side = '', ...rest] = keysOf(words);
  if (rest.length === 0 || !partsOfStates.includes(side)) return null;
  const city = state
    ? namedInState(context, state, words.slice(1))
    : chosen(context, namesFor(context.names, words.slice(1)), words.slice(1));
  const isBig =
    city?.kind === 'place' && city.place.kind === 'city' && (city.place.city.population ?? 0) >= cityWithParts;
  return isBig ? found(city.place) : null;
}

/** Whether a word may be between a street and its city: `24`, `NW` and `Box`. */
const isOfStreet = (word: Word | undefined): boolean =>
  word !== undefined &&
  (/^\d/.test(word.key) || partsOfStates.includes(fullWord(word.key)) || lastStreetWord([word]) === 0);

/** The longest end of an address that is a place name. The words before the street, such as a company's name, are kept. */
export function placeOfAddress(context: Context, words: readonly Word[], state: State | null): Understanding | null {
  if (!isStreet(words)) return null;
  const street = streetStart(words);
  if (street > 0) {
    const place = placeOfAddress(context, words.slice(street), state);
    return place?.kind === 'place' ? { ...place, words: textOf(words.slice(0, street)) } : place;
  }
  const isHouse = street === 0 || /^\d/.test(words[0]?.key ?? '');
  for (let at = streetEnd(words); at < words.length; at++) {
    // "Swim Lane Outdoor Living Ontario" is a company.
    if (!isHouse && at > streetEnd(words) && !isOfStreet(words[at - 1])) return null;
    const tail = words.slice(at);
    const place = state ? namedInState(context, state, tail) : chosen(context, namesFor(context.names, tail), tail);
    if (place) return place;
  }
  if (!state || !/^\d/.test(words[0]?.key ?? '')) return null;
  const afterStreet = words.findLastIndex(({ afterComma }) => afterComma);
  const tail =
    afterStreet > 0 ? words.slice(afterStreet) : words.slice(Math.max(words.length - 1, lastStreetWord(words) + 1));
  if (tail.length === 0) return null;
  const near = slipped(context.names.inState(state.code), tail, slipsInState);
  return near ? found(near.place, { asTyped: false }) : null;
}

/** `Mount Tabor Park, Portland, OR`: a place after a comma, with words before it that are not a place. */
export function placeAfterComma(context: Context, words: readonly Word[], state: State | null): Understanding | null {
  for (let at = 1; at < words.length; at++) {
    if (!words[at]?.afterComma) continue;
    const tail = words.slice(at);
    const place = state ? namedInState(context, state, tail) : chosen(context, namesFor(context.names, tail), tail);
    if (place) return place.kind === 'place' ? { ...place, words: textOf(words.slice(0, at)) } : place;
  }
  return null;
}
