import type { InternalClient } from '@poolpros/chassis/internal-client';
import type { Actor } from '@poolpros/chassis/machine/history';
import { Refusal } from '@poolpros/chassis/refusal';
import type { EntityManager } from 'typeorm';
import { isOpenAccount } from '../../base/accounts/account-contacts.js';
import { contactRequestNotFound, linkInvalid } from '../../base/refusals.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import { roleOn, withMembersAmong } from '../../members/db/member-store.js';
import { isAllowed, type ListingAction, type ListingActor } from '../../members/domain/policy.js';
import { findOwnedRequest, type OwnedRequest } from '../db/contractor-store.js';
import { readThreadToken } from '../links/request-link.js';

/** A contact request, and who acts for its business. */
export interface BusinessAccess {
  request: OwnedRequest;
  actor: Actor;
}

/** What a member may do with a request to one of their listings. For others it does not exist. */
export async function accessOfMember(
  tx: EntityManager,
  contactRequestId: string,
  member: ListingActor & { id: string },
  action: ListingAction,
): Promise<BusinessAccess> {
  const request = await findOwnedRequest(tx, contactRequestId);
  if (!request) throw contactRequestNotFound();
  await authorizeOn(tx, request.installerId, member, action, contactRequestNotFound);
  return { request, actor: { kind: 'contractor', id: member.id } };
}

/** Throws `link_invalid` for the link of a member whose account is not open. Ask before a transaction begins. */
export async function requireOpenAccountOf(accounts: InternalClient, linkSecret: string, token: string): Promise<void> {
  const accountId = readThreadToken(linkSecret, token)?.accountId ?? null;
  if (accountId !== null && !(await isOpenAccount(accounts, accountId))) throw linkInvalid();
}

/**
 * The contact request of a link in a mail to a business (docs/rules.md#thread-link). A member's link works while the
 * member may answer requests, see also `requireOpenAccountOf`, the link of a business without members while it has none.
 */
export async function accessOfLink(
  tx: EntityManager,
  token: string,
  { linkSecret, now }: { linkSecret: string; now: Date },
): Promise<BusinessAccess> {
  const link = readThreadToken(linkSecret, token);
  const request = link && (await findOwnedRequest(tx, link.contactRequestId));
  if (!link || !request) throw linkInvalid();
  if (link.expiresAt <= now) throw new Refusal('link_expired', 'The link has expired. Log in to answer the request.');
  const { installerId } = request;
  if (link.accountId === null) {
    if ((await withMembersAmong(tx, [installerId])).has(installerId)) throw linkInvalid();
    return { request, actor: { kind: 'contractor', id: null } };
  }
  const role = await roleOn(tx, installerId, link.accountId);
  const member = { kind: 'contractor', permissions: ['listings:own'] } as const;
  if (!isAllowed(member, 'answer_requests', role)) throw linkInvalid();
  return { request, actor: { kind: 'contractor', id: link.accountId } };
}
