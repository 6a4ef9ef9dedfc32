import type { FollowedRecipient, FollowedRequest, OfferedBusiness } from '@poolpros/contracts/http/followed-requests';
import { profilePath } from '@poolpros/contracts/slug';
import type { EntityManager } from 'typeorm';
import type { Context } from '../../base/context.js';
import { installersByIds } from '../../listings/db/installer-store.js';
import { type InstallerRecord, isShown } from '../../listings/domain/installer.js';
import { placeLabel } from '../../listings/domain/place-label.js';
import { withMembersAmong } from '../../members/db/member-store.js';
import { othersFor } from '../actions/offer-others.js';
import { contactRequestsOf } from '../db/contact-store.js';
import { messagesOf } from '../db/message-store.js';
import { photosWithin } from '../db/request-photo-store.js';
import { type ContactRequestRecord, isUndelivered, mayWrite } from '../domain/contact-request.js';
import type { RequestRecord } from '../domain/request.js';
import type { RequestMessage } from '../domain/request-message.js';
import { photosById } from '../domain/request-photo.js';
import { messageView } from './thread-views.js';

/** A request as its homeowner follows it. */
export async function followView(
  tx: EntityManager,
  request: RequestRecord,
  { places, config }: Pick<Context, 'places' | 'config'>,
): Promise<FollowedRequest> {
  const contactRequests = await contactRequestsOf(tx, request.id);
  const listingIds = contactRequests.map(({ installerId }) => installerId);
  const listings = new Map((await installersByIds(tx, listingIds)).map((each) => [each.id, each]));
  const claimed = await withMembersAmong(tx, listingIds);
  const messages = await messagesOf(
    tx,
    contactRequests.map(({ id }) => id),
  );
  const photosOf = photosById(await photosWithin(tx, [request.id]));
  const isOpen = request.confirmedAt !== null && request.withdrawnAt === null && request.outcome === null;
  const isWaiting = isOpen && contactRequests.some(({ repliedAt }) => repliedAt === null);
  const others = isWaiting
    ? await othersFor(tx, request, contactRequests, { places, publicUrl: config.PUBLIC_URL })
    : [];
  const { id, name, message, service, zip, timing, budget, contactBy, facts, outcome, hiredId, value } = request;
  return {
    id,
    name,
    message,
    service,
    zip,
    timing,
    budget,
    contactBy,
    facts,
    photos: photosOf(id),
    createdAt: request.createdAt.toISOString(),
    followUntil: request.followUntil.toISOString(),
    isConfirmed: request.confirmedAt !== null,
    isWithdrawn: request.withdrawnAt !== null,
    outcome,
    hiredId,
    value,
    recipients: contactRequests.flatMap((each) => {
      const listing = listings.get(each.installerId);
      if (!listing) return [];
      const written = messages.filter(({ contactRequestId }) => contactRequestId === each.id);
      return recipientView(each, listing, { isClaimed: claimed.has(listing.id), messages: written, photosOf });
    }),
    offered: others.map(offeredView),
  };
}

function recipientView(
  contactRequest: ContactRequestRecord,
  listing: InstallerRecord,
  {
    isClaimed,
    messages,
    photosOf,
  }: { isClaimed: boolean; messages: readonly RequestMessage[]; photosOf: ReturnType<typeof photosById> },
): FollowedRecipient {
  const { id, status, deliveredAt, seenAt, repliedAt } = contactRequest;
  return {
    contactRequestId: id,
    installerId: listing.id,
    name: listing.name,
    profilePath: isShown(listing) ? profilePath(listing) : null,
    phone: isShown(listing) ? listing.phone : null,
    phoneExtension: isShown(listing) ? listing.phoneExtension : null,
    phoneWords: isShown(listing) ? listing.phoneWords : null,
    isClaimed,
    undelivered: isUndelivered(contactRequest) && !isClaimed,
    status: status === 'spam' ? 'declined' : status,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    seenAt: seenAt?.toISOString() ?? null,
    repliedAt: repliedAt?.toISOString() ?? null,
    // What a business noted for itself about a call is not for the homeowner.
    messages: messages.map((each) => ({ ...messageView(each, photosOf), ...(isNote(each) && { text: '' }) })),
    mayWrite: mayWrite(contactRequest),
  };
}

const isNote = ({ via }: RequestMessage): boolean => via === 'call' || via === 'elsewhere';

const offeredView = ({ listing, miles }: { listing: InstallerRecord; miles: number }): OfferedBusiness => ({
  installerId: listing.id,
  name: listing.name,
  location: placeLabel(listing),
  profilePath: profilePath(listing),
  rating: listing.rating,
  reviewCount: listing.reviewCount,
  miles: Math.round(miles * 10) / 10,
});
