import type { InstallerCard } from '@poolpros/contracts/http/installers';
import { expect, test } from 'vitest';
import { withMentions } from './mentions.js';

const card = (id: number, reasons: string[]) => ({ id, reasons }) as InstallerCard;

test('what reviews say stands first, the quote before its topic, on its own card only', () => {
  const cards = [card(1, ['Does pool renovation', 'Serves this location']), card(2, ['Does pool renovation'])];
  const [first, second] = withMentions(cards, [
    { installerId: 1, topic: 'plaster', reviews: 6, quote: 'the new plaster came out smooth' },
  ]);
  expect(first?.reasons).toEqual([
    '“the new plaster came out smooth” · 6 reviews mention plaster',
    'Does pool renovation',
    'Serves this location',
  ]);
  expect(second).toBe(cards[1]);
});

test('one review mentions, and a card without reasons gets the line alone', () => {
  const [only] = withMentions([card(1, [])], [{ installerId: 1, topic: 'leaks', reviews: 1, quote: 'no leak since' }]);
  expect(only?.reasons).toEqual(['“no leak since” · 1 review mentions leaks']);
});
