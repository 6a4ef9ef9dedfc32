import type { Log } from '@poolpros/chassis/log';
import { Refusal } from '@poolpros/chassis/refusal';
import type { SignedByPasskey } from '@poolpros/contracts/http/accounts';
import type { Context } from '../context.js';
import type { AccountRow } from '../db/entities.js';
import { factorsOf } from '../db/factor-store.js';
import { ownSite } from '../domain/own-site.js';
import { needsSecondFactor } from '../domain/second-factor.js';
import { checkSecondFactor } from './check-password.js';
import { type Attempt, type LoginOrigin, takeBackAttempt } from './login-attempt.js';
import { checkPasskeyProof } from './passkey-proof.js';

type Needs = Pick<Context, 'config' | 'database' | 'passwords'> & { log: Pick<Log, 'info'> };

interface SecondStep {
  account: AccountRow;
  code: string | undefined;
  passkey: SignedByPasskey | undefined;
  origin: LoginOrigin;
  /** Sent together with the right password. */
  attempt: Attempt;
}

/**
 * The second step of a login by password: a code if the account has an authenticator app, a passkey if it needs a
 * second factor and has only passkeys. Returns the method, or null if none is needed; throws Refusal
 * `second_factor_required` or `second_factor_invalid`, whose error names the passkey if one is needed.
 */
export async function takeSecondStep(context: Needs, step: SecondStep, now: Date): Promise<'otp' | 'hwk' | null> {
  const { id, audience } = step.account;
  const { app, passkeys } = await factorsOf(context.database.dataSource.manager, id);
  if (app) {
    await requireCode(context, step, now);
    return 'otp';
  }
  if (!passkeys || !needsSecondFactor(context.config.ADMIN_SECOND_FACTOR, audience)) return null;
  await requirePasskey(context, step, now);
  return 'hwk';
}

async function requireCode(context: Needs, { code, ...given }: SecondStep, now: Date): Promise<void> {
  if (code === undefined) {
    await takeBack(context, given.attempt);
    throw new Refusal('second_factor_required', 'Also enter the code from your authenticator app.');
  }
  if (await checkSecondFactor(context, { ...given, code }, now)) return;
  context.log.info({ accountId: given.account.id }, 'second factor refused');
  throw new Refusal('second_factor_invalid', 'That code is wrong. Enter the one that your app shows now.');
}

async function requirePasskey(context: Needs, { account, passkey, attempt }: SecondStep, now: Date): Promise<void> {
  const { config, database, log } = context;
  if (passkey === undefined) {
    await takeBack(context, attempt);
    throw new Refusal('second_factor_required', 'Also use one of this account’s passkeys.', useOwnPasskey);
  }
  const proof = { by: { purpose: 'login' as const }, passkey, site: ownSite(config.PUBLIC_URL) };
  const used = await database.transaction((tx) => checkPasskeyProof(tx, proof, now));
  if (used?.accountId === account.id) return;
  // A signature cannot be guessed, so a wrong one does not count as a failed login.
  await takeBack(context, attempt);
  log.info({ accountId: account.id }, 'second factor refused');
  throw new Refusal('second_factor_invalid', 'That passkey does not belong to this account.', useOwnPasskey);
}

const useOwnPasskey = [{ path: 'body.passkey', message: 'use a passkey that belongs to this account' }];

async function takeBack({ database }: Needs, attempt: Attempt): Promise<void> {
  await database.transaction((tx) => takeBackAttempt(tx, attempt));
}
