import { Refusal } from '@poolpros/chassis/refusal';
import type { EntityManager } from 'typeorm';
import { lockOwnedRequest, markSeen, type OwnedRequest } from '../db/contractor-store.js';

/** Marks a request to a listing of an account as seen. A second time changes nothing. */
export async function markRequestSeen(
  tx: EntityManager,
  requestId: string,
  accountId: string,
  now: Date,
): Promise<OwnedRequest> {
  const request = await lockOwnedRequest(tx, accountId, requestId);
  if (!request) throw new Refusal('not_found', 'There is no such contact request.');
  if (request.status === 'seen') return request;
  await markSeen(tx, requestId, now);
  return { ...request, status: 'seen', seenAt: now };
}
