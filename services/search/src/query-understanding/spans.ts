import type { Range, Token } from '@poolpros/places/tokens';
import type { RecognizedSpan, Span, Tag, TaggedText } from './lexicon.js';

/** Splits the tokens of a range into spans, each as long as possible; recognized ones stay as they are. */
export function spansOf(
  text: TaggedText,
  recognized: readonly RecognizedSpan[] = [],
  { from: first, to: end }: Range = { from: 0, to: text.tokens.length },
): Span[] {
  const spans: Span[] = [];
  for (let from = first; from < end; from = spans.at(-1)?.to ?? end)
    spans.push(spanAt(text, recognized, { from, to: end }));
  return spans;
}

function spanAt(text: TaggedText, recognized: readonly RecognizedSpan[], { from, to: end }: Range): Span {
  const own = recognized.find((span) => span.from <= from && from < span.to);
  if (own) return { from, to: own.to, tag: own.tag };
  const next = Math.min(...recognized.map((span) => span.from).filter((start) => start > from), end);
  return text.phrases[from]?.find(({ to }) => to <= next) ?? { from, to: from + 1, tag: { kind: 'unknown' } };
}

const parting: ReadonlySet<Tag['kind']> = new Set(['separator', 'preposition', 'place', 'distance', 'measure', 'time']);

/** Whether a span separates its neighbors. */
export const isParting = ({ tag }: Span): boolean => parting.has(tag.kind);

/** Connected neighboring spans: no comma, no place and no word such as "for" between them. */
export function runsOf(tokens: readonly Token[], spans: readonly Span[]): Span[][] {
  const runs: Span[][] = [[]];
  for (const span of spans) {
    if (isParting(span) || tokens[span.from]?.afterComma) runs.push([]);
    if (!isParting(span)) runs.at(-1)?.push(span);
  }
  return runs.filter((run) => run.length > 0);
}

/** Whether a run contains an unknown word, and so may be a name. */
export const isName = (run: readonly Span[]): boolean => run.some(({ tag }) => tag.kind === 'unknown');

/** Whether no rule has recognized any token of a range. */
export const isUnknown = (spans: readonly Span[], { from, to }: Range): boolean =>
  spans.filter((span) => span.tag.kind === 'unknown' && span.from >= from && span.to <= to).length === to - from;
