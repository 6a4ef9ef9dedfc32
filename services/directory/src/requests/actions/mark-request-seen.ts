import { Refusal } from '@poolpros/chassis/refusal';
import type { EntityManager } from 'typeorm';
import { authorize } from '../../members/actions/authorize.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { lockOwnedRequest, markSeen, type OwnedRequest } from '../db/contractor-store.js';

/** Marks a request to a listing as seen. A second call changes nothing. */
export async function markRequestSeen(
  tx: EntityManager,
  requestId: string,
  actor: ListingActor & { id: string },
  now: Date,
): Promise<OwnedRequest> {
  const owned = await lockOwnedRequest(tx, actor.id, requestId);
  if (!owned) throw new Refusal('not_found', 'There is no such contact request.');
  authorize(actor, 'mark_request', owned.role);
  const { request } = owned;
  if (request.status === 'seen') return request;
  await markSeen(tx, requestId, now);
  return { ...request, status: 'seen', seenAt: now };
}
