import { expect, it, vi } from 'vitest';
import { draftOf, keepDraft } from './drafts.js';

it('keeps what was typed for each purpose until it is empty', () => {
  keepDraft('reply 1', 'We can come on');
  keepDraft('reply 2', 'Thanks');
  expect([draftOf('reply 1'), draftOf('reply 2'), draftOf('reply 3')]).toEqual(['We can come on', 'Thanks', '']);
  keepDraft('reply 1', '');
  expect([draftOf('reply 1'), draftOf('reply 2')]).toEqual(['', 'Thanks']);
});

it.each(['{', '7', 'null', '{"reply 1":7}'])('takes a storage of %s for one without drafts', (content) => {
  sessionStorage.setItem('drafts', content);
  expect(draftOf('reply 1')).toBe('');
  keepDraft('reply 1', 'Thanks');
  expect(draftOf('reply 1')).toBe('Thanks');
});

it('lets a visitor type on where the storage is full', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepDraft('reply 1', 'Thanks')).not.toThrow();
  full.mockRestore();
});
