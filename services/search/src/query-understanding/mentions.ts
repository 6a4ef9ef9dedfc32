import type { NamedPlace } from '@poolpros/places/named-place';
import { codesLikeWords, nicknamesLikeWords } from '@poolpros/places/names/states';
import { placeNames } from '@poolpros/places/place-names';
import type { Places } from '@poolpros/places/places';
import { type Understanding, understandPlace } from '@poolpros/places/resolver';
import { namesState } from '@poolpros/places/resolver/names-state';
import { exactState, longestState } from '@poolpros/places/resolver/state-of-words';
import { keyOf, overlaps, type Range } from '@poolpros/places/tokens';
import { wordsOf } from '@poolpros/places/typed-place';
import type { RecognizedSpan, Span, TaggedText } from './lexicon.js';
import { beginsName, neverInNames } from './place-phrase.js';
import { isName, isUnknown, spansOf } from './spans.js';

/** A text whose places are looked for, and what is recognized in it already. */
export interface PlaceText extends TaggedText {
  text: string;
  places: Places;
  recognized: readonly RecognizedSpan[];
}

/** The tokens of a name, and its place, or the most populous of several. */
export type Mention = Range & { name: string; place: NamedPlace; isClear: boolean; isStated: boolean };

/** Whether a name is more than that of a county without the word "County": "Bay, FL" may be the end of "Palmm Bay, FL". */
export const isWhole = ({ name, place }: Mention): boolean =>
  place.kind !== 'county' || /\b(?:county|parish|borough)\b/.test(name);

/** Words of the longest name with its state. */
const longestMention = 7;
/** Words of the longest name with a typo. */
const longestWithTypo = 4;

/** The tokens of a range as typed. */
export const typedAt = ({ text, tokens }: PlaceText, { from, to }: Range): string =>
  text.slice(tokens[from]?.at.from, tokens[to - 1]?.at.to);

/** The resolver's result for some tokens, if it is a name that uses all of them. */
function resolved(
  part: PlaceText,
  range: Range,
  steps: 'exact' | 'stated',
): Extract<Understanding, { kind: 'place' | 'choices' }> | null {
  const understood = understandPlace(part.places, typedAt(part, range), { cityFirst: true, steps });
  if (understood?.kind === 'choices') return understood;
  return understood?.kind === 'place' && understood.words === '' ? understood : null;
}

const firstOf = (understood: ReturnType<typeof resolved>): NamedPlace | undefined =>
  understood?.kind === 'choices' ? understood.places[0] : understood?.place;

const neverFirst: ReadonlySet<Span['tag']['kind']> = new Set(['preposition', 'conjunction', 'separator']);

/** "In Austin": the name begins after the "in". */
const mayBegin = ({ phrases }: PlaceText, from: number): boolean =>
  !phrases[from]?.some(({ to, tag }) => to === from + 1 && neverFirst.has(tag.kind));

/** "Green pools" is no Green that has pools. */
const isPartOfPhrase = ({ phrases }: PlaceText, { from, to }: Range): boolean =>
  phrases[from]?.some((phrase) => phrase.to > to) ?? false;

/** "Columbus in Ohio": the word belongs to what follows, although Indiana has a Columbus. */
const leadsOn = (part: PlaceText, { to: from }: Range): boolean =>
  codesLikeWords.has(part.tokens[from - 1]?.key ?? '') &&
  [1, 2, 3].some((words) => {
    const place = from + words <= part.tokens.length && firstOf(resolved(part, { from, to: from + words }, 'exact'));
    return place && (place.kind === 'city' || place.kind === 'state');
  });

/** The name that all tokens of a range are; null if they are none, or more likely words. */
function mentionIn(part: PlaceText, range: Range): Mention | null {
  const understood = resolved(part, range, 'exact');
  const place = firstOf(understood);
  if (!understood || !place) return null;
  const name = keyOf(part.tokens, range);
  const isStated = namesState(part.places, typedAt(part, range), place);
  const mention = { ...range, name, place, isClear: understood.kind === 'place', isStated };
  if (isStated) return leadsOn(part, range) ? null : mention;
  const word = name.replace(/ \d+$/, '');
  if (place.kind === 'state') return codesLikeWords.has(word) || nicknamesLikeWords.has(word) ? null : mention;
  return isName(spansOf(part, [], range)) && (mention.isClear || !isPartOfPhrase(part, range)) ? mention : null;
}

/** The names of places anywhere in a text, each as long as possible. */
export function mentionsIn(part: PlaceText): Mention[] {
  const { tokens, recognized } = part;
  const mentions: Mention[] = [];
  for (let from = 0; from < tokens.length; from = Math.max(from + 1, mentions.at(-1)?.to ?? 0)) {
    if (!mayBegin(part, from)) continue;
    for (let to = Math.min(from + longestMention, tokens.length); to > from; to--) {
      const isFree = !recognized.some((span) => overlaps(span, { from, to }));
      const mention = isFree ? mentionIn(part, { from, to }) : null;
      if (!mention) continue;
      mentions.push(mention);
      break;
    }
  }
  return mentions;
}

/** Whether tokens are certainly a state, and no word: `or` is not, `OR` is. */
function isState(part: PlaceText, range: Range): boolean {
  const { key = '', afterComma } = part.tokens[range.from] ?? {};
  const isWord = codesLikeWords.has(key) && !afterComma && typedAt(part, range) !== key.toUpperCase();
  return !isWord && exactState(placeNames(part.places), wordsOf(typedAt(part, range))) !== undefined;
}

/** A name with a typo before its state: "blue lagoon pools albuquerqe nm". */
export function slippedMention(part: PlaceText, mentions: readonly Mention[]): (Range & { place: NamedPlace }) | null {
  const spans = spansOf(part, part.recognized);
  const mayBeName = (range: Range) => {
    const inside = spans.filter((span) => overlaps(span, range));
    return isName(inside) && !inside.some(({ tag }) => neverInNames.has(tag.kind));
  };
  for (let end = 1; end < part.tokens.length; end++)
    for (let to = Math.min(end + longestState, part.tokens.length); to > end; to--) {
      if (!isState(part, { from: end, to })) continue;
      for (let from = Math.max(0, end - longestWithTypo); from < end; from++) {
        // "Orange County, California" is a name, so "County, California" is none.
        if (mentions.some((mention) => mention.from < from && from < mention.to)) continue;
        const understood = mayBeName({ from, to: end }) ? resolved(part, { from, to }, 'stated') : null;
        const typed = typedAt(part, { from, to });
        const isPlace = understood?.kind === 'place' && namesState(part.places, typed, understood.place);
        const isFirstKnown = !isUnknown(spans, { from, to: from + 1 });
        if (isPlace && (!isFirstKnown || beginsName(part.places, understood, typed)))
          return { from, to, place: understood.place };
      }
    }
  return null;
}
