import { expect, it } from 'vitest';
import { lacksSecondFactor, newRecoveryCodes, readableCode } from './second-factor.js';

it.each([
  ['required', 'admin', ['pwd'], true],
  ['required', 'admin', ['pwd', 'otp'], false],
  ['optional', 'admin', ['pwd'], false],
  ['required', 'contractor', ['pwd'], false],
] as const)(
  'where it is %s a session of a %s begun by %j lacks a second factor: %s',
  (policy, audience, amr, lacks) => {
    expect(lacksSecondFactor(policy, audience, amr)).toBe(lacks);
  },
);

it('makes ten recovery codes that differ and can be read aloud', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(readableCode(code)).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
});
