import {
  poolTypes as allPoolTypes,
  services as allServices,
  specializations as allSpecializations,
} from '@poolpros/contracts/catalogue';
import type { InstallerStatus } from '@poolpros/contracts/events/directory';
import { states } from '@poolpros/contracts/states';
import { apostropheSigns, fold } from '@poolpros/places/fold';

/** The text to compare words with: an installer's name, and everything else that says what and where it is. */
export interface SearchedWords {
  /** The words of the name in their order, joined by spaces. */
  nameKey: string;
  nameWords: string[];
  /** Words of name, place, services and pool types. */
  words: string[];
}

/** The fields of an installer that words are searched in. */
export interface Worded {
  name: string;
  city: string;
  neighborhood: string | null;
  state: string;
  stateCode: string;
  services: readonly string[];
  poolTypes: readonly string[];
  specializations: readonly string[];
  status: InstallerStatus;
}

/** Letters of the longest word, and of the longest name, that the stores compare. */
export const longestWord = 255;

/** A word without its plural ending: the S-stemmer of D. Harman, "How effective is suffixing?" (JASIS 42, 1991). */
function singular(word: string): string {
  if (word.length <= 3) return word;
  if (/ies$/.test(word)) return /[ae]ies$/.test(word) ? word : word.replace(/ies$/, 'y');
  if (/es$/.test(word)) return /[aeo]es$/.test(word) ? word : word.slice(0, -1);
  return /[^us]s$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * The `s` of a possessive, which no plural ending is: `Jones’s`, `Charlie's`. It stays after the code of a state, because
 * `Al's` is not Alabama.
 */
const possessive = new RegExp(
  `(?<=\\p{L}{2})(?<!(?<!\\p{L})(?:${states.map(({ code }) => code).join('|')}))[${apostropheSigns}]s(?![\\p{L}\\p{N}])`,
  'giu',
);

/**
 * Endings that are a plural or a possessive of one word and belong to another: how many letters are left out for the
 * other reading.
 */
const doubtful: readonly [ending: RegExp, letters: number][] = [
  [/ies$/, 1], // Charlies, which `singular` reads like companies
  [/(?:[sxz]|ch|sh)es$/, 2], // Joneses, Foxes, churches, unlike houses
  [/[aeo]es$/, 1], // Lees
  [/us$/, 1], // Lous, unlike Marcus
  [/(?:.{4}|s)ss$/, 1], // Joness, from who leaves out the apostrophe
];

/** The words of another reading of an ending, none for most words. A word of two letters might be a state's code. */
function otherReadings(word: string): string[] {
  // Most words end in another letter, and trying all endings takes 6 % of the time for an entry.
  if (!word.endsWith('s')) return [];
  return doubtful
    .filter(([ending]) => ending.test(word))
    .map(([, letters]) => singular(word.slice(0, -letters)))
    .filter(({ length }) => length > 2);
}

/** A word in comparable form: folded, letters and digits only, plurals reduced to singulars. */
export interface ReadWord {
  word: string;
  /** What it is if its ending means something else. */
  others: string[];
}

/** The words of a text, with other readings of their endings. */
export const readWords = (text: string): ReadWord[] =>
  fold(text.replace(possessive, ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => ({ word: singular(word), others: otherReadings(word) }));

/** The words of a text in comparable form. */
export const wordsOf = (text: string): string[] => readWords(text).map(({ word }) => word);

/** Shingles: neighboring words joined, `hot tub` → `hottub`. */
const shinglesOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, index) => `${words[index]}${word}`);

const withShingles = (words: readonly string[]): string[] => [...words, ...shinglesOf(words)];

/** Cache for values that many installers share. */
const knownWords: ReadonlyMap<string, string[]> = new Map(
  [...allServices, ...allPoolTypes, ...allSpecializations, ...states.flatMap(({ label, code }) => [label, code])].map(
    (text) => [text, withShingles(wordsOf(text))],
  ),
);
const wordsOfText = (text: string): string[] => knownWords.get(text) ?? withShingles(wordsOf(text));

/** The search text that is stored with an installer. */
export function searchedWords(installer: Worded): SearchedWords {
  const { name, city, neighborhood, state, stateCode, services, poolTypes, specializations, status } = installer;
  const read = readWords(name);
  const ownWords = read.map(({ word }) => word);
  const nameKey = ownWords.join(' ');
  const nameWords = [...new Set([...withShingles(ownWords), ...read.flatMap(({ others }) => others)])];
  if (status === 'closed') return { nameKey, nameWords, words: nameWords };
  const place = [city, neighborhood ?? '', state, stateCode];
  const others = [...place, ...services, ...poolTypes, ...specializations].flatMap(wordsOfText);
  return { nameKey, nameWords, words: [...new Set([...nameWords, ...others])] };
}
