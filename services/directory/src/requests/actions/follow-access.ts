import { hashToken } from '@poolpros/chassis/links';
import { Refusal } from '@poolpros/chassis/refusal';
import type { EntityManager } from 'typeorm';
import { linkInvalid } from '../../base/refusals.js';
import { findRequestByToken, lockRequestByToken } from '../db/request-store.js';
import type { RequestRecord } from '../domain/request.js';

/** The request of a homeowner's link, to be read. Throws `link_expired` when the page has ended. */
export const followedRequest = async (tx: EntityManager, token: string, now: Date): Promise<RequestRecord> =>
  checked(await findRequestByToken(tx, hashToken(token)), now);

/** The same, locked until the transaction ends. */
export const lockFollowedRequest = async (tx: EntityManager, token: string, now: Date): Promise<RequestRecord> =>
  checked(await lockRequestByToken(tx, hashToken(token)), now);

function checked(request: RequestRecord | null, now: Date): RequestRecord {
  if (!request) throw linkInvalid();
  if (request.followUntil <= now)
    throw new Refusal('link_expired', 'This page has expired. Ask us to email you a new link.');
  return request;
}

/** Rejects what cannot be done with a request that was withdrawn, or that its homeowner has not confirmed. */
export function checkIsOpen(request: RequestRecord): void {
  if (request.withdrawnAt !== null) throw new Refusal('conflict', 'The request was withdrawn.');
  if (request.confirmedAt === null) throw new Refusal('conflict', 'Confirm the request first.');
}
