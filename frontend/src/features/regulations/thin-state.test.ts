import { expect, it } from 'vitest';
import type { Fact } from '../../../content/regulations/types.js';
import { fewestOwnWords, isThinState, ownWords } from './thin-state.js';

const words = (count: number) => Array.from({ length: count }, () => 'pool').join(' ');
const textOf = (lead: string, ...license: Fact[]) => ({
  lead,
  facts: { license, permit: [], barrier: [], electrical: [], water: [] },
});

it('counts the words of the lead and the facts', () => {
  expect(ownWords(textOf('Cities decide here.', { text: 'Ask the city.', standing: 'unknown' }))).toBe(6);
});

it('a state is thin below 120 words of its own', () => {
  expect(fewestOwnWords).toBe(120);
  expect(isThinState(textOf(words(100), { text: words(19), standing: 'unknown' }))).toBe(true);
  expect(isThinState(textOf(words(100), { text: words(20), standing: 'unknown' }))).toBe(false);
});
