import { pagePaths } from '@poolpros/contracts/paths';
import { profilePath } from '@poolpros/contracts/slug';
import { placeLabel } from '../../listings/domain/place-label.js';
import { type Mails, toOne } from '../../listings/mails/mail.js';
import { withMembersAmong } from '../../members/db/member-store.js';
import { othersFor } from '../actions/offer-others.js';
import { contactRequestsOf } from '../db/contact-store.js';
import { countPhotosOfMessage, photosOfRequests } from '../db/request-photo-store.js';
import { confirmDeadline } from '../domain/request.js';
import { detailLines, photoLines } from '../domain/request-details.js';
import {
  followUrl,
  messageIn,
  namesOf,
  replyAddress,
  threadOf,
  toBusiness,
  toHomeowner,
  unclaimedAmong,
} from './request-recipients.js';

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
        details: [...detailLines(request), ...photoLines(await photosOfRequests(sources.tx, [request.id]))],
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
        photos: await countPhotosOfMessage(sources.tx, message.id),
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
        photos: await countPhotosOfMessage(sources.tx, message.id),
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
