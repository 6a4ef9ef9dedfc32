import type { State } from '@poolpros/contracts/states';
import { nameKey } from '../name-key.js';
import { statesOf } from '../named-place.js';
import { partsOfStates } from '../names/states.js';
import type { Name, PlaceNames } from '../place-names.js';
import { keysOf, type Word, withoutFillers } from '../typed-place.js';
import { type Context, counting, found, isNear, isNickname, mostChoices, type Understanding } from './understanding.js';

/** The names that words can be: as they are, or with or without the kind of place. */
export function namesFor(names: PlaceNames, words: readonly Word[]): readonly Name[] {
  for (const variant of variantsOf(words)) {
    // "Waldo Kansas" is not Waldo in Kansas City.
    const isBesideState = variant.at(-1) === 'city' && words.length > 1 && names.stateNamed(words.at(-1)?.key ?? '');
    if (isBesideState) continue;
    const found = namesOf(names, variant, words);
    if (found.length > 0) return found;
  }
  return [];
}

/** The names of a variant. A word that has got its "City" here is no nickname: "motor" is not Detroit. */
function namesOf(names: PlaceNames, variant: readonly string[], words: readonly Word[]): readonly Name[] {
  const found = names.named(nameKey(variant));
  return variant.at(-1) === 'city' && keysOf(words).at(-1) !== 'city'
    ? found.filter((name) => !isNickname(name))
    : found;
}

const kindsOfPlaces = new Set(['township', 'borough', 'city', 'town', 'village', 'cdp', 'parish', 'county']);

/** Words that include the surroundings of a city. */
const areaWords = new Set(['greater', 'metro', 'metropolitan', 'area', 'region', 'suburbs', 'vicinity']);

/** `Harris Co`, `Point Pleasant Boro`, `Kansas`: other forms of a name, the most certain first. */
function* variantsOf(words: readonly Word[]): Generator<string[]> {
  const keys = keysOf(words);
  yield keys;
  // The Postal Service writes `prt`, and people `pt`, for Port St. Lucie.
  if (words.some(({ key }) => key === 'pt'))
    yield keysOf(words.map((word) => (word.key === 'pt' ? { ...word, key: 'port' } : word)));
  const bare = keysOf(withoutFillers(words));
  if (bare.length < keys.length) {
    const isArea = keys.some((key) => areaWords.has(key));
    if (isArea) yield ['greater', ...bare];
    if (isArea) yield [...bare, 'area'];
    yield bare;
  }
  if (bare.length > 1 && kindsOfPlaces.has(bare.at(-1) ?? '') && !['county', 'parish'].includes(bare.at(-1) ?? ''))
    yield bare.slice(0, -1);
  // "Central PA" is no Central City.
  if (bare.length > 0 && !partsOfStates.includes(bare.join(' '))) yield [...bare, 'city'];
}

const county: Word = { key: 'county', text: 'County', afterComma: false };

/** `Harris Co`, `County of Harris`: the county, unless it is a city in Colorado. */
export function asCounty(words: readonly Word[]): readonly Word[] {
  if (words.length > 2 && words[0]?.key === 'county' && words[1]?.key === 'of') return [...words.slice(2), county];
  const last = words.at(-1);
  return last?.key === 'co' && last.text !== 'CO' && !last.afterComma ? [...words.slice(0, -1), county] : words;
}

export const isIn = (state: State, { place }: Name): boolean => statesOf(place).some(({ code }) => code === state.code);

/** The place of a state that all words together name: the most populous, with the others as alternatives. */
export function namedInState(context: Context, state: State, words: readonly Word[]): Understanding | null {
  for (const variant of variantsOf(asCounty(words))) {
    const joined = counting(namesOf(context.names, variant, words).filter((name) => isIn(state, name)));
    // Green Acres and Greenacres are two places in California.
    const isSpaced = ({ words }: Name): boolean => words.join(' ') === variant.join(' ');
    const names = [...joined.filter(isSpaced), ...joined.filter((name) => !isSpaced(name))];
    const [first, ...others] = names;
    if (!first) continue;
    // Townships with the same name and unknown populations.
    const isUnclear =
      names.every(({ place }) => place.kind === 'spot') &&
      others.some(
        ({ place, people }) => place.kind === 'spot' && people === first.people && !isNear(context, first.place, place),
      );
    const places = [first, ...others].map(({ place }) => place).slice(0, mostChoices);
    return isUnclear ? { kind: 'choices', places, asTyped: true } : found(first.place, { others: places.slice(1) });
  }
  return null;
}
