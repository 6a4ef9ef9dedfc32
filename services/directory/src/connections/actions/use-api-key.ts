import type { InternalClient } from '@poolpros/chassis/internal-client';
import { hashToken } from '@poolpros/chassis/links';
import { Refusal } from '@poolpros/chassis/refusal';
import { type ApiKeyScope, callsPerMinute } from '@poolpros/contracts/http/api-keys';
import type { EntityManager } from 'typeorm';
import { isOpenAccount } from '../../base/accounts/account-contacts.js';
import type { Context } from '../../base/context.js';
import { installerNotFound } from '../../base/refusals.js';
import { roleOn } from '../../members/db/member-store.js';
import { rolesThatMay } from '../../members/domain/policy.js';
import { findKey, lockKey, storeCall } from '../db/api-key-store.js';
import { type ApiKeyRecord, countCall, isExpired, keyIn } from '../domain/api-key.js';
import { requireKeyPlan } from './make-api-key.js';

/** What somebody wants to read with a key. */
export interface KeyedCall {
  authorization: string | undefined;
  listingId: number;
  scope: ApiKeyScope;
}

/**
 * Lets a call with a key pass and counts it; one that is refused leaves no trace. Who made the key must have an open account
 * and be who may make keys still. Throws `unauthenticated`, `forbidden` for a scope or a plan without it,
 * `installer_not_found` for another business than the key's, `too_many_requests`.
 */
export async function useApiKey(
  { accounts, database }: Pick<Context, 'accounts' | 'database'>,
  call: KeyedCall,
  now: Date,
): Promise<ApiKeyRecord> {
  const sent = keyIn(call.authorization);
  const tokenHash = sent === null ? null : hashToken(sent);
  if (tokenHash === null || !(await isOfOpenAccount(accounts, await findKey(database.dataSource.manager, tokenHash))))
    throw unknownKey();
  return await database.transaction((tx) => countUse(tx, tokenHash, call, now));
}

const unknownKey = (): Refusal => new Refusal('unauthenticated', 'Send a valid API key as a bearer token.');

const isOfOpenAccount = async (accounts: InternalClient, key: ApiKeyRecord | null): Promise<boolean> =>
  key !== null && (await isOpenAccount(accounts, key.accountId));

async function countUse(
  tx: EntityManager,
  tokenHash: string,
  { listingId, scope }: KeyedCall,
  now: Date,
): Promise<ApiKeyRecord> {
  const key = await lockKey(tx, tokenHash);
  if (!key || isExpired(key, now)) throw unknownKey();
  const role = await roleOn(tx, key.listingId, key.accountId);
  if (role === null || !rolesThatMay('manage_keys').includes(role)) throw unknownKey();
  if (!key.scopes.includes(scope)) throw new Refusal('forbidden', `This key does not have permission for ${scope}.`);
  if (key.listingId !== listingId) throw installerNotFound();
  await requireKeyPlan(tx, key.listingId);
  const counted = countCall(key, now);
  if ('retryAfterSeconds' in counted)
    throw new Refusal(
      'too_many_requests',
      `Each key allows ${callsPerMinute} requests a minute. Try again in a moment.`,
      undefined,
      counted.retryAfterSeconds,
    );
  await storeCall(tx, key.id, { ...counted, lastUsedAt: now });
  return key;
}
