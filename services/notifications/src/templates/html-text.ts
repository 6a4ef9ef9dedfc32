/** Text as HTML: nothing in it can become markup. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

/** A longer word of wide letters, in the size of a heading, is wider than a mail on a phone of 360 pixels. */
const longestWord = 14;
const halfWords = new RegExp(`.{1,${longestWord / 2}}`, 'gu');

/**
 * Text as HTML in which long words and URLs can break anywhere, without a character that a copy would contain. Yahoo
 * and Outlook.com ignore the CSS properties that do this.
 */
export const wrappable = (text: string): string =>
  text
    .split(/(\s+)/)
    .map((word) =>
      word.length <= longestWord ? escapeHtml(word) : (word.match(halfWords) ?? []).map(escapeHtml).join('<wbr>'),
    )
    .join('');

/** Text of several lines as HTML. */
export const lines = (text: string): string => text.split(/\r?\n/).map(wrappable).join('<br>');
