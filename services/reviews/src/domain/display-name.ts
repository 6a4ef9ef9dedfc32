const nameWord = /^[\p{L}\p{M}.'’‘-]*\p{L}[\p{L}\p{M}.'’‘-]*$/u;
/** As in `www.example.com`; initials may be written without a space (`J.R.`). */
const domainLike = /\p{L}{2}\.\p{L}/u;
const nickname = /["“(][^"”)]*["”)]/gu;
const familyNameFirst = /^[\p{Script=Han}\p{Script=Hangul}]+$/u;

const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'prof', 'rev']);
const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'phd', 'md', 'dds', 'dvm', 'esq', 'cpa']);

const graphemes = new Intl.Segmenter('en-US', { granularity: 'grapheme' });

/**
 * The public form of a reviewer's name: the first name and the initial of the last ("Theo B."), for couples those of
 * both. Null if the name contains anything else, such as an email, which would be published with it.
 */
export function displayNameOf(name: string): string | null {
  const people = givenNameFirst(name.normalize('NFC').replace(nickname, ' ')).split(/(?:^|\s+)(?:and|&|\+)(?:\s+|$)/i);
  if (people.length > 2) return null;
  const shown = people.map(displayPerson);
  return shown.includes(null) ? null : shown.join(' and ');
}

/** "Smith, John, Jr." as "John Smith". */
function givenNameFirst(name: string): string {
  const [family = '', ...rest] = name.split(',').map((part) => withoutSuffixes(wordsOf(part)).join(' '));
  const given = rest.filter(Boolean);
  return given.length > 1 ? name : [...given, family].join(' ');
}

function displayPerson(person: string): string | null {
  const words = withoutSuffixes(wordsOf(person));
  const firstName = words.findIndex((word) => !isOneOf(titles, word));
  if (words.length > 0 && firstName < 0) return words.join(' ');
  const title = words.slice(0, firstName).join(' ');
  const names = words.slice(firstName);
  if (!names.every((word) => nameWord.test(word) && !domainLike.test(word))) return null;
  if (names.every((word) => familyNameFirst.test(word))) names.reverse();
  const [first, last] = [names[0], names.at(-1)];
  if (!first || !last) return null;
  if (names.length > 1) return `${first} ${initialOf(last)}.`;
  return title ? `${title} ${initialOf(last)}.` : first;
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

const isOneOf = (set: ReadonlySet<string>, word: string) => set.has(word.toLowerCase().replaceAll('.', ''));

const withoutSuffixes = (words: string[]) =>
  words.slice(0, words.findLastIndex((word) => !isOneOf(suffixes, word)) + 1);

function initialOf(word: string): string {
  const [initial] = graphemes.segment(word.replace(/^\P{L}+/u, ''));
  return (initial?.segment ?? '').toLocaleUpperCase('en-US');
}
