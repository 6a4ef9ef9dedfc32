import type { Audience, AuthMethod } from '@poolpros/contracts/http/accounts';

/** Whether administrators need a second factor. */
export type StaffFactorPolicy = 'required' | 'optional';

/** Whether accounts of a kind need a second factor (docs/rules.md#second-factor). */
export const needsSecondFactor = (policy: StaffFactorPolicy, audience: Audience): boolean =>
  audience === 'admin' && policy === 'required';

/** A passkey is two factors in one: who signs with it has unlocked the device that keeps it. */
const secondFactors: readonly string[] = ['otp', 'hwk'] satisfies AuthMethod[];

const byFactor = (amr: readonly string[]): boolean => amr.some((method) => secondFactors.includes(method));

/** Whether a session may do nothing until it was begun with a second factor. */
export const lacksSecondFactor = (policy: StaffFactorPolicy, audience: Audience, amr: readonly string[]): boolean =>
  needsSecondFactor(policy, audience) && !byFactor(amr);

/** The second factors that an account has. */
export interface Factors {
  app: boolean;
  passkeys: boolean;
}

export const hasFactor = ({ app, passkeys }: Factors): boolean => app || passkeys;

/** Whether a session has not been proved by a second factor of its account, which has one (docs/rules.md#step-up). */
export const lacksOwnFactor = (factors: Factors, amr: readonly string[]): boolean =>
  hasFactor(factors) && !byFactor(amr);

/** Recovery codes that an account gets at a time. */
export const recoveryCodeCount = 10;

/** A recovery code as people read it, "ABCDE-FGHJK". */
export const readableCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
