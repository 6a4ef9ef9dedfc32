import { newId } from '@poolpros/chassis/ids';
import { Refusal } from '@poolpros/chassis/refusal';
import { requestLimits } from '@poolpros/contracts/limits';
import type { EntityManager } from 'typeorm';
import { lockSavedReplies } from '../../base/db/locks.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import type { ListingActor } from '../../members/domain/policy.js';
import { deleteSavedReply, insertSavedReply, savedRepliesOf } from '../db/saved-reply-store.js';

/** Stores a reply that a business uses again. */
export async function addSavedReply(
  tx: EntityManager,
  { installerId, title, text }: { installerId: number; title: string; text: string },
  actor: ListingActor & { id: string },
  now: Date,
): Promise<void> {
  await authorizeOn(tx, installerId, actor, 'answer_requests');
  await lockSavedReplies(tx, installerId);
  if ((await savedRepliesOf(tx, installerId)).length >= requestLimits.savedReplies)
    throw new Refusal('conflict', `A business can save ${requestLimits.savedReplies} replies. Remove one first.`);
  await insertSavedReply(tx, { id: newId(), installerId, title, text, createdAt: now });
}

/** Removes a saved reply. */
export async function removeSavedReply(
  tx: EntityManager,
  { installerId, savedReplyId }: { installerId: number; savedReplyId: string },
  actor: ListingActor & { id: string },
): Promise<void> {
  await authorizeOn(tx, installerId, actor, 'answer_requests');
  if (!(await deleteSavedReply(tx, installerId, savedReplyId)))
    throw new Refusal('not_found', 'There is no such saved reply.');
}
