import { fold } from '@poolpros/places/fold';

/** The words of a text as the search compares them: folded, letters and digits only. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** What a text search looks in; each word follows a space, so ` poo` finds words that start with it. */
export const searchText = (installer: { name: string; city: string; services: readonly string[] }): string =>
  ` ${wordsOf([installer.name, installer.city, ...installer.services].join(' ')).join(' ')}`;
