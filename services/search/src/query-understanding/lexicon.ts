import type { Service, ServiceType } from '@poolpros/contracts/catalogue';
import { isUnbroken, keyOf, type Range, type Token } from '@poolpros/places/tokens';
import * as connectives from './vocabulary/connectives.js';
import { type TimeFilter, timeFilters } from './vocabulary/times.js';
import * as trade from './vocabulary/trade.js';

/** The meaning of a phrase. */
export type Tag =
  | { kind: 'body'; body: trade.Body }
  | { kind: 'task'; task: trade.Task }
  | { kind: 'work'; body: trade.Body; task: trade.Task }
  | { kind: 'builder' }
  | { kind: 'part'; service: Service; onHotTub: Service }
  | { kind: 'poolKind'; type: ServiceType }
  | { kind: 'praise'; stars: number }
  | { kind: 'time'; filter: TimeFilter }
  | { kind: 'anyone' | 'worker' | 'carrier' | 'filler' | 'afterName' | 'conjunction' | 'preposition' | 'separator' }
  | { kind: 'unknown' }
  | RecognizedTag;

/** Understood without the lexicon: a place, a distance, a ZIP, a rating, or the size of something. */
interface RecognizedTag {
  kind: 'place' | 'distance' | 'measure' | 'size';
}

/** Some tokens and their meaning together. */
export type Span = Range & { tag: Tag };
export type RecognizedSpan = Range & { tag: RecognizedTag };

type Line = readonly [phrases: string, tag: Tag];

// If two lines have the same phrase, the later one counts.
const lines: readonly Line[] = [
  [connectives.fillers, { kind: 'filler' }],
  [connectives.carrierPhrases, { kind: 'carrier' }],
  [connectives.afterNames, { kind: 'afterName' }],
  [connectives.anyone, { kind: 'anyone' }],
  [connectives.workers, { kind: 'worker' }],
  [connectives.conjunctions, { kind: 'conjunction' }],
  [connectives.separators, { kind: 'separator' }],
  [connectives.placePrepositions, { kind: 'preposition' }],
  [trade.builders, { kind: 'builder' }],
  ...trade.praise.map(([phrases, stars]): Line => [phrases, { kind: 'praise', stars }]),
  ...trade.tasks.map(([phrases, task]): Line => [phrases, { kind: 'task', task }]),
  ...trade.bodies.map(([phrases, body]): Line => [phrases, { kind: 'body', body }]),
  ...trade.parts.map(([phrases, part]): Line => [phrases, { kind: 'part', ...part }]),
  ...trade.poolKinds.map(([phrases, type]): Line => [phrases, { kind: 'poolKind', type }]),
  ...timeFilters.map(([phrases, filter]): Line => [phrases, { kind: 'time', filter }]),
  ...trade.bodyWork.map(([phrases, body, task]): Line => [phrases, { kind: 'work', body, task }]),
];

const lexicon = new Map(
  lines.flatMap(([phrases, tag]) => phrases.split(',').map((phrase) => [phrase.trim(), tag] as const)),
);
const longestByFirstWord = new Map<string, number>();
for (const phrase of lexicon.keys()) {
  const words = phrase.split(' ');
  const [first = ''] = words;
  longestByFirstWord.set(first, Math.max(longestByFirstWord.get(first) ?? 0, words.length));
}

/** The phrases of the lexicon that begin at a token, the longest first. */
function phrasesAt(tokens: readonly Token[], from: number): Span[] {
  const phrases: Span[] = [];
  const longest = longestByFirstWord.get(tokens[from]?.key ?? '') ?? 0;
  for (let to = Math.min(from + longest, tokens.length); to > from; to--) {
    const tag = lexicon.get(keyOf(tokens, { from, to }));
    if (tag && isUnbroken(tokens, { from, to })) phrases.push({ from, to, tag });
  }
  return phrases;
}

/** A text, with the phrases of the lexicon that begin at each of its tokens. */
export interface TaggedText {
  tokens: readonly Token[];
  phrases: readonly (readonly Span[])[];
}

/** Looks up every token of a text once. */
export const tagged = (tokens: readonly Token[]): TaggedText => ({
  tokens,
  phrases: tokens.map((_, from) => phrasesAt(tokens, from)),
});
