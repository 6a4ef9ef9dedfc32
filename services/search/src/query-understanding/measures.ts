import { nearMeIn } from '@poolpros/places/near-me';
import type { Places } from '@poolpros/places/places';
import { matchesOf, overlaps, type Range, type Token } from '@poolpros/places/tokens';
import { zipsIn } from '@poolpros/places/zips';
import type { RecognizedSpan } from './lexicon.js';
import { distanceIn, starsIn } from './quantities.js';

/** The numbers in a text. */
export interface Measures {
  /** A ZIP or a range of ZIPs, and its tokens; null if there is none. */
  zip: { text: string; span: RecognizedSpan } | null;
  /** Miles, 0 for none. */
  distance: number;
  nearMe: boolean;
  /** Stars; null if there are none. */
  stars: number | null;
  /** The tokens of all this, without the ZIP's. */
  recognized: RecognizedSpan[];
}

// Sizes of tubs and pools, which are no filter.
const size =
  /\b\d+[ -]?(?:person|people|man|seats?|seater)\b|\b\d+ ?(?:x|×|by) ?\d+(?:[ -]?(?:ft|feet|foot))?\b|\b\d+[ -]?(?:ft|feet|foot|gallons?|gal)\b|\b24\/7\b/giu;

/** The tokens within a range of characters. */
function tokensAt(tokens: readonly Token[], characters: Range): Range {
  const inside = tokens.flatMap(({ at }, index) => (overlaps(at, characters) ? [index] : []));
  return { from: inside[0] ?? 0, to: (inside.at(-1) ?? -1) + 1 };
}

/** Parses ZIPs, a distance, a minimum rating and "near me"; the first of each. */
export function measuresOf(places: Places, text: string, tokens: readonly Token[]): Measures {
  const zip = zipsIn(places, text);
  const distance = distanceIn(text);
  const near = nearMeIn(text);
  const rating = starsIn(text);
  const recognized = (kind: RecognizedSpan['tag']['kind'], ranges: (Range | null)[]): RecognizedSpan[] =>
    ranges
      .filter((range) => range !== null)
      .map((range) => ({ ...tokensAt(tokens, range), tag: { kind } }))
      .filter(({ from, to }) => from < to);
  const [zipSpan] = recognized('measure', [zip]);
  return {
    zip: zip && zipSpan ? { text: zip.zip, span: zipSpan } : null,
    distance: distance?.miles ?? 0,
    nearMe: near.length > 0 || (distance?.fromMe ?? false),
    stars: rating?.stars ?? null,
    recognized: [
      ...recognized('distance', [distance]),
      ...recognized('measure', [rating, ...near]),
      ...recognized('size', matchesOf(text, size)),
    ],
  };
}
