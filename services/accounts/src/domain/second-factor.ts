import type { Audience, AuthMethod } from '@poolpros/contracts/http/accounts';

/** Whether administrators need a second factor. */
export type StaffFactorPolicy = 'required' | 'optional';

/** Whether accounts of a kind need a second factor (docs/rules.md#second-factor). */
export const needsSecondFactor = (policy: StaffFactorPolicy, audience: Audience): boolean =>
  audience === 'admin' && policy === 'required';

/** A passkey is two factors in one: signing with it requires unlocking its device. */
const secondFactors: readonly string[] = ['otp', 'hwk'] satisfies AuthMethod[];

const byFactor = (amr: readonly string[]): boolean => amr.some((method) => secondFactors.includes(method));

/** Whether a session may do nothing until it has a second factor. */
export const lacksSecondFactor = (policy: StaffFactorPolicy, audience: Audience, amr: readonly string[]): boolean =>
  needsSecondFactor(policy, audience) && !byFactor(amr);

/** The second factors of an account. */
export interface Factors {
  app: boolean;
  passkeys: boolean;
}

export const hasFactor = ({ app, passkeys }: Factors): boolean => app || passkeys;

/** Whether a session lacks the second factor that its account has (docs/rules.md#step-up). */
export const lacksOwnFactor = (factors: Factors, amr: readonly string[]): boolean =>
  hasFactor(factors) && !byFactor(amr);

/** Number of recovery codes per set. */
export const recoveryCodeCount = 10;

/** A recovery code in readable form, "ABCDE-FGHJK". */
export const readableCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
