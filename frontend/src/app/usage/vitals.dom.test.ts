import { expect, it, vi } from 'vitest';
import { logVital } from './vitals.js';

it.each([
  ['LCP', 1234.4, 1234],
  ['CLS', 0.0823, 82],
] as const)('logs %s of %s as it was measured, and reports it as %i', (name, value, whole) => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const report = vi.fn();
  logVital({ name, value, rating: 'good' }, report);
  expect(log).toHaveBeenCalledExactlyOnceWith(`web vital ${name}: ${value} (good)`);
  expect(report).toHaveBeenCalledExactlyOnceWith('web_vitals', { label: name, value: whole });
});
