import { accountContactsLimit } from '@poolpros/contracts/http/internal';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { profilePath } from '@poolpros/contracts/slug';
import { contactsOf } from '../../base/accounts/account-contacts.js';
import { findInstaller, installersByIds } from '../../listings/db/installer-store.js';
import type { InstallerRecord } from '../../listings/domain/installer.js';
import { placeLabel } from '../../listings/domain/place-label.js';
import { isUuid, type Mails, type Sources, toOne } from '../../listings/mails/mail.js';
import { membersOf, withMembersAmong } from '../../members/db/member-store.js';
import { mailedMembers, recipientsOf } from '../../members/domain/recipients.js';
import { othersFor } from '../actions/offer-others.js';
import { contactRequestsOf, findContactRequest } from '../db/contact-store.js';
import { findMessage } from '../db/message-store.js';
import { findRequest } from '../db/request-store.js';
import { type ContactRequestRecord, isUndelivered } from '../domain/contact-request.js';
import { confirmDeadline, type RequestRecord } from '../domain/request.js';
import { detailLines } from '../domain/request-details.js';
import { replyAddressToken, requestToken, threadLinkDeadline, threadToken } from '../links/request-link.js';

type Template =
  | 'contact-request'
  | 'contact-request-copy'
  | `request-${'confirm' | 'reply' | 'message' | 'withdrawn' | 'unanswered' | 'link'}`;

/** The mails about requests, to the businesses and to the homeowner. None has the email of the other side. */
export const requestMails: Mails<Template> = {
  'contact-request': async (sources, id) => {
    const found = await threadOf(sources, id);
    if (!found || found.contactRequest.status === 'withdrawn') return null;
    const { contactRequest, request, listing } = found;
    const isClaimed = (await withMembersAmong(sources.tx, [listing.id])).has(listing.id);
    return {
      ...(await toBusiness(sources, found)),
      facts: {
        businessName: listing.name,
        name: request.name,
        phone: request.phone,
        message: request.message,
        details: detailLines(request),
        others: (await contactRequestsOf(sources.tx, request.id)).length - 1,
        canReply: sources.replyDomain !== undefined,
        claimUrl: isClaimed ? null : `${sources.publicUrl}${pagePaths.claim}?listing=${contactRequest.installerId}`,
      },
    };
  },
  'contact-request-copy': toHomeowner(async (sources, request) => {
    const contactRequests = await contactRequestsOf(sources.tx, request.id);
    const names = await namesOf(sources, contactRequests);
    return names.length === 0
      ? null
      : {
          businessNames: names.map(({ name }) => name),
          unclaimed: await unclaimedAmong(sources, names),
          followUrl: followUrl(sources, request),
          followUntil: request.followUntil.toISOString(),
        };
  }),
  'request-confirm': toHomeowner(async (sources, request) => {
    if (request.confirmedAt !== null || request.withdrawnAt !== null) return null;
    const names = await namesOf(sources, await contactRequestsOf(sources.tx, request.id));
    return {
      businessNames: names.map(({ name }) => name),
      confirmUrl: followUrl(sources, request),
      confirmUntil: confirmDeadline(request).toISOString(),
    };
  }),
  'request-reply': async (sources, id) => {
    const found = await messageIn(sources, id);
    if (!found) return null;
    const { message, contactRequest, request, listing } = found;
    return {
      ...toOne(request.email, request.name),
      replyTo: replyAddress(sources, contactRequest, 'homeowner'),
      facts: {
        name: request.name,
        businessName: listing.name,
        text: message.text,
        canReply: sources.replyDomain !== undefined,
        followUrl: followUrl(sources, request),
      },
    };
  },
  'request-message': async (sources, id) => {
    const found = await messageIn(sources, id);
    if (!found) return null;
    const { message, request, listing } = found;
    return {
      ...(await toBusiness(sources, found)),
      facts: {
        name: request.name,
        businessName: listing.name,
        text: message.text,
        canReply: sources.replyDomain !== undefined,
      },
    };
  },
  'request-withdrawn': async (sources, id) => {
    const found = await threadOf(sources, id);
    if (!found) return null;
    const { request, listing } = found;
    const { to } = await toBusiness(sources, found);
    return {
      to: to.map(({ facts: _, ...recipient }) => recipient),
      replyTo: null,
      facts: { name: request.name, businessName: listing.name },
    };
  },
  'request-unanswered': toHomeowner(async (sources, request) => {
    const contactRequests = await contactRequestsOf(sources.tx, request.id);
    if (request.withdrawnAt !== null || contactRequests.some(({ repliedAt }) => repliedAt !== null)) return null;
    const silent = await namesOf(sources, contactRequests);
    const others = await othersFor(sources.tx, request, contactRequests, sources);
    if (others.length === 0 || silent.length === 0) return null;
    return {
      silent: silent.map(({ name }) => name),
      offered: others.map(({ listing }) => ({
        name: listing.name,
        location: placeLabel(listing),
        rating: listing.rating,
        reviewCount: listing.reviewCount,
        profileUrl: `${sources.publicUrl}${profilePath(listing)}`,
      })),
      followUrl: followUrl(sources, request),
    };
  }),
  'request-link': toHomeowner(async (sources, request) => ({
    followUrl: followUrl(sources, request),
    followUntil: request.followUntil.toISOString(),
  })),
};

interface Thread {
  contactRequest: ContactRequestRecord;
  request: RequestRecord;
  listing: InstallerRecord;
}

/** A contact request with what it belongs to; null once the homeowner's data was erased. */
async function threadOf({ tx }: Sources, contactRequestId: string): Promise<Thread | null> {
  const contactRequest = isUuid(contactRequestId) ? await findContactRequest(tx, contactRequestId) : null;
  if (!contactRequest?.requestId) return null;
  const request = await findRequest(tx, contactRequest.requestId);
  const listing = await findInstaller(tx, contactRequest.installerId);
  return request && listing && { contactRequest, request, listing };
}

async function messageIn(sources: Sources, messageId: string) {
  const message = isUuid(messageId) ? await findMessage(sources.tx, messageId) : null;
  const thread = message && (await threadOf(sources, message.contactRequestId));
  return message && thread && { message, ...thread };
}

/** A mail to the homeowner of a request that has a link. */
function toHomeowner<Facts extends object>(
  factsOf: (sources: Sources, request: RequestRecord) => Promise<Facts | null>,
) {
  return async (sources: Sources, id: string) => {
    const request = isUuid(id) ? await findRequest(sources.tx, id) : null;
    const facts = request?.nonce ? await factsOf(sources, request) : null;
    return request && facts && { ...toOne(request.email, request.name), facts: { name: request.name, ...facts } };
  };
}

/** The people of a business, each with a link of their own to answer without a login. */
async function toBusiness(sources: Sources, { contactRequest, listing }: Thread) {
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

const replyAddress = (
  { replyDomain, linkSecret }: Sources,
  { id }: ContactRequestRecord,
  side: 'business' | 'homeowner',
): string | null => (replyDomain === undefined ? null : `r+${replyAddressToken(linkSecret, id, side)}@${replyDomain}`);

function followUrl({ publicUrl, linkSecret }: Sources, { id, nonce }: RequestRecord): string {
  if (nonce === null) throw new Error('the request has no link');
  return `${publicUrl}${pathTo(pagePaths.followRequest, { token: requestToken(linkSecret, { id, nonce }) })}`;
}

/** The businesses of contact requests by name, in order. */
async function namesOf({ tx }: Sources, contactRequests: readonly ContactRequestRecord[]) {
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
async function unclaimedAmong(
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
