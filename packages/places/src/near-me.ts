import { matchesOf, type Range } from './tokens.js';

/** The visitor, in a distance or next to "near". */
export const me =
  '(?:me|us|here|my (?:house|home|location|place|area|city|town|neighbou?rhood|zip(?: ?code)?|address))\\b';
const near = new RegExp(
  [
    String.raw`\bcerca (?:de|a) m[ií](?![\p{L}])`,
    String.raw`\b(?:(?:near|neer|close|closest|nearest|next|local|around|by)(?: to)?) ${me}`,
    String.raw`\b(?:near ?me|near[ -]?by|close[ -]by|nearest|closest|my (?:current )?location)\b`,
    String.raw`\bin (?:(?:my|the) (?:area|neighbou?rhood)|my (?:city|town|region|zip(?: ?code)?))\b`,
  ].join('|'),
  'giu',
);

/** Where a text asks for results near the visitor. */
export const nearMeIn = (text: string): Range[] => matchesOf(text, near);

/** The text without those parts: "Austin near me" is no place in Maine. */
export const withoutNearMe = (text: string): string => text.replace(near, ' ');
