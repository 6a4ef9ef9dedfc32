import { expect, it } from 'vitest';
import { compareQuotes, type LineState, type Quote } from './quote-comparison.js';

const quote = (price: number | null, lines: Record<string, LineState | number>): Quote => ({
  price,
  lines: Object.fromEntries(
    Object.entries(lines).map(([id, said]) => [
      id,
      typeof said === 'number' ? { state: 'left out', extra: said } : { state: said, extra: null },
    ]),
  ),
});
const ids = ['deck', 'fence', 'gas'];

it('adds what a quote leaves out, and says how much more expensive it is', () => {
  const { totals, differing } = compareQuotes(
    [quote(60_000, { deck: 'included', fence: 'included' }), quote(54_000, { deck: 8_000, fence: 'included' })],
    ids,
  );
  expect(totals).toEqual([
    { extras: 0, comparable: 60_000, above: 0, open: [] },
    { extras: 8_000, comparable: 62_000, above: 2_000, open: [] },
  ]);
  expect([...differing]).toEqual(['deck']);
});

it('names what to ask about: lines without an answer, or left out without a price', () => {
  const { totals } = compareQuotes(
    [quote(60_000, { deck: 'included', fence: 'included' }), quote(54_000, { deck: 'left out' })],
    ids,
  );
  expect(totals.map(({ open }) => open)).toEqual([[], ['deck', 'fence']]);
});

it('leaves a line alone that no quote has', () => {
  const { totals, differing } = compareQuotes([quote(1, { gas: 'left out' }), quote(2, {})], ids);
  expect(totals.map(({ open }) => open)).toEqual([[], []]);
  expect([...differing]).toEqual(['gas']);
});

it('compares nothing with a quote without a price', () => {
  const { totals } = compareQuotes([quote(null, {}), quote(50_000, {})], ids);
  expect(totals.map(({ comparable, above }) => [comparable, above])).toEqual([
    [null, null],
    [50_000, null],
  ]);
});
