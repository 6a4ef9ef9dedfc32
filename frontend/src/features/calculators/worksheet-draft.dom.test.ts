import { beforeEach, expect, it } from 'vitest';
import { readWorksheet, saveWorksheet } from './worksheet-draft.js';

const saved = new Date('2026-11-01T12:00:00Z');
beforeEach(() => localStorage.clear());

it('keeps a worksheet for 90 days', () => {
  saveWorksheet('price1=60000', saved);
  expect(readWorksheet(new Date('2027-01-30T12:00:00Z'))).toBe('price1=60000');
  expect(readWorksheet(new Date('2027-01-31T12:00:00Z'))).toBeNull();
});

it('forgets one that was cleared, and ignores a stored value that is not one', () => {
  saveWorksheet('price1=60000', saved);
  saveWorksheet('', saved);
  expect(readWorksheet(saved)).toBeNull();
  localStorage.setItem('quoteWorksheet', 'no JSON');
  expect(readWorksheet(saved)).toBeNull();
});
