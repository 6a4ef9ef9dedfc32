const words = 'swimming pool installation renovation contractor vinyl liner replacement hot tub repair saltwater'.split(
  ' ',
);

/**
 * What somebody types who cannot spell: so many words of a search, most of them wrong.
 * @param {import('@poolpros/seed-data/random').Random} random
 * @param {number} count
 */
export const misspelt = (random, count) =>
  Array.from({ length: count }, () => misspell(random, random.pick(words))).join(' ');

/** @param {import('@poolpros/seed-data/random').Random} random @param {string} word */
function misspell(random, word) {
  const at = 1 + Math.floor(random.next() * (word.length - 2));
  return word.slice(0, at) + random.pick([...'aeiostrn']) + word.slice(at + Math.round(random.next()));
}
