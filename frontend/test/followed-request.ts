import type { FollowedRecipient, FollowedRequest } from '@poolpros/contracts/http/followed-requests';

const sentAt = '2026-11-20T14:52:00.000Z';

/** A business that has a followed request and has not read it. */
export const recipient = (more: Partial<FollowedRecipient> = {}): FollowedRecipient => ({
  contactRequestId: '0199d4e2-7f00-7a11-8c22-5e6f7a8b9c01',
  installerId: 7,
  name: 'Hillstone Pools & Spas',
  profilePath: '/pool-contractor/texas/austin/hillstone-pools-spas-7',
  phone: '+15125550142',
  phoneExtension: null,
  phoneWords: null,
  isClaimed: true,
  undelivered: false,
  status: 'delivered',
  deliveredAt: '2026-11-20T14:53:00.000Z',
  seenAt: null,
  repliedAt: null,
  messages: [],
  mayWrite: true,
  ...more,
});

/** One that has replied. */
export const replied = (more: Partial<FollowedRecipient> = {}): FollowedRecipient =>
  recipient({
    status: 'replied',
    seenAt: '2026-11-20T15:21:00.000Z',
    repliedAt: '2026-11-20T17:40:00.000Z',
    messages: [
      {
        id: '0199d4e2-7f00-7a11-8c22-5e6f7a8b9d01',
        side: 'business',
        via: 'mail',
        isAutomatic: false,
        text: 'Nine feet is enough for our crane truck.',
        photos: [],
        at: '2026-11-20T17:40:00.000Z',
      },
    ],
    ...more,
  });

export const loneHeron = (more: Partial<FollowedRecipient> = {}): FollowedRecipient =>
  recipient({
    contactRequestId: '0199d4e2-7f00-7a11-8c22-5e6f7a8b9c02',
    installerId: 9,
    name: 'Lone Heron Pool Co.',
    profilePath: '/pool-contractor/texas/austin/lone-heron-pool-co-9',
    phone: null,
    ...more,
  });

/** A request as its homeowner follows it: sent to one business. */
export const followedRequest = (more: Partial<FollowedRequest> = {}): FollowedRequest => ({
  id: '0199d4e2-7f00-7a11-8c22-5e6f7a8b9c00',
  name: 'Jordan Avila',
  message: 'Replacing a 1990s vinyl pool with fiberglass.\nSide gate is 9 ft wide.',
  service: 'Pool Renovation',
  zip: '78704',
  timing: 'this_season',
  budget: 'from_50k',
  contactBy: null,
  facts: { poolKind: 'vinyl' },
  photos: [],
  createdAt: sentAt,
  followUntil: '2027-02-18T14:52:00.000Z',
  isConfirmed: true,
  isWithdrawn: false,
  outcome: null,
  hiredId: null,
  value: null,
  recipients: [recipient()],
  offered: [],
  ...more,
});

/** Others to whom it could go as well. */
export const offered: FollowedRequest['offered'] = [
  {
    installerId: 20,
    name: 'Pecan Grove Pools',
    location: 'Round Rock, TX',
    profilePath: '/pool-contractor/texas/round-rock/pecan-grove-pools-20',
    rating: 4.4,
    reviewCount: 21,
    miles: 18.6,
  },
  {
    installerId: 21,
    name: 'Blue Mesa Pools',
    location: 'Austin, TX',
    profilePath: '/pool-contractor/texas/austin/blue-mesa-pools-21',
    rating: null,
    reviewCount: 0,
    miles: null,
  },
];
