import { afterEach, expect, it, vi } from 'vitest';
import { browserStorage } from './browser-storage.js';

afterEach(() => vi.restoreAllMocks());

const kinds = ['localStorage', 'sessionStorage'] as const;

it.each(kinds)('is the browser’s own %s', (kind) => {
  expect(browserStorage(kind)).toBe(window[kind]);
});

it.each(kinds)('keeps what is stored for the page where the browser blocks its %s', (kind) => {
  vi.spyOn(window, kind, 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const storage = browserStorage(kind);
  expect(storage.getItem('contractorToken')).toBeNull();
  storage.setItem('contractorToken', 'abc');
  expect(storage.getItem('contractorToken')).toBe('abc');
  storage.removeItem('contractorToken');
  expect(storage.getItem('contractorToken')).toBeNull();
});
