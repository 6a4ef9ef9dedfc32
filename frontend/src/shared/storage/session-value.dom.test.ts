import { expect, it, vi } from 'vitest';

it('keeps a value for the page where the browser blocks its session storage', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.resetModules();
  const { renderHook, act } = await import('@testing-library/react');
  const { setSessionValue, useSessionValue } = await import('./session-value.js');
  const { result } = renderHook(() => useSessionValue('visitorCountry'));
  expect(result.current).toBeNull();
  act(() => setSessionValue('visitorCountry', 'us'));
  expect(result.current).toBe('us');
  vi.restoreAllMocks();
});
