import { accountContactsLimit } from '@poolpros/contracts/http/internal';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { contactsOf } from '../../base/accounts/account-contacts.js';
import { findInstaller, installersByIds } from '../../listings/db/installer-store.js';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { isUuid, type Sources, toOne } from '../../listings/mails/mail.js';
import { membersOf, withMembersAmong } from '../../members/db/member-store.js';
import { mailedMembers, recipientsOf } from '../../members/domain/recipients.js';
import { findContactRequest } from '../db/contact-store.js';
import { findMessage } from '../db/message-store.js';
import { findRequest } from '../db/request-store.js';
import { type ContactRequestRecord, isUndelivered } from '../domain/contact-request.js';
import type { RequestRecord } from '../domain/request.js';
import { replyAddressToken, requestToken, threadLinkDeadline, threadToken } from '../links/request-link.js';

/** A contact request with what it belongs to. */
export interface Thread {
  contactRequest: ContactRequestRecord;
  request: RequestRecord;
  listing: InstallerRecord;
}

/** The thread of a contact request; null once the homeowner's data was erased. */
export async function threadOf({ tx }: Sources, contactRequestId: string): Promise<Thread | null> {
  const contactRequest = isUuid(contactRequestId) ? await findContactRequest(tx, contactRequestId) : null;
  if (!contactRequest?.requestId) return null;
  const request = await findRequest(tx, contactRequest.requestId);
  const listing = await findInstaller(tx, contactRequest.installerId);
  return request && listing && { contactRequest, request, listing };
}

/** A message with its thread. */
export async function messageIn(sources: Sources, messageId: string) {
  const message = isUuid(messageId) ? await findMessage(sources.tx, messageId) : null;
  const thread = message && (await threadOf(sources, message.contactRequestId));
  return message && thread && { message, ...thread };
}

/** A mail to the homeowner of a request that has a link. */
export function toHomeowner<Facts extends object>(
  factsOf: (sources: Sources, request: RequestRecord) => Promise<Facts | null>,
) {
  return async (sources: Sources, id: string) => {
    const request = isUuid(id) ? await findRequest(sources.tx, id) : null;
    const facts = request?.nonce ? await factsOf(sources, request) : null;
    return request && facts && { ...toOne(request.email, request.name), facts: { name: request.name, ...facts } };
  };
}

/** The people of a business, each with a link of their own to answer without a login. */
export async function toBusiness(sources: Sources, { contactRequest, listing }: Thread) {
  const { tx, accounts, linkSecret, publicUrl, now } = sources;
  const members = await membersOf(tx, listing.id);
  const contacts = await contactsOf(accounts, mailedMembers(members, accountContactsLimit));
  const expiresAt = threadLinkDeadline(now);
  const answerUrl = (accountId: string | null) => {
    const token = threadToken(linkSecret, { contactRequestId: contactRequest.id, accountId, expiresAt });
    return `${publicUrl}${pathTo(pagePaths.answerRequest, { token })}`;
  };
  return {
    to: recipientsOf(listing, contacts, members.length > 0).map((recipient) => ({
      ...recipient,
      facts: { answerUrl: answerUrl(recipient.accountId ?? null) },
    })),
    replyTo: replyAddress(sources, contactRequest, 'business'),
  };
}

/** Where a mail about a thread is answered to by one side; null where no mails are received. */
export const replyAddress = (
  { replyDomain, linkSecret }: Sources,
  { id }: ContactRequestRecord,
  side: 'business' | 'homeowner',
): string | null => (replyDomain === undefined ? null : `r+${replyAddressToken(linkSecret, id, side)}@${replyDomain}`);

/** The homeowner's page. */
export function followUrl({ publicUrl, linkSecret }: Sources, { id, nonce }: RequestRecord): string {
  if (nonce === null) throw new Error('the request has no link');
  return `${publicUrl}${pathTo(pagePaths.followRequest, { token: requestToken(linkSecret, { id, nonce }) })}`;
}

/** The businesses of contact requests by name, in order. */
export async function namesOf({ tx }: Sources, contactRequests: readonly ContactRequestRecord[]) {
  const listings = await installersByIds(
    tx,
    contactRequests.map(({ installerId }) => installerId),
  );
  return contactRequests.flatMap((contactRequest) => {
    const listing = listings.find(({ id }) => id === contactRequest.installerId);
    return listing ? [{ name: listing.name, contactRequest }] : [];
  });
}

/** Those of them that have no members, and whether they get the request by mail. */
export async function unclaimedAmong(
  { tx }: Sources,
  named: readonly { name: string; contactRequest: ContactRequestRecord }[],
) {
  const withMembers = await withMembersAmong(
    tx,
    named.map(({ contactRequest }) => contactRequest.installerId),
  );
  return named
    .filter(({ contactRequest }) => !withMembers.has(contactRequest.installerId))
    .map(({ name, contactRequest }) => ({ name, reached: !isUndelivered(contactRequest) }));
}
