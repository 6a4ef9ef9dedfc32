import type { Token } from '@poolpros/places/tokens';
import type { Span, Tag } from './lexicon.js';
import { isParting } from './spans.js';

/** The context of tokens that could be a place. */
export interface TextContext {
  /** "in", "near" or a distance precedes them. */
  isAfterPreposition: boolean;
  /** A task, or the object of one, precedes them. */
  isAfterTrade: boolean;
  /** Only filler words are next to them. */
  isAlone: boolean;
  /** No unknown word, which may be a name, is next to them. */
  isAmongKnown: boolean;
  /** The same for the whole text. */
  isTextKnown: boolean;
  isAtEnd: boolean;
}

const tradeKinds: ReadonlySet<Tag['kind']> = new Set(['body', 'task', 'work', 'builder', 'part', 'anyone', 'worker']);

/** Whether a span is a task, the object of one, or a trade. */
export const isTrade = ({ tag }: Span): boolean => tradeKinds.has(tag.kind);

/** Looks at the spans next to one of them, up to the next comma or separating word. */
export function contextOf(tokens: readonly Token[], spans: readonly Span[], index: number): TextContext {
  const isAfterComma = (span: Span | undefined): boolean => span !== undefined && !!tokens[span.from]?.afterComma;
  const upTo = (list: readonly Span[], ends: (span: Span, at: number) => boolean): Span[] => {
    const end = list.findIndex(ends);
    return list.slice(0, end === -1 ? list.length : end);
  };
  const backwards = spans.slice(0, index).reverse();
  const before = upTo(backwards, (span, at) => isParting(span) || isAfterComma(spans[index - at]));
  const after = upTo(spans.slice(index + 1), (span) => isParting(span) || isAfterComma(span));
  const beside = [...before, ...after];
  const ofKind = (kind: Tag['kind']) => (span: Span) => span.tag.kind === kind;
  const first = before.find((span) => !ofKind('filler')(span));
  const reached = backwards[before.length];
  return {
    isAfterPreposition:
      before.every((span) => ofKind('filler')(span) || ofKind('carrier')(span)) &&
      reached !== undefined &&
      !isAfterComma(spans[index - before.length]) &&
      (ofKind('preposition')(reached) || ofKind('distance')(reached)),
    isAfterTrade: first !== undefined && isTrade(first),
    isAlone: beside.every(ofKind('filler')),
    isAmongKnown: !beside.some(ofKind('unknown')),
    isTextKnown: !spans.some((span, at) => at !== index && span.tag.kind === 'unknown'),
    isAtEnd: spans.slice(index + 1).every(ofKind('filler')),
  };
}
