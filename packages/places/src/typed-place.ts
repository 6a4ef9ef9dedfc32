import { findState } from '@poolpros/contracts/states';
import { findUnservedRegion, type UnservedRegion } from '@poolpros/contracts/unserved-regions';
import { fullWord } from './name-key.js';
import { abroad, abroadCities } from './names/states.js';
import { withoutNearMe } from './near-me.js';
import { type Token, tokensOf } from './tokens.js';

const emoji = /\p{Extended_Pictographic}|\u200d|\ufe0f/gu;

/**
 * A text without "near me", cleaned of artifacts of the keyboard or the clipboard: no full-width characters, emoji, line breaks or final
 * period, and no period a letter too early.
 */
export const asMeant = (text: string): string =>
  withoutNearMe(text)
    .normalize('NFKC')
    .replace(emoji, ' ')
    .replace(/[\r\n\t]+/g, ', ')
    .replace(/(?:\s*,\s*)+/g, ', ')
    .replace(/(?<=\p{L}{2})\.(?=\p{Ll}\b)/gu, '')
    .replace(/[\s,.!?]+$/, '')
    .replace(/^[\s,.]+/, '')
    .replace(/ +/g, ' ');

/** The words of a place as typed, in order. */
export interface Word {
  /** In comparable form, not spelled out: `n`, `st`. */
  key: string;
  text: string;
  afterComma: boolean;
}

const wordsOfTokens = (text: string, tokens: readonly Token[]): Word[] =>
  tokens.map(({ key, at, afterComma }) => ({ key, text: text.slice(at.from, at.to), afterComma }));

export const wordsOf = (text: string): Word[] => wordsOfTokens(text, tokensOf(text)).filter(({ key }) => key !== '');

export const textOf = (words: readonly Word[]): string =>
  words.map(({ text, afterComma }, at) => (at === 0 ? text : `${afterComma ? ', ' : ' '}${text}`)).join('');

/** Phrases of a list, each as its words. */
const phrasesOf = (list: string): string[][] => list.split(',').map((phrase) => phrase.split(' '));

const countryNames = phrasesOf(
  'united states of america,united states,estados unidos,u s a,u s,usa,us,ee uu,eeuu,e e u u,america',
);
const countryCodes = phrasesOf('usa,us');
const abroadNames = abroad.map((name) => name.split(' '));

const endsWith = (words: readonly Word[], phrase: readonly string[]): boolean =>
  phrase.length <= words.length && phrase.every((key, at) => words[words.length - phrase.length + at]?.key === key);
const startsWith = (words: readonly Word[], phrase: readonly string[]): boolean =>
  phrase.every((key, at) => words[at]?.key === key);

/** Without the country at either end, and without the `US-` of a state's ISO code. */
export function withoutCountry(words: readonly Word[]): Word[] {
  const atEnd = countryNames.find((name) => endsWith(words, name));
  if (atEnd && words.length > atEnd.length) return words.slice(0, -atEnd.length);
  const atStart = countryCodes.find((name) => startsWith(words, name));
  if (atStart && words.length > 1) return words.slice(1);
  const beforeState = words.at(-2);
  return beforeState?.key === 'us' && findState(words.at(-1)?.text ?? '')
    ? [...words.slice(0, -2), { ...(words.at(-1) as Word), afterComma: true }]
    : [...words];
}

/** A territory or the like at the end of a text. Its postal code counts only after a comma or in capital letters. */
export function unservedIn(words: readonly Word[]): UnservedRegion | undefined {
  for (let at = 0; at < words.length; at++) {
    const end = words.slice(at);
    const text = textOf(end);
    const isWord = text.length === 2 && !end[0]?.afterComma && text !== text.toUpperCase();
    const region = isWord ? undefined : findUnservedRegion(text);
    if (region) return region;
  }
  return undefined;
}

/** `Mexico City` is not Mexico in Missouri. */
export const isCityAbroad = (words: readonly Word[]): boolean =>
  abroadCities.includes(words.map(({ key }) => key).join(' '));

/**
 * Whether a text ends in a country, a province of Canada or a state of Mexico.
 * `Sonora` is also in California, so it counts only after a comma, and `on` only there or in capital letters.
 */
export function isAbroad(words: readonly Word[], isPlace: (words: readonly Word[]) => boolean): boolean {
  const comma = words.findLastIndex(({ afterComma }) => afterComma);
  return abroadNames.some((name) => {
    if (!endsWith(words, name) || words.length <= name.length) return false;
    const end = words.slice(-name.length);
    const isWord = name.join() === 'on' && textOf(end) !== 'ON';
    return comma === words.length - name.length || (comma === -1 && !isWord && !isPlace(end));
  });
}

const before = phrasesOf(
  'city of,ciudad de,town of,village of,township of,borough of,county of,state of,near,in,around,at,by,to,from,the,greater,downtown,metro,metropolitan,central,area of,suburbs of,outside,serving',
);
const after = phrasesOf(
  'metropolitan area,metropolitan statistical area,metro area,area,metro,metropolitan,region,county area,suburbs,vicinity,surrounding area,and surrounding area,and surrounding areas,and surroundings,downtown,city limits,state',
);
const firstFillers = new Set(before.map((phrase) => phrase[0]));
const lastFillers = new Set(after.map((phrase) => phrase.at(-1)));

/** The words without filler words at either end; at least one stays. */
export function withoutFillers(words: readonly Word[]): Word[] {
  const { length } = words;
  const first = firstFillers.has(words[0]?.key)
    ? before.find((phrase) => startsWith(words, phrase) && length > phrase.length)
    : undefined;
  if (first) return withoutFillers(words.slice(first.length));
  const last = lastFillers.has(words.at(-1)?.key)
    ? after.find((phrase) => endsWith(words, phrase) && length > phrase.length)
    : undefined;
  return last ? withoutFillers(words.slice(0, -last.length)) : [...words];
}

/** The words of a place, spelled out. */
export const keysOf = (words: readonly Word[]): string[] => words.map(({ key }) => fullWord(key));
