/** The languages that a business can state, the most common first. */
export const languages = [
  'English',
  'Spanish',
  'American Sign Language',
  'Arabic',
  'Cantonese',
  'French',
  'German',
  'Haitian Creole',
  'Hindi',
  'Italian',
  'Korean',
  'Mandarin',
  'Polish',
  'Portuguese',
  'Russian',
  'Tagalog',
  'Vietnamese',
] as const;
export type Language = (typeof languages)[number];

/** The BCP 47 code of each language: short, so that the longest search fits into a URL (docs/rules.md#request-size). */
export const codeOf: Record<Language, string> = {
  English: 'en',
  Spanish: 'es',
  'American Sign Language': 'ase',
  Arabic: 'ar',
  Cantonese: 'yue',
  French: 'fr',
  German: 'de',
  'Haitian Creole': 'ht',
  Hindi: 'hi',
  Italian: 'it',
  Korean: 'ko',
  Mandarin: 'cmn',
  Polish: 'pl',
  Portuguese: 'pt',
  Russian: 'ru',
  Tagalog: 'tl',
  Vietnamese: 'vi',
};
/** English is left out: a business that states no language speaks it as well. */
export const filteredLanguages = languages
  .filter((language) => language !== 'English')
  .map((language) => codeOf[language]);

/** The language with a code; undefined if there is none. */
export const languageOf = (code: string): Language | undefined =>
  languages.find((language) => codeOf[language] === code);
