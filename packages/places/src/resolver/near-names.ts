import { nameKey, rawKey } from '../name-key.js';
import type { Name } from '../place-names.js';
import { groupBy } from '../places.js';
import { lettersOf, slipsBetween, type slipsInState } from '../slips.js';
import { keysOf, type Word } from '../typed-place.js';
import { byPeople } from './understanding.js';

const shortestPart = 4;

/** `Delray, FL` is Delray Beach: the most populous place whose name begins or ends with the words. */
export function partlyNamed(names: readonly Name[], words: readonly Word[]): Name | undefined {
  const keys = keysOf(words);
  if (keys.join('').length < shortestPart) return undefined;
  const begins = (name: Name) => keys.every((key, at) => name.words[at] === key);
  const ends = (name: Name) => keys.every((key, at) => name.words[name.words.length - keys.length + at] === key);
  const longer = names.filter(
    (name) => name.words.length > keys.length && !name.isShort && name.people > 0 && name.place.kind !== 'county',
  );
  return longer.filter(begins).sort(byPeople)[0] ?? longer.filter(ends).sort(byPeople)[0];
}

const isAirport = ({ place }: Name): boolean => place.kind === 'spot' && place.spot.kind === 'airport';

const shortestName = 3;
const byLength = new WeakMap<readonly Name[], Map<number, Name[]>>();

/** The names of a list that may have a typo, by the length of their key. */
function namesByLength(names: readonly Name[]): Map<number, Name[]> {
  const known = byLength.get(names);
  if (known) return known;
  const correctable = names.filter((name) => name.key.length >= shortestName && !isAirport(name));
  const groups = groupBy(correctable, ({ key }) => key.length);
  byLength.set(names, groups);
  return groups;
}

/** The name closest to the words, by number of typos, then by a matching first letter, then by population. */
export function slipped(
  names: readonly Name[],
  words: readonly Word[],
  mostSlips: typeof slipsInState,
): Name | undefined {
  const keys = [...new Set([nameKey(keysOf(words)), rawKey(words.map(({ key }) => key))])];
  const spellings = keys.map((key) => ({ key, letters: lettersOf(key), most: mostSlips(key.length) }));
  let best: { name: Name; slips: number } | undefined;
  const rank = (name: Name): number => (name.isShort ? 0 : 2) + (keys.some((key) => key[0] === name.key[0]) ? 1 : 0);
  const isBetter = (name: Name, slips: number): boolean => {
    if (!best || slips !== best.slips) return !best || slips < best.slips;
    return rank(name) === rank(best.name) ? name.people > best.name.people : rank(name) > rank(best.name);
  };
  const ofLength = namesByLength(names);
  for (const typed of spellings)
    for (let length = typed.key.length - typed.most; length <= typed.key.length + typed.most; length++)
      for (const name of ofLength.get(length) ?? []) {
        const slips = slipsBetween(typed, name, Math.min(best?.slips ?? typed.most, typed.most));
        if (slips < Infinity && isBetter(name, slips)) best = { name, slips };
      }
  return best?.name;
}
