import { randomInt } from 'node:crypto';
import type { Audience, AuthMethod } from '@poolpros/contracts/http/accounts';

/** Whether administrators need a second factor. */
export type StaffFactorPolicy = 'required' | 'optional';

/** Whether accounts of a kind need a second factor (docs/rules.md#second-factor). */
export const needsSecondFactor = (policy: StaffFactorPolicy, audience: Audience): boolean =>
  audience === 'admin' && policy === 'required';

/** Whether a session may do nothing until its account has a second factor. */
export const lacksSecondFactor = (
  policy: StaffFactorPolicy,
  audience: Audience,
  amr: readonly AuthMethod[] | readonly string[],
): boolean => needsSecondFactor(policy, audience) && !(amr as readonly string[]).includes('otp');

/** Without the letters and digits that people mistake for each other. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codes = { count: 10, length: 10 } as const;

/** New recovery codes, of 49 random bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: codes.count }, () =>
    Array.from({ length: codes.length }, () => alphabet[randomInt(alphabet.length)]).join(''),
  );

/** A recovery code as people read it, "ABCDE-FGHJK". */
export const readableCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
