/** Surround the matched words in a headline; no text that people type contains them. */
export const marks = { start: '\u0002', stop: '\u0003' };

const shortest = 3;

/**
 * The quote from a headline in which `marks` surround the match: the words of its sentence, without the beginning of
 * the next. A sentence of one or two words says too little; then the whole headline is quoted.
 */
export function quoteOf(headline: string): string {
  const own = headline.split(/(?<=[.!?])\s+/).find((sentence) => sentence.includes(marks.start)) ?? headline;
  const quoted = own.trim().split(/\s+/).length < shortest ? headline : own;
  return quoted
    .replaceAll(marks.start, '')
    .replaceAll(marks.stop, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:]+$/, '');
}
