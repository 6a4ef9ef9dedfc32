/** The languages that a business can state, those first that most state. */
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

/** The code of each language by BCP 47: short, so that the longest search fits into a URL (docs/rules.md#request-size). */
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
/** English is left out: those who state no language speak it as well. */
export const filteredLanguages = languages
  .filter((language) => language !== 'English')
  .map((language) => codeOf[language]);

/** The language with a code; undefined where there is none. */
export const languageOf = (code: string): Language | undefined =>
  languages.find((language) => codeOf[language] === code);
