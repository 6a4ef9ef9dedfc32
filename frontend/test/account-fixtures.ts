import type { Session } from '@poolpros/contracts/http/accounts';
import type { OwnBusiness, OwnContactRequests } from '@poolpros/contracts/http/contractors';
import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { noSpecialHours } from '@poolpros/contracts/http/opening-hours';
import type { OwnListing } from '@poolpros/contracts/http/own-listing';
import type { OwnContactRequest, RequestThread } from '@poolpros/contracts/http/request-threads';
import type { ReviewPreview } from '@poolpros/contracts/http/reviews';
import type {
  AdminSubmission,
  AdminSubmissionList,
  Statement,
  SubmissionState,
  SubmissionStep,
} from '@poolpros/contracts/http/submissions';

const id = '01a1fd66-09e0-7fb0-bf24-a1111de1a7c2';

/** A link's token as it is mailed. */
export const linkToken = 'A'.repeat(43);

export const session = (audience: 'contractor' | 'admin'): Session => ({
  accessToken: 'fresh-token',
  expiresInSeconds: 900,
  account: { id, audience, email: 'dana@hillstone.example', name: 'Dana Kessler', secondFactorMissing: false },
});

const sent: SubmissionStep = { action: 'send', actor: 'anonymous', at: '2026-11-20T10:00:00Z', reason: null };
export const confirmed: SubmissionStep = {
  action: 'confirm',
  actor: 'anonymous',
  at: '2026-11-20T11:00:00Z',
  reason: null,
};

export const submissionState: SubmissionState = {
  id,
  version: 1,
  businessName: 'Hillstone Pools & Spas',
  location: 'Austin, TX',
  services: ['Pool Installation', 'Spa Installation'],
  status: 'awaiting_confirmation',
  history: [sent],
  reason: null,
  profilePath: null,
  resubmissionsLeft: 0,
  statement: null,
};

export const statement: Statement = {
  businessName: 'Hillstone Pools & Spas',
  contactName: 'Dana Kessler',
  email: 'dana@hillstone.example',
  phone: '+15125550142',
  website: 'https://hillstone.example',
  stateSlug: 'texas',
  citySlug: 'austin',
  city: 'Austin',
  zipCode: '78704',
  description: 'Family crew building gunite and fiberglass pools on the west side of Austin.',
  services: ['Pool Installation'],
  poolTypes: [],
  specializations: [],
  serviceRadius: 25,
  priceRange: null,
  legalName: null,
  street: null,
  addressPrivate: false,
  licenses: [],
  insuranceCarrier: null,
  insuranceEndsOn: null,
  foundedYear: null,
  crewSize: null,
  hours: [],
  languages: [],
  paymentMethods: [],
  projects: [],
};

export const adminSubmission: AdminSubmission = {
  ...statement,
  id,
  version: 2,
  status: 'pending_review',
  state: 'Texas',
  timeZone: 'America/Chicago',
  submittedAt: '2026-11-20T10:00:00Z',
  confirmedAt: '2026-11-20T11:00:00Z',
  decidedAt: null,
  history: [sent, confirmed],
  reasonCode: null,
  note: null,
  resubmissions: 0,
  sentBefore: null,
  risk: { score: 20, reasons: ['free_mail'] },
  installerId: null,
  profilePath: null,
  photos: [],
  possibleDuplicates: [],
  waitingDuplicates: [],
};

/** A queue that holds these and nothing in other states. */
export const queueOf = (items: AdminSubmission[]): AdminSubmissionList => ({
  items,
  total: items.length,
  page: 1,
  totalPages: 1,
  counts: { awaiting_confirmation: 0, pending_review: items.length, approved: 0, rejected: 0, expired: 0 },
});

export const ownBusiness: OwnBusiness = {
  submissionId: id,
  installerId: 7,
  businessName: 'Hillstone Pools & Spas',
  location: 'Austin, TX',
  status: 'published',
  reason: null,
  profilePath: '/pool-contractor/texas/austin/hillstone-pools-spas-7',
  rating: null,
  reviewCount: 0,
  contactRequests: 1,
  unansweredContactRequests: 1,
  oldestUnansweredAt: '2026-11-20T10:00:00Z',
  history: [sent, confirmed, { action: 'approve', actor: 'staff', at: '2026-11-21T10:00:00Z', reason: null }],
};

export const ownListing: OwnListing = {
  id: 7,
  name: 'Hillstone Pools & Spas',
  location: 'Austin, TX',
  status: 'published',
  suspendedFor: null,
  pausedFrom: null,
  pausedTo: null,
  profilePath: '/pool-contractor/texas/austin/hillstone-pools-spas-7',
  role: 'owner',
  plan: 'free',
  foundingPlace: null,
  fields: {
    name: 'Hillstone Pools & Spas',
    stateSlug: 'texas',
    citySlug: 'austin',
    city: 'Austin',
    neighborhood: null,
    zipCode: '78704',
    latitude: 30.25,
    longitude: -97.76,
    serviceRadius: 25,
    description: 'Family crew building gunite and fiberglass pools on the west side of Austin.',
    phone: '+15125550142',
    phoneExtension: null,
    phoneWords: null,
    website: null,
    services: ['Pool Installation'],
    poolTypes: ['Inground Pools'],
    specializations: [],
    priceRange: null,
    hours: [],
    specialHours: noSpecialHours,
    timeZone: 'America/Chicago',
    foundedYear: 2009,
    crewSize: null,
    contactEmail: 'office@hillstone.example',
    legalName: null,
    street: null,
    addressPrivate: false,
    languages: [],
    paymentMethods: [],
    licenses: [],
  },
  pendingChanges: 0,
};

export const ownRequest: OwnContactRequest = {
  id: '01a1fd66-10ab-7cf6-8476-f225bdf7ae4e',
  version: 2,
  installerId: 7,
  businessName: 'Hillstone Pools & Spas',
  name: 'Jordan Avila',
  phone: '+15125550177',
  message: 'Replacing a 1990s vinyl pool with fiberglass.',
  service: 'Pool Renovation',
  zip: '78704',
  timing: 'this_season',
  budget: 'from_50k',
  contactBy: 'phone',
  facts: { poolKind: 'vinyl' },
  photos: [],
  others: 1,
  status: 'delivered',
  createdAt: '2026-11-20T10:00:00Z',
  seenAt: null,
  repliedAt: null,
  value: null,
};

/** The same as it is when it is opened. */
export const ownThread: RequestThread = {
  ...ownRequest,
  status: 'seen',
  version: 3,
  seenAt: '2026-11-20T11:00:00Z',
  messages: [],
  steps: [
    { action: 'send', actor: 'anonymous', at: '2026-11-20T10:00:00Z', reason: null },
    { action: 'deliver', actor: 'system', at: '2026-11-20T10:00:01Z', reason: null },
    { action: 'see', actor: 'contractor', at: '2026-11-20T11:00:00Z', reason: null },
  ],
  mayReply: true,
  moves: ['decline', 'mark_spam'],
};

/** An inbox with these unanswered requests. */
export const inboxOf = (items: OwnContactRequest[]): OwnContactRequests => ({
  items,
  total: items.length,
  page: 1,
  totalPages: Math.min(items.length, 1),
  stages: { new: items.length, replied: 0, quoted: 0, closed: 0 },
});

export const installer: InstallerDetail = {
  status: 'published',
  id: 7,
  name: 'Hillstone Pools & Spas',
  slug: 'hillstone-pools-spas-7',
  city: 'Austin',
  citySlug: 'austin',
  state: 'Texas',
  stateSlug: 'texas',
  stateCode: 'TX',
  neighborhood: null,
  location: 'Austin, TX',
  description: 'Family crew building gunite and fiberglass pools on the west side of Austin.',
  imageUrl: null,
  profileImage: null,
  rating: null,
  reviewCount: 0,
  verified: false,
  services: ['Pool Installation'],
  poolTypes: [],
  specializations: [],
  phone: '+15125550142',
  email: null,
  zipCode: '78704',
  latitude: 30.25,
  longitude: -97.76,
  serviceRadius: 25,
  priceRange: null,
  sample: false,
  responseMinutes: null,
  photos: [],
  hours: [],
  timeZone: 'America/Chicago',
  foundedYear: null,
  crewSize: null,
  legalName: null,
  street: null,
  languages: [],
  paymentMethods: [],
  projects: [],
  website: null,
  listedAt: '2026-11-19T10:00:00Z',
  claimed: true,
  license: null,
  nearby: [],
};

export const reviewPreview: ReviewPreview = {
  installerId: 7,
  installerName: 'Hillstone Pools & Spas',
  profilePath: '/pool-contractor/texas/austin/hillstone-pools-spas-7',
  rating: 4,
  subRatings: { quality: 5, schedule: 3 },
  title: 'Good spa, one silent week',
  text: 'Spa heats fast and the tile lines up with the old pool.',
  status: 'submitted',
  removalReason: null,
};
