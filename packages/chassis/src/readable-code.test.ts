import { expect, it } from 'vitest';
import { newReadableCode } from './readable-code.js';

it('makes codes that differ and hold nothing that looks like something else', () => {
  const codes = Array.from({ length: 100 }, newReadableCode);
  expect(new Set(codes).size).toBe(100);
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
});
