import { describe, expect, it } from 'vitest';
import { cardTexts } from '../../../../content/for-contractors/card-texts.js';
import { shareTexts } from '../../../../content/for-contractors/share-texts.js';
import { filledText } from './share-text.js';

const link = 'https://poolpros.example/direct-review/7';
/** Words that steer what people write, or pay for it (16 CFR 465.4, and the reviews policy). */
const steering =
  /\b(stars?|five|5|great|best|love[ds]?|good|positive|happy|satisfied|recommend\w*|support|discounts?|coupons?|gifts?|rewards?|raffle|win|free|percent off|\$)\b/i;

describe.each([
  ...shareTexts.map(({ title, text }) => ({ title, text })),
  { title: 'card', text: `${cardTexts.title} ${cardTexts.text}` },
])('the text $title', ({ text }) => {
  it('names no stars, praises nothing and offers nothing', () => {
    expect(text.match(steering)).toBeNull();
  });
});

it.each(shareTexts.map((each) => [each.title, each.text]))('%s holds the name and the link', (_title, text) => {
  const filled = filledText(text, { name: 'Hillstone $& Pools', link });
  expect(filled).toContain('Hillstone $& Pools');
  expect(filled).toContain(link);
  expect(filled).not.toMatch(/[{}]/);
});

it('finds a text that steers', () => {
  for (const text of ['Give us 5 stars!', 'If you were happy, write to us.', 'Get a gift card for a review.'])
    expect(text).toMatch(steering);
});

it('fits a text message of two parts', () => {
  const message = shareTexts.find(({ id }) => id === 'message')?.text ?? '';
  const filled = filledText(message, { name: 'N'.repeat(80), link });
  // Two parts of 153 letters each (GSM 03.38).
  expect(filled.length).toBeLessThanOrEqual(306);
});
