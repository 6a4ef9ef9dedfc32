/** The signs that people and keyboards write as an apostrophe, for a class of a regular expression. */
export const apostropheSigns = "'’‘`´ʹʻʼʽʾʿ′＇";
const apostrophes = new RegExp(`[${apostropheSigns}]`, 'g');
const ascii = /^[\x00-\x7f]*$/;
const ligatures: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/**
 * Folds text for comparison, in the index and in queries: no accents, apostrophes or ligatures, `&` as `and`, lower
 * case, single spaces. `Crème & O’Brien` → `creme and obrien`.
 */
export const fold = (text: string): string =>
  // Most texts are ASCII, and the steps below take most of the time.
  (ascii.test(text) ? text.toLowerCase() : withoutAccents(text))
    .replace(apostrophes, '')
    .replace(/&/g, ' and ')
    .replace(/\s+/g, ' ')
    .trim();

const withoutAccents = (text: string): string =>
  text
    // NFKD would turn a lone acute accent into a space, and O´Brien into two words.
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[æœßøđðłþı]/g, (letter) => ligatures[letter] ?? letter);
