import { ratingOptions, specializations } from '@poolpros/contracts/catalogue';
import type { ContractorSnapshot } from '@poolpros/contracts/events/directory';
import { replySteps } from '@poolpros/contracts/reply-speed';
import { filterKeys, valueFilters } from '@poolpros/contracts/value-filters';
import { factsWith } from './filters.js';

const complete: ContractorSnapshot = {
  id: 1,
  name: 'Crystal Blue Pools & Spas',
  slug: 'crystal-blue-pools-and-spas-1',
  city: 'Austin',
  citySlug: 'austin',
  state: 'Texas',
  stateSlug: 'texas',
  stateCode: 'TX',
  neighborhood: 'Zilker Heights',
  location: 'Austin, TX',
  description: 'Builds and keeps pools.',
  imageUrl: '/images/pool.jpg',
  profileImage: '/images/crew.jpg',
  rating: 4.6,
  reviewCount: 11,
  verified: false,
  services: ['Pool Installation', 'Hot Tub Installation', 'Water Features'],
  poolTypes: ['Inground Pools', 'Eco-Friendly Pools'],
  specializations: ['Fiberglass Pools'],
  phone: '+15125550142',
  email: 'hello@example.com',
  zipCode: '78704',
  latitude: 30.2672,
  longitude: -97.7431,
  serviceRadius: 25,
  priceRange: '$60,000–$140,000',
  sample: false,
  status: 'published',
};

const bare: ContractorSnapshot = {
  ...complete,
  id: 2,
  name: 'Summit',
  neighborhood: null,
  imageUrl: null,
  profileImage: null,
  rating: null,
  reviewCount: 0,
  services: [],
  poolTypes: [],
  specializations: [],
  phone: null,
  email: null,
  zipCode: null,
  priceRange: null,
};

// Accents, ligatures, apostrophes, hyphens, digits, other scripts, each ending of a plural and a possessive, and words that make shingles.
const names = [
  'Crème Brûlée Pools',
  'Ærø Straße Ñandú',
  'O’Brien & Sons',
  "O'Brien`s Hot-Tubs",
  'Aqua-Tech 24/7 Pool Care, Inc.',
  'Studies Cities Ladies Aeies Eies',
  'Pooles Shoes Bees Spaes Classes Axes',
  'Glass Virus Gas Bus Spas',
  "Charlie's Joneses’ Lees Lous Joness Churches Al's Jo’s",
  'Бассейны 泳池 プール',
  'ＦＵＬＬ Ｗｉｄｔｈ ① ﬁne',
  '  Blue   Blue  Lagoon ',
  '???',
];

const ratings: [rating: number | null, reviewCount: number][] = [
  [5, 1],
  [5, 2000],
  [1, 3],
  [4.4, 7],
  [null, 5],
];

// Within the limits, at the limits and beyond them.
const radii = [0, 5, 100, 150, 4000];

const zones = ['America/New_York', 'Pacific/Honolulu', null];
const lateHours: ContractorSnapshot['hours'] = [
  { day: 'mon', opens: '08:00', closes: '24:00' },
  { day: 'sun', opens: '20:00', closes: '02:00' },
];
const specialHours: ContractorSnapshot['specialHours'] = {
  byAppointment: ['tue'],
  seasons: [
    { from: '11-01', to: '02-29', hours: [{ day: 'fri', opens: '10:00', closes: '12:30' }], byAppointment: [] },
  ],
  dates: [
    { date: '2026-12-24', hours: [], note: '' },
    { date: '2026-12-31', hours: [{ opens: '18:00', closes: '01:00' }], note: '' },
  ],
};

/**
 * Snapshots that represent all others: each field with and without a value, each status, each catalog value by itself,
 * and names, ratings and radii that use every part of the rules. Change them only for new fields and catalog values,
 * because each change rebuilds every store.
 */
export const samples: readonly ContractorSnapshot[] = [
  complete,
  bare,
  ...names.map((name) => ({ ...bare, name })),
  ...names.map((neighborhood) => ({ ...bare, neighborhood })),
  ...ratings.map(([rating, reviewCount]) => ({ ...bare, rating, reviewCount })),
  ...ratingOptions.map((rating) => ({ ...bare, rating, reviewCount: 3 })),
  ...replySteps.flatMap((responseMinutes) => [
    { ...complete, responseMinutes },
    { ...bare, responseMinutes },
  ]),
  ...radii.map((serviceRadius) => ({ ...bare, serviceRadius })),
  ...filterKeys.flatMap((key) => valueFilters[key].values.map((value) => ({ ...bare, ...factsWith(key, [value]) }))),
  ...zones.map((timeZone) => ({
    ...bare,
    timeZone,
    hours: lateHours,
    specialHours,
    freeWeeks: [{ week: '2026-06-15', slots: 2 }],
  })),
  ...specializations.map((specialization) => ({ ...bare, specializations: [specialization] })),
  ...(['paused', 'suspended', 'closed', 'removed'] as const).map((status) => ({ ...complete, status })),
  { ...complete, status: 'paused', availability: { status: 'paused', until: '2027-05-03T05:00:00.000Z' } },
  { ...complete, status: 'closed', availability: { status: 'closed', since: '2026-11-23T12:00:00.000Z' } },
  { ...complete, status: 'merged', mergedInto: 2 },
];
