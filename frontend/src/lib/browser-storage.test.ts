import { afterEach, expect, it, vi } from 'vitest';
import { browserStorage } from './browser-storage.js';

afterEach(() => vi.restoreAllMocks());

it('is the browser’s own storage', () => {
  expect(browserStorage()).toBe(window.localStorage);
});

it('keeps what is stored for the page where the browser refuses', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const storage = browserStorage();
  expect(storage.getItem('contractorToken')).toBeNull();
  storage.setItem('contractorToken', 'abc');
  expect(storage.getItem('contractorToken')).toBe('abc');
  storage.removeItem('contractorToken');
  expect(storage.getItem('contractorToken')).toBeNull();
});
