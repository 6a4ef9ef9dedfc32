import { expect, it } from 'vitest';
import { lacksOwnFactor, lacksSecondFactor, readableCode } from './second-factor.js';

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

it.each([
  [{ app: false, passkeys: false }, ['pwd'], false],
  [{ app: true, passkeys: false }, ['pwd'], true],
  [{ app: false, passkeys: true }, ['pwd'], true],
  [{ app: true, passkeys: false }, ['pwd', 'otp'], false],
  [{ app: true, passkeys: true }, ['hwk'], false],
] as const)('of an account with %o a session begun by %j lacks its own factor: %s', (factors, amr, lacks) => {
  expect(lacksOwnFactor(factors, amr)).toBe(lacks);
});

it('writes a recovery code as people read it', () => {
  expect(readableCode('ABCDEFGHJK')).toBe('ABCDE-FGHJK');
});
