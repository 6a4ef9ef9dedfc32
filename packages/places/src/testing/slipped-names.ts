import type { State } from '@poolpros/contracts/states';
import { milesBetween } from '../geo.js';
import { nameKey, nameWords } from '../name-key.js';
import { placeNames } from '../place-names.js';
import type { City, Places } from '../places.js';

/**
 * Common typing errors: a letter left out, doubled, replaced by its neighbor on the keyboard, or swapped with the next.
 */
export const slipKinds = ['left out', 'doubled', 'changed', 'swapped'] as const;
export type SlipKind = (typeof slipKinds)[number];

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A name with one typo, at a position that `random` (from 0 to below 1) chooses. */
export function withSlip(name: string, kind: SlipKind, random: () => number): string {
  const positions = [...name].flatMap((letter, at) => (/\p{L}/u.test(letter) ? [at] : []));
  const at = positions[Math.floor(random() * positions.length)] ?? 0;
  const [before, letter, after] = [name.slice(0, at), name[at] ?? '', name.slice(at + 1)];
  switch (kind) {
    case 'left out':
      return before + after;
    case 'doubled':
      return before + letter + letter + after;
    case 'changed': {
      const others = letters.replace(letter.toLowerCase(), '');
      return before + (others[Math.floor(random() * others.length)] ?? '') + after;
    }
    case 'swapped':
      return before + (after[0] ?? '') + letter + after.slice(1);
  }
}

/** Ways to write a state after a name. */
export const stateForms: readonly ((name: string, state: State) => string)[] = [
  (name, { code }) => `${name}, ${code}`,
  (name, { code }) => `${name} ${code}`,
  (name, { label }) => `${name}, ${label}`,
  (name, { label }) => `${name} ${label}`,
];

/**
 * The cities that the test types: names of four letters and more, the most populous with their name in the state.
 * "Kings Park West VA" is also Kings Park in West Virginia.
 */
export const typedCities = (places: Places): City[] =>
  places.states.flatMap(({ slug }) =>
    places
      .citiesOf(slug)
      .filter(({ name }) => name.length > 3 && !name.endsWith(' West'))
      .filter((city) => places.cityByName(slug, city.name) === city),
  );

/** A text that means a city, although its name has a typo. */
export interface SlippedText {
  typed: string;
  city: City;
  state: State;
}

/** Every city with every kind of typo, once in each form, at a random position. */
export function* slippedTexts(places: Places, cities: readonly City[], random: () => number): Generator<SlippedText> {
  for (const city of cities) {
    const state = stateOf(places, city);
    for (const kind of slipKinds)
      for (const form of stateForms) yield { typed: form(withSlip(city.name, kind, random), state), city, state };
  }
}

/**
 * Every city with every state that has no city of its name, or those that `isWanted` draws, with the forms in turn.
 * Leaves out texts that name another place: "Camden, Wyoming" is Camden Wyoming in Delaware, and "West, Virginia" is a
 * state.
 */
export function* foreignTexts(
  places: Places,
  cities: readonly City[],
  isWanted: () => boolean = () => true,
): Generator<{ typed: string; state: State }> {
  let turn = 0;
  for (const { name } of cities)
    for (const state of places.states)
      if (isWanted() && !places.cityByName(state.slug, name) && !isNameOfAnother(places, name, state)) {
        const form = stateForms[turn++ % stateForms.length];
        if (form) yield { typed: form(name, state), state };
      }
}

function isNameOfAnother(places: Places, name: string, { label }: State): boolean {
  const joined = `${name} ${label}`;
  const isName = placeNames(places).named(nameKey(nameWords(joined))).length > 0;
  const west = label.replace('West ', '');
  return (
    isName ||
    places.states.some((state) => state.label === joined) ||
    (west !== label &&
      places.states.some((state) => state.label === west && places.cityByName(state.slug, `${name} West`)))
  );
}

function stateOf(places: Places, { stateSlug }: City): State {
  const state = places.states.find(({ slug }) => slug === stateSlug);
  if (!state) throw new Error(`${stateSlug} is no state`);
  return state;
}

/** Whether a point is close enough to a city to be the intended place. */
export const isAt = (city: City, point: { lat: number | null; lon: number | null }): boolean =>
  point.lat !== null &&
  point.lon !== null &&
  milesBetween({ latitude: point.lat, longitude: point.lon }, city) <= rightMiles;
const rightMiles = 15;
