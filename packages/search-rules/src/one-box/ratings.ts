import { matchesOf, numberOf } from './matches.js';
import type { Range } from './tokens.js';

const orMore = String.raw`(?: ?\+| plus\b| (?:or|and) (?:more|better|higher|above|up|over)\b)`;
const count = String.raw`(?<![\w.$/])([1-5](?:\.\d)?|one|two|three|four|five)`;
const star = String.raw`[ -]?(?:stars?\b|\*)`;
const rating = '(?:rating|rated|reviews?|average|avg)\\b';
const least =
  '(?:\\b(?:at least|min(?:imum)?(?: of)?|over|above|more than|rated(?: at least)?|with(?: a)?|ratings?(?: of)?)\\b:? |>=? ?)';

// "5 star" alone is none of them: it may begin a name.
const patterns = new RegExp(
  [
    `${least}+${count}${orMore}?${star}${orMore}?(?:[ -]${rating})*`,
    `${count}${orMore}${star}(?:[ -]${rating})*`,
    `${count}(?:${star}${orMore}|[ -]?stars\\b|${star}[ -]${rating})(?:[ -]${rating})*`,
    String.raw`\b(?:rated|ratings?)(?: of)?(?: at least| above| over)?:? ?${count}${orMore}?(?![\w./])`,
    `${count}${orMore}? ${rating}`,
    String.raw`${count} ?(?:\/| out of ) ?5\b(?:${star})?`,
    '([★⭐]{1,5})',
  ].join('|'),
  'giu',
);

/** The first minimum rating in a text: "4 stars", "4+ stars", "at least 4 star rating", "rated 4 or better", "★★★★". */
export function starsIn(text: string): (Range & { stars: number }) | null {
  for (const { groups, from, to } of matchesOf(text, patterns)) {
    const written = groups.find((group) => group !== undefined) ?? '';
    const stars = /^[★⭐]/u.test(written) ? [...written].length : numberOf(written);
    if (stars <= 5) return { from, to, stars };
  }
  return null;
}
