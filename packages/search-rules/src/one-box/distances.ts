import { matchesOf, numberOf, numberWord } from './matches.js';
import type { Range } from './tokens.js';

// The contract of the search allows no more.
const mostMiles = 500;

const me = '(?:me|us|here|my (?:house|home|location|place|area|city|town|neighbou?rhood|zip(?: ?code)?|address))\\b';
const before =
  '(?:\\b(?:within|inside|in|under|less than|up to|no more than|not more than|max(?:imum)?|about|around|radius(?: of)?|' +
  'distance(?: of)?)\\b:? |<=? ?)*(?:\\b(?:an?|the) )?';
const after =
  '(?:[ -](?:radius|range|away|distance|drive|or less|or closer|max|circle)\\b)*(?: (?:of|from|around|to)\\b)?';
const miles = new RegExp(
  String.raw`${before}(?<![\w.])(\d{1,5}(?:\.\d{1,2})?|${numberWord})[ -]?(?:miles?|mi|mls)\b\.?${after}(?: (${me}))?`,
  'giu',
);
const near = new RegExp(
  [
    String.raw`\b(?:(?:near|neer|close|closest|nearest|next|local|around|by)(?: to)?) ${me}`,
    String.raw`\b(?:near ?me|near[ -]?by|close[ -]by|nearest|closest|my (?:current )?location)\b`,
    String.raw`\bin (?:(?:my|the) (?:area|neighbou?rhood)|my (?:city|town|region|zip(?: ?code)?))\b`,
  ].join('|'),
  'giu',
);

/** The first distance in a text, in miles; `fromMe` when it is said to be measured from whoever asks. */
export function distanceIn(text: string): (Range & { miles: number; fromMe: boolean }) | null {
  for (const { groups, from, to } of matchesOf(text, miles)) {
    const wanted = numberOf(groups[0] ?? '');
    if (wanted > 0) return { from, to, miles: Math.min(wanted, mostMiles), fromMe: groups[1] !== undefined };
  }
  return null;
}

/** Where a text asks for what is near the visitor. */
export const nearMeIn = (text: string): Range[] => matchesOf(text, near);
