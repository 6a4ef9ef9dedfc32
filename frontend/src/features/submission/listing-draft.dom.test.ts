import { honeypotName } from '@poolpros/contracts/honeypot';
import { expect, it, vi } from 'vitest';
import { discardDraft, keptDrafts, readDraft, saveDraft } from './listing-draft.js';
import { emptyListing } from './listing-values.js';

const saved = new Date('2026-11-01T09:00:00Z');
const after = (days: number) => new Date(saved.getTime() + days * 86_400_000);
const typed = { ...emptyListing, businessName: 'Hillstone Pools', services: ['Pool Repair' as const] };

it('is kept for 30 days', () => {
  saveDraft({ values: typed, step: 1, token: null, rejected: null }, saved);
  expect(readDraft(after(30))).toEqual({
    values: typed,
    step: 1,
    token: null,
    rejected: null,
    savedAt: saved.toISOString(),
  });
  expect(readDraft(after(30.1))).toBeNull();
});

it('holds neither the confirmation nor what a robot filled in', () => {
  saveDraft(
    { values: { ...typed, attested: true, [honeypotName]: '555' }, step: 0, token: null, rejected: null },
    saved,
  );
  expect(readDraft(saved)?.values).toEqual(typed);
  expect(localStorage.getItem('listingDraft')).not.toContain('555');
});

it('is gone when the form is empty again, and when it is discarded', () => {
  saveDraft({ values: typed, step: 1, token: null, rejected: null }, saved);
  saveDraft({ values: emptyListing, step: 0, token: null, rejected: null }, saved);
  expect(localStorage).toHaveLength(0);
  saveDraft({ values: typed, step: 1, token: null, rejected: null }, saved);
  discardDraft({ token: null, rejected: null });
  expect(readDraft(saved)).toBeNull();
});

it('remembers which rejected listing it corrects', () => {
  const rejected = { ref: 'x'.repeat(43), version: 3, reason: 'Say where you work.' };
  saveDraft({ values: typed, step: 1, token: null, rejected }, saved);
  expect(readDraft(saved)).toMatchObject({ rejected });
});

it('is kept beside those of rejected listings and of mailed links, each until it is too old', () => {
  const own = { values: typed, step: 1, token: null, rejected: null };
  const mailed = { ...own, token: 'm'.repeat(43) };
  const again = { ...own, rejected: { ref: 'x'.repeat(43), version: 3, reason: '' } };
  saveDraft(own, saved);
  saveDraft(mailed, after(1));
  saveDraft(again, after(2));
  saveDraft({ ...again, rejected: { ...again.rejected, ref: 'y'.repeat(43) } }, after(3));
  const savedAt = (days: number) => after(days).toISOString();
  expect(keptDrafts(after(3)).map((draft) => draft.savedAt)).toEqual([3, 2, 1, 0].map(savedAt));
  expect(readDraft(after(3))?.rejected?.ref).toBe('y'.repeat(43));
  discardDraft(again);
  expect(keptDrafts(after(30.5)).map((draft) => draft.savedAt)).toEqual([3, 1].map(savedAt));
  expect(localStorage).toHaveLength(2);
});

it.each([
  'no json',
  'null',
  '[]',
  '{"savedAt":"yesterday","values":{}}',
  '{"savedAt":"2026-11-01T09:00:00.000Z"}',
  '{"savedAt":"2026-11-01T09:00:00.000Z","values":null}',
])('reads nothing from %s', (stored) => {
  localStorage.setItem('listingDraft', stored);
  expect(readDraft(saved)).toBeNull();
});

it('leaves out what the form does not have', () => {
  const values = { businessName: 7, services: ['Pool Repair', 'Moat Digging'], poolTypes: 'all', city: 'Austin', x: 1 };
  localStorage.setItem('listingDraft', JSON.stringify({ savedAt: saved, values }));
  expect(readDraft(saved)?.values).toEqual({ ...emptyListing, services: ['Pool Repair'], city: 'Austin' });
});

it('leaves out incomplete rows, and a step that does not exist', () => {
  const license = { number: 'C-53 1234', stateCode: 'CA', classification: '' };
  const values = {
    licenses: [license, { number: '1' }, null, 7],
    hours: 'daily',
    specialHours: { seasons: [] },
    projects: [{}],
    addressPrivate: 'yes',
  };
  localStorage.setItem('listingDraft', JSON.stringify({ savedAt: saved, step: 9, values }));
  expect(readDraft(saved)).toMatchObject({ step: 0, values: { ...emptyListing, licenses: [license] } });
});

it('works without storage if it is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => saveDraft({ values: typed, step: 1, token: null, rejected: null }, saved)).not.toThrow();
  expect(readDraft(saved)).toBeNull();
});
