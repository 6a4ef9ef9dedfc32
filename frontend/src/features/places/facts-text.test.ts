import { expect, it } from 'vitest';
import { sometimeText, throughoutText, windowText } from './facts-text.js';

it.each([
  [{ from: 'June', to: 'August' }, 'June to August', 'from June to August', 'between June and August'],
  [{ from: 'July', to: 'July' }, 'July', 'in July', 'in July'],
])('puts the window %o in a sentence', (months, alone, throughout, sometime) => {
  expect(windowText(months)).toBe(alone);
  expect(throughoutText(months)).toBe(throughout);
  expect(sometimeText(months)).toBe(sometime);
});
