import { expect, test } from 'vitest';
import { marks, quoteOf } from './quote.js';

const marked = (headline: string) => headline.replaceAll('[', marks.start).replaceAll(']', marks.stop);

test.each([
  ['pool: new [plaster], new coping, variable-speed pump. They', 'pool: new plaster, new coping, variable-speed pump'],
  ['on time. The [tile] lines up with the', 'The tile lines up with the'],
  ['New [tile]. The tile lines up', 'New tile. The tile lines up'],
  ['the [plaster] has\n no streaks,', 'the plaster has no streaks'],
])('of “%s” it quotes the sentence that holds the word', (headline, quote) => {
  expect(quoteOf(marked(headline))).toBe(quote);
});
