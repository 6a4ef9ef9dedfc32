import { expect, it } from 'vitest';
import { clipSentences, clipWords } from './clip-text.js';

it.each([
  ['Pool cleaning', 13, 'Pool cleaning'],
  ['Pool cleaning', 12, 'Pool…'],
  ['Pools, spas and saunas', 8, 'Pools…'],
  ['Lake-Worth-Corridor', 8, 'Lake-Wo…'],
])('of “%s” %i characters leave “%s”', (text, most, left) => {
  expect(clipWords(text, most)).toBe(left);
});

it.each([
  ['One sentence. Another one that is longer.', 60, 'One sentence. Another one that is longer.'],
  ['One sentence. Another one that is longer.', 26, 'One sentence.'],
  ['No. Another one that is longer.', 20, 'No. Another one…'],
  ['We fix the 3.5 hp pump at once and then leave.', 20, 'We fix the 3.5 hp…'],
  ['  Lines\n\nand  spaces. ', 40, 'Lines and spaces.'],
])('of “%s” whole sentences up to %i characters are “%s”', (text, most, left) => {
  expect(clipSentences(text, most)).toBe(left);
});

it('never exceeds its room or breaks a word that fits, at any length', () => {
  const text = `We build, renovate and repair pools. Ask for Ann! Is your pump loud? We come within a day, also on weekends: the
    first look is free, and what it costs is on paper before we begin. Licensed, insured, and in Round Rock since 1998.`;
  const words = text.split(/\s+/);
  for (let most = 12; most <= text.length; most += 1)
    for (const clipped of [clipWords(words.join(' '), most), clipSentences(text, most)]) {
      expect(clipped.length).toBeLessThanOrEqual(most);
      const left = clipped.replace(/…$/, '').split(' ');
      expect(words.slice(0, left.length).map((word) => word.replace(/[,:]$/, ''))).toEqual(
        left.map((word) => word.replace(/[,:]$/, '')),
      );
    }
});
