import { type NamedPlace, stateOfCode, statesOf } from '../named-place.js';
import type { Places, Zip } from '../places.js';
import { isZipOf } from '../shared-zips.js';
import { isStreet, streetStart } from '../street.js';
import { textOf, type Word } from '../typed-place.js';
import { isIn, namesFor } from './names-of-words.js';
import { exactState, stateSplits } from './state-of-words.js';
import type { Context, Understanding } from './understanding.js';
import { resolveWords } from './words.js';

/** Words next to a ZIP that are no place: `ZIP code 78704`, `near 78704`. */
const zipLabels = new Set([
  'zip',
  'zipcode',
  'code',
  'postal',
  'near',
  'in',
  'around',
  'at',
  'by',
  'area',
  'usa',
  'us',
]);

interface ZipMatch {
  zip: Zip;
  from: number;
  to: number;
}

/** The ZIPs among the words, including `32407-3603` and `324073603`. */
function zipsAmong(places: Places, words: readonly Word[]): ZipMatch[] {
  return words.flatMap(({ key }, at) => {
    const digits = /^(\d{5})(?:\d{4})?$/.exec(key)?.[1];
    const zip = digits ? places.zip(digits) : null;
    const isPlusFour = /^\d{4}$/.test(words[at + 1]?.key ?? '') && key.length === 5;
    return zip ? [{ zip, from: at, to: at + (isPlusFour ? 2 : 1) }] : [];
  });
}

/** A ZIP as one of several choices. */
function zipChoice({ places }: Context, zip: Zip): NamedPlace[] {
  const state = places.states.find(({ code }) => code === zip.stateCode);
  return state ? [{ kind: 'postal', name: `${zip.zip}, ${zip.city}`, state, zips: [zip] }] : [];
}

/** Whether a possible meaning of the words is in a state of the ZIP. */
function isWithin(understood: Understanding | null, zip: Zip): boolean {
  const inState = (place: NamedPlace) => statesOf(place).some((state) => isZipOf(zip, state));
  if (understood?.kind === 'choices') return understood.places.some(inState);
  return understood?.kind === 'place' && [understood.place, ...understood.others].some(inState);
}

/**
 * Picks the ZIP: the last one that matches the state or the place in the text. A number before a street is a house
 * number. If the only ZIP and the place are in different states, both become choices.
 */
export function resolveZip(context: Context, words: readonly Word[]): Understanding | null {
  const { names, places } = context;
  const matches = zipsAmong(places, words).reverse();
  for (const { zip, from, to } of matches) {
    const rest = [...words.slice(0, from), ...words.slice(to)];
    if (rest.every(({ key }) => zipLabels.has(key))) return { kind: 'zip', zip, words: '' };
    if (from === 0 && rest.length > 2 && isStreet(rest)) continue;
    const beside = resolveWords(context, rest);
    const saysState = [...stateSplits(names, rest, exactState)].length > 0 || exactState(names, rest) !== undefined;
    if (isWithin(beside, zip) || namesFor(names, rest).some((name) => isIn(stateOfCode(zip.stateCode), name))) {
      const isPlaceWithWords = beside?.kind === 'place' && beside.place.kind !== 'state';
      return { kind: 'zip', zip, words: isPlaceWithWords ? beside.words : '' };
    }
    if (isStreet(rest) && !saysState)
      return { kind: 'zip', zip, words: textOf(rest.slice(0, Math.max(0, streetStart(rest)))) };
    if (matches.length > 1) continue;
    if (beside?.kind === 'place')
      return { kind: 'choices', places: [beside.place, ...zipChoice(context, zip)], asTyped: true };
    return beside ?? { kind: 'zip', zip, words: textOf(rest) };
  }
  return null;
}
