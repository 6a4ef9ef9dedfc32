import { fold } from '@poolpros/places/fold';

/** What words are compared with: an installer's name and everything else that tells what and where it is. */
export interface SearchedWords {
  /** The words of the name in their order, joined by spaces. */
  nameKey: string;
  nameWords: string[];
  /** Words of name, place, services and pool types. */
  words: string[];
}

/** What an installer says of itself that words are looked for in. */
export interface Worded {
  name: string;
  city: string;
  neighborhood: string | null;
  state: string;
  stateCode: string;
  services: readonly string[];
  poolTypes: readonly string[];
  specializations: readonly string[];
}

// More words than this narrow nothing any more, and each one costs the stores a clause.
const mostWords = 12;

/** A word without the ending of a plural: the S-stemmer of D. Harman, "How effective is suffixing?" (JASIS 42, 1991). */
function singular(word: string): string {
  if (word.length <= 3) return word;
  if (/ies$/.test(word)) return /[ae]ies$/.test(word) ? word : word.replace(/ies$/, 'y');
  if (/es$/.test(word)) return /[aeo]es$/.test(word) ? word : word.slice(0, -1);
  return /[^us]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The words of a text as they are compared: folded, letters and digits only, plurals like their singulars. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singular);

/** The words a visitor typed, at most twelve. */
export const typedWords = (text: string): string[] => wordsOf(text).slice(0, mostWords);

/** Neighbouring words written as one: `hot tub` → `hottub`. */
const joined = (words: readonly string[]): string[] => words.slice(1).map((word, index) => `${words[index]}${word}`);

const withJoined = (text: string): string[] => {
  const words = wordsOf(text);
  return [...words, ...joined(words)];
};

/** What is stored of an installer so that words find it. */
export function searchedWords(installer: Worded): SearchedWords {
  const { name, city, neighborhood, state, stateCode, services, poolTypes, specializations } = installer;
  const nameWords = [...new Set(withJoined(name))];
  const others = [city, neighborhood ?? '', state, stateCode, ...services, ...poolTypes, ...specializations];
  return {
    nameKey: wordsOf(name).join(' '),
    nameWords,
    words: [...new Set([...nameWords, ...others.flatMap(withJoined)])],
  };
}

/** The ways to read what was typed: as it stands, and with two neighbouring words taken as one (`aqua tech`, AquaTech). */
export function readingsOf(words: readonly string[]): string[][] {
  const glued = joined(words).map((pair, index) => [...words.slice(0, index), pair, ...words.slice(index + 2)]);
  return [[...words], ...glued];
}

/** Typing errors forgiven in a word, by its length (Elasticsearch's `AUTO`): none up to 2 letters, one up to 5, then two. */
export const allowedEdits = (word: string): number => (word.length <= 2 ? 0 : word.length <= 5 ? 1 : 2);

/**
 * Letters added, left out, changed or swapped with their neighbour between two words (optimal string alignment), as
 * Lucene's fuzzy queries count them.
 */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const changed = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      let least = Math.min(changed, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/** Whether a stored word is the typed one; an unfinished word may go on. */
export const isSameWord = (typed: string, stored: string, unfinished: boolean): boolean =>
  stored === typed || (unfinished && stored.startsWith(typed));

/** Whether a stored word is the typed one but for typing errors; the first letter must be right. */
export const isCloseWord = (typed: string, stored: string): boolean => {
  const edits = allowedEdits(typed);
  return (
    edits > 0 &&
    typed[0] === stored[0] &&
    Math.abs(typed.length - stored.length) <= edits &&
    editDistance(typed.slice(1), stored.slice(1)) <= edits
  );
};

/** How well words match, best last; a listing that matches in several ways counts as the best of them. */
export const relevance = { none: 0, close: 1, words: 2, nameWords: 3, nameStart: 4, name: 5 } as const;

/** How well what was typed matches an installer: the rule that both stores carry out. The last word may be unfinished. */
export function relevanceOf(typed: readonly string[], stored: SearchedWords): number {
  if (typed.length === 0) return relevance.none;
  return Math.max(...readingsOf(typed).map((reading) => relevanceOfReading(reading, stored)));
}

function relevanceOfReading(reading: readonly string[], { nameKey, nameWords, words }: SearchedWords): number {
  const phrase = reading.join(' ');
  if (nameKey === phrase) return relevance.name;
  if (nameKey.startsWith(phrase)) return relevance.nameStart;
  const isLast = (index: number) => index === reading.length - 1;
  const has = (list: readonly string[]) =>
    reading.every((typed, index) => list.some((word) => isSameWord(typed, word, isLast(index))));
  if (has(nameWords)) return relevance.nameWords;
  if (has(words)) return relevance.words;
  const hasClose = reading.every((typed, index) =>
    words.some((word) => isSameWord(typed, word, isLast(index)) || isCloseWord(typed, word)),
  );
  return hasClose ? relevance.close : relevance.none;
}
