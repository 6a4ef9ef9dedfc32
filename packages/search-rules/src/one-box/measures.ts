import type { Places } from '@poolpros/places/places';
import { distanceIn, nearMeIn } from './distances.js';
import { matchesOf } from './matches.js';
import type { TakenRange } from './pieces.js';
import { starsIn } from './ratings.js';
import { overlaps, type Range, type Token } from './tokens.js';
import { zipsIn } from './zips.js';

/** The figures of a text. */
export interface Measures {
  /** A ZIP or a range of ZIPs, empty for none. */
  zip: string;
  /** Miles, 0 for none. */
  distance: number;
  nearMe: boolean;
  /** Stars, null for none. */
  stars: number | null;
  /** The tokens that said all this. */
  taken: TakenRange[];
}

// Sizes of tubs and pools, by which no listing is filtered.
const size =
  /\b\d+[ -]?(?:person|people|man|seats?|seater)\b|\b\d+ ?(?:x|×|by) ?\d+(?:[ -]?(?:ft|feet|foot))?\b|\b\d+[ -]?(?:ft|feet|foot|gallons?|gal)\b|\b24\/7\b/giu;

/** The tokens within some characters of the text. */
function tokensAt(tokens: readonly Token[], characters: Range): Range {
  const inside = tokens.flatMap(({ at }, index) => (overlaps(at, characters) ? [index] : []));
  return { from: inside[0] ?? 0, to: (inside.at(-1) ?? -1) + 1 };
}

/** Reads ZIPs, a distance, a minimum rating and "near me"; the first of each. */
export function measuresOf(places: Places, text: string, tokens: readonly Token[]): Measures {
  const zip = zipsIn(places, text);
  const distance = distanceIn(text);
  const near = nearMeIn(text);
  const rating = starsIn(text);
  const taken = (kind: TakenRange['meaning']['kind'], ranges: (Range | null)[]): TakenRange[] =>
    ranges
      .filter((range) => range !== null)
      .map((range) => ({ ...tokensAt(tokens, range), meaning: { kind } }))
      .filter(({ from, to }) => from < to);
  return {
    zip: zip?.zip ?? '',
    distance: distance?.miles ?? 0,
    nearMe: near.length > 0 || (distance?.fromMe ?? false),
    stars: rating?.stars ?? null,
    taken: [
      ...taken('distance', [distance]),
      ...taken('measure', [zip, rating, ...near]),
      ...taken('size', matchesOf(text, size)),
    ],
  };
}
