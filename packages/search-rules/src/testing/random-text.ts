import type { Random } from '@poolpros/seed-data/random';

/** The maximum length in the contract. */
const longestText = 200;
const letters = 'abcdefghijklmnopqrstuvwxyz';
/** Surrogate pairs, accents, symbols, and characters that fold into several letters. */
const oddLetters = [...letters, ...'éßœﬃ㎏½𐌰𐌱𝒜', ..."0123456789'’&-.,!"];
const between = ['in', 'the', 'near', 'who can fix my', 'for', 'and', '&', 'please', 'a', 'with'];

/** A typing error: a letter left out, added, changed or swapped with the next one. */
export function withTypo(random: Random, text: string): string {
  const signs = [...text];
  const at = random.between(0, Math.max(0, signs.length - 2));
  const [first = '', second = ''] = signs.slice(at, at + 2);
  const typed = random.pick([
    second,
    `${first}${random.pick([...letters])}${second}`,
    `${second}${first}`,
    first + first,
  ]);
  return [...signs.slice(0, at), typed, ...signs.slice(at + 2)].join('');
}

function repeatedly(times: number, change: (text: string) => string, text: string): string {
  return Array.from({ length: times }).reduce<string>(change, text);
}

/** Long ones more often than short ones. */
const junk = (random: Random): string =>
  Array.from({ length: Math.ceil(longestText * Math.sqrt(random.next())) }, () =>
    random.chance(0.1) ? ' ' : random.pick(oddLetters),
  ).join('');

const sentence = (random: Random, texts: readonly string[]): string =>
  Array.from({ length: random.between(2, 9) }, () => `${random.pick(between)} ${random.pick(texts)}`).join(' ');

/** One of the texts as people type it: whole, with typos, in a sentence, with missing or extra spaces; or junk. */
export function randomText(random: Random, texts: readonly string[]): string {
  const text = random.pick(texts);
  const typed = random.pick([
    () => text,
    () => text,
    () => withTypo(random, text),
    () => repeatedly(random.between(1, 3), (each) => withTypo(random, each), text),
    () => sentence(random, texts),
    () => repeatedly(random.between(1, 3), (each) => withTypo(random, each), sentence(random, texts)),
    () => text.replace(' ', ''),
    () => `${text.slice(0, 3)} ${text.slice(3)}`,
    () => junk(random),
    () => junk(random),
  ])();
  return [...typed].reduce((taken, sign) => (taken.length + sign.length > longestText ? taken : taken + sign), '');
}
