import { expect, test } from 'vitest';
import { contractRules, depositText } from './contract-rules.js';

test.each([
  ['CA', '$1,000 or 10 percent, whichever is less'],
  ['NV', '$1,000 or 10 percent, whichever is less'],
  ['AZ', '15 percent'],
  ['MD', 'one third'],
  ['PA', 'one third, plus the cost of custom orders'],
  ['MA', 'one third, or the cost of custom orders if that is more'],
] as const)('the deposit of a pool in %s is at most %s', (code, text) => {
  const { deposit } = contractRules[code] ?? {};
  expect(deposit && depositText(deposit)).toBe(text);
});

test('a contract rule has a source with the day on which it was read', () => {
  for (const { rules } of Object.values(contractRules)) {
    expect(rules.length).toBeGreaterThan(0);
    for (const { text, source } of rules) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(() => new URL(source.url)).not.toThrow();
      expect(source.read).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  }
});
