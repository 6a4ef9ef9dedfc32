import { randomBytes } from 'node:crypto';
import { newId } from '@poolpros/chassis/ids';
import { hashToken } from '@poolpros/chassis/links';
import { Refusal } from '@poolpros/chassis/refusal';
import type { ApiKeyScope } from '@poolpros/contracts/http/api-keys';
import { planLimits } from '@poolpros/contracts/plans';
import type { EntityManager } from 'typeorm';
import { lockTeam } from '../../base/db/locks.js';
import { fieldError } from '../../base/refusals.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import { planOfListing } from '../../members/actions/listing-plan.js';
import { tellOwners } from '../../members/actions/tell-owners.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { insertKey, keysOf } from '../db/api-key-store.js';
import { type ApiKeyRecord, endOf, keyOf, startOf } from '../domain/api-key.js';

/** Throws `forbidden` where the plan of a listing has no keys. */
export async function requireKeyPlan(tx: EntityManager, listingId: number): Promise<number> {
  const most = planLimits[await planOfListing(tx, listingId)].apiKeys;
  if (most === 0)
    throw new Refusal(
      'forbidden',
      'API keys are part of Pro, and this business is on the free plan. Paid plans are not available yet.',
    );
  return most;
}

/** Makes a key that reads what is a listing's own; it is returned here and stored nowhere. */
export async function makeApiKey(
  tx: EntityManager,
  { listingId, name, scopes, days }: { listingId: number; name: string; scopes: readonly ApiKeyScope[]; days: number },
  actor: ListingActor & { id: string },
  now: Date,
): Promise<{ record: ApiKeyRecord; key: string }> {
  await lockTeam(tx, listingId);
  await authorizeOn(tx, listingId, actor, 'manage_keys');
  const most = await requireKeyPlan(tx, listingId);
  const keys = await keysOf(tx, listingId);
  if (keys.some((each) => each.name === name))
    throw fieldError('body.name', 'enter another name: one of your keys already has this one');
  if (keys.length >= most)
    throw new Refusal('conflict', `This business has ${most} keys, which is all its plan includes. Revoke one first.`);
  const key = keyOf(randomBytes(32));
  const record: ApiKeyRecord = {
    id: newId(),
    listingId,
    accountId: actor.id,
    name,
    start: startOf(key),
    tokenHash: hashToken(key),
    scopes: [...new Set(scopes)],
    createdAt: now,
    expiresAt: endOf(days, now),
    lastUsedAt: null,
    windowStartedAt: null,
    windowCalls: 0,
  };
  await insertKey(tx, record);
  await tellOwners(tx, { listingId, kind: 'key', subjectId: record.id, accountId: actor.id }, now);
  return { record, key };
}
