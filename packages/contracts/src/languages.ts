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
