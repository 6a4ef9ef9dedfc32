const apostrophes = /['’‘`ʹʻʼʽʾʿ′]/g;
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
 * Folds text for comparison, in the index and in the query alike: no accents, apostrophes or ligatures, `&` as `and`,
 * lower case, single spaces. `Crème & O’Brien` → `creme and obrien`.
 */
export function fold(text: string): string {
  return (
    text
      // NFKD would turn the lone acute accent into a space, and O´Brien into two words.
      .replace(/´/g, '')
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .replace(apostrophes, '')
      .replace(/&/g, ' and ')
      .toLowerCase()
      .replace(/[æœßøđðłþı]/g, (letter) => ligatures[letter] ?? letter)
      .replace(/\s+/g, ' ')
      .trim()
  );
}
