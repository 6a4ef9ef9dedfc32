/** Around the words that were looked for in a headline; no text that people type holds them. */
export const marks = { start: '\u0002', stop: '\u0003' };

const shortest = 3;

/**
 * What is quoted of a headline in which `marks` surround what was looked for: the words of its sentence, without the first
 * ones of the next. A sentence of one or two words says nothing, so the whole headline is quoted then.
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
