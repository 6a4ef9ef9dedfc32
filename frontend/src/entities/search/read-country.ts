/** The visitor's country, if the site behaves differently there. */
export type VisitorCountry = 'us' | 'international';

/** A country in the URL: a code, including those of territories, or a name; null if there is none. */
export function readCountry(text: string): VisitorCountry | null {
  if (text === '') return null;
  return /^(?:usa?|united[ -]states|as|gu|mp|pr|vi)$/i.test(text) ? 'us' : 'international';
}
