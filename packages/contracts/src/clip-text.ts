const wordsUpTo = (text: string, most: number): string => {
  const cut = text.slice(0, most + 1);
  const end = cut.lastIndexOf(' ');
  return (end > 0 ? cut.slice(0, end) : text.slice(0, most)).replace(/[\s,;:–—-]+$/, '');
};

/** The text, or as many of its whole words as fit into `most` characters, with an ellipsis. */
export const clipWords = (text: string, most: number): string =>
  text.length <= most ? text : `${wordsUpTo(text, most - 1)}…`;

/** The least share of the room that whole sentences must fill to be preferred to more words. */
const leastShare = 0.5;

/** The text, or its first whole sentences that fit into `most` characters, or its first words where those are short. */
export function clipSentences(text: string, most: number): string {
  const whole = text.trim().replace(/\s+/g, ' ');
  if (whole.length <= most) return whole;
  const ends = [...whole.slice(0, most + 1).matchAll(/[.!?](?= )/g)].map(({ index }) => index + 1);
  const end = ends.at(-1) ?? 0;
  return end >= most * leastShare ? whole.slice(0, end) : clipWords(whole, most);
}
