import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { readCountry } from './read-country.js';
import { countryOfZone, rememberCountry, useVisitorCountry } from './visitor-country.js';

beforeEach(() => sessionStorage.clear());

it.each([
  ['', null],
  ['US', 'us'],
  ['usa', 'us'],
  ['United States', 'us'],
  ['PR', 'us'],
  ['gu', 'us'],
  ['ES', 'international'],
  ['international', 'international'],
])('reads the country "%s" as %s', (text, country) => {
  expect(readCountry(text)).toBe(country);
});

it.each([
  ['America/New_York', 'us'],
  ['America/Indiana/Knox', 'us'],
  ['Pacific/Honolulu', 'us'],
  ['US/Central', 'us'],
  ['UTC', 'us'],
  ['Etc/UTC', 'us'],
  ['EST5EDT', 'us'],
  [undefined, 'us'],
  ['America/Puerto_Rico', 'us'],
  ['America/St_Thomas', 'us'],
  ['Pacific/Guam', 'us'],
  ['Pacific/Saipan', 'us'],
  ['Pacific/Pago_Pago', 'us'],
  ['Pacific/Palau', 'international'],
  ['America/Toronto', 'international'],
  ['America/Sao_Paulo', 'international'],
  ['Europe/Madrid', 'international'],
])('takes the clock of %s for %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});

it('goes by the URL, then by what this session knows, then by the clock', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: 'Europe/Paris',
  } as Intl.ResolvedDateTimeFormatOptions);
  expect(renderHook(() => useVisitorCountry(null)).result.current).toBe('international');
  act(() => rememberCountry('us'));
  const { result, rerender } = renderHook(({ fromUrl }) => useVisitorCountry(fromUrl), {
    initialProps: { fromUrl: null as 'us' | 'international' | null },
  });
  expect(result.current).toBe('us');
  rerender({ fromUrl: 'international' });
  expect(result.current).toBe('international');
  rerender({ fromUrl: null });
  expect(result.current).toBe('international');
});
