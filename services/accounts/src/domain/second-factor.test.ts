import { expect, it } from 'vitest';
import { lacksSecondFactor, readableCode } from './second-factor.js';

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

it('writes a recovery code as people read it', () => {
  expect(readableCode('ABCDEFGHJK')).toBe('ABCDE-FGHJK');
});
