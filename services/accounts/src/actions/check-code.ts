import { hashToken, linkToken } from '@poolpros/chassis/links';
import { verify } from 'otplib';
import type { EntityManager } from 'typeorm';
import type { SecondFactorRow } from '../db/entities.js';
import { lockSecondFactor, storeStep, useCode } from '../db/second-factor-store.js';
import { unseal } from '../domain/sealed-secret.js';

/** Seconds for which a code is valid before and after its own 30: typing takes time, and clocks differ a little. */
const tolerance: [before: number, after: number] = [30, 5];

/** The stored form of a recovery code. */
export const recoveryCodeHash = (secret: string, accountId: string, code: string): string =>
  hashToken(linkToken(secret, 'recovery-code', `${accountId}:${code}`));

/** Accepts a code of the app once. Locks the factor until the transaction ends. */
export async function takeAppCode(
  tx: EntityManager,
  { factor, secret, code }: { factor: SecondFactorRow; secret: string; code: string },
  now: Date,
): Promise<boolean> {
  const { accountId, sealedSecret, lastStep } = factor;
  const shared = unseal(secret, accountId, sealedSecret);
  if (shared === null) return false;
  const result = await verify({
    secret: shared,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: tolerance,
    ...(lastStep !== null && { afterTimeStep: Number(lastStep) }),
  });
  if (!result.valid || !('timeStep' in result)) return false;
  await storeStep(tx, accountId, result.timeStep);
  return true;
}

/** Accepts a code of an account's app or one of its recovery codes, each only once. Null if it is neither. */
export async function takeCode(
  tx: EntityManager,
  { accountId, secret, code }: { accountId: string; secret: string; code: string },
  now: Date,
): Promise<'app' | 'recovery' | null> {
  const factor = await lockSecondFactor(tx, accountId);
  if (!factor?.confirmedAt) return null;
  if (/^\d{6}$/.test(code)) return (await takeAppCode(tx, { factor, secret, code }, now)) ? 'app' : null;
  return (await useCode(tx, accountId, recoveryCodeHash(secret, accountId, code), now)) ? 'recovery' : null;
}
