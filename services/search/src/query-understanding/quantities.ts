import { farthestSearch } from '@poolpros/contracts/limits';
import { me } from '@poolpros/places/near-me';
import { matchesOf, type Range } from '@poolpros/places/tokens';

const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
};

/** Pattern for numbers written as words. */
const numberWord = Object.keys(numberWords).join('|');

/** The number that digits or a word mean; NaN for anything else. */
const numberOf = (text: string): number => numberWords[text.toLowerCase()] ?? Number(text);

const before =
  '(?:\\b(?:within|inside|in|under|less than|up to|no more than|not more than|max(?:imum)?|about|around|radius(?: of)?|' +
  'distance(?: of)?)\\b:? |<=? ?)*(?:\\b(?:an?|the) )?';
const after =
  '(?:[ -](?:radius|range|away|distance|drive|or less|or closer|max|circle)\\b)*(?: (?:of|from|around|to)\\b)?';
const miles = new RegExp(
  String.raw`${before}(?<![\w.])(\d{1,5}(?:\.\d{1,2})?|${numberWord})[ -]?(?:miles?|mi|mls)\b\.?${after}(?: (${me}))?`,
  'giu',
);
/** The first distance in a text, in miles; `fromMe` if it is measured from the visitor. */
export function distanceIn(text: string): (Range & { miles: number; fromMe: boolean }) | null {
  for (const { groups, from, to } of matchesOf(text, miles)) {
    const wanted = numberOf(groups[0] ?? '');
    if (wanted > 0) return { from, to, miles: Math.min(wanted, farthestSearch), fromMe: groups[1] !== undefined };
  }
  return null;
}

const orMore = String.raw`(?: ?\+| plus\b| (?:or|and) (?:more|better|higher|above|up|over)\b)`;
const count = String.raw`(?<![\w.$/])([1-5](?:\.\d)?|one|two|three|four|five)`;
const star = String.raw`[ -]?(?:stars?\b|\*)`;
const rating = '(?:rating|rated|reviews?|average|avg)\\b';
const least =
  '(?:\\b(?:at least|min(?:imum)?(?: of)?|over|above|more than|rated(?: at least)?|with(?: a)?|ratings?(?: of)?)\\b:? |>=? ?)';

// "5 star" alone does not count, since it may begin a name.
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
