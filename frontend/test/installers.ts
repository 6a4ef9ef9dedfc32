import type { InstallerCard, InstallerDetail } from '@poolpros/contracts/http/installers';
import type { ReviewList } from '@poolpros/contracts/http/reviews';
import { noFacets, type SearchResponse } from '@poolpros/contracts/http/search';
import { noPlace } from '@poolpros/contracts/no-place';

export const card = (changes: Partial<InstallerCard> = {}): InstallerCard => ({
  id: 12,
  name: 'Hillstone Pools',
  slug: 'hillstone-pools-12',
  city: 'Austin',
  citySlug: 'austin',
  state: 'Texas',
  stateSlug: 'texas',
  stateCode: 'TX',
  neighborhood: null,
  location: 'Austin, TX',
  description: 'Gunite pools on the west side of Austin.',
  imageUrl: null,
  profileImage: null,
  rating: 4.8,
  reviewCount: 36,
  verified: false,
  services: ['Pool Installation', 'Pool Renovation'],
  poolTypes: ['Inground Pools'],
  specializations: [],
  phone: '+15125550142',
  email: null,
  zipCode: '78704',
  latitude: 30.25,
  longitude: -97.77,
  serviceRadius: 25,
  priceRange: null,
  sample: false,
  distance: 4.2,
  servesPoint: true,
  reasons: ['Serves this location', 'Usually replies within 4 hours'],
  badges: [],
  responseMinutes: null,
  ...changes,
});

export function detail(changes: Partial<InstallerDetail> = {}): InstallerDetail {
  const { distance, servesPoint, reasons, badges, ...installer } = card();
  return {
    ...installer,
    status: 'published',
    hours: [{ day: 'mon', opens: '07:00', closes: '17:00' }],
    timeZone: 'America/Chicago',
    foundedYear: 2009,
    crewSize: 9,
    legalName: null,
    street: null,
    languages: [],
    paymentMethods: [],
    projects: [],
    website: null,
    photos: [],
    listedAt: '2026-10-03T12:00:00.000Z',
    claimed: false,
    license: null,
    nearby: [],
    ...changes,
  };
}

/** A complete response of a search that found these on its only page. */
export const found = (
  installers: InstallerCard[],
  { facets, ...changes }: Partial<Omit<SearchResponse, 'facets'>> & { facets?: Partial<SearchResponse['facets']> } = {},
): SearchResponse => ({
  installers,
  searchType: 'city_center',
  total: installers.length,
  page: 1,
  pageSize: 10,
  totalPages: 1,
  center: { lat: 30.27, lon: -97.74, label: 'Austin, TX' },
  appliedRadius: null,
  understood: noPlace,
  choices: [],
  sort: 'rating',
  facets: { ...noFacets, ...facets },
  ...changes,
});

export const noReviews: ReviewList = {
  figures: { rating: null, reviewCount: 0, distribution: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 } },
  subRatings: [],
  enquiries: { rating: null, reviewCount: 0 },
  moderation: { received: 0, published: 0, waiting: 0, unproven: 0, removed: 0, medianMinutes: null },
  items: [],
  total: 0,
  page: 1,
  totalPages: 1,
};
