import type { ContractorSnapshot } from '@poolpros/contracts/events/directory';

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

// Accents, ligatures, apostrophes, hyphens, digits, other scripts, each ending of a plural, and words to be joined.
const names = [
  'Crème Brûlée Pools',
  'Ærø Straße Ñandú',
  'O’Brien & Sons',
  "O'Brien`s Hot-Tubs",
  'Aqua-Tech 24/7 Pool Care, Inc.',
  'Studies Cities Ladies Aeies Eies',
  'Pooles Shoes Bees Spaes Classes Axes',
  'Glass Virus Gas Bus Spas',
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

/**
 * Snapshots whose documents stand for all others: each field with and without a value, each status, and names and ratings
 * that use every part of the rules. They are never changed but for new fields, as each change makes every index anew.
 */
export const samples: readonly ContractorSnapshot[] = [
  complete,
  bare,
  ...names.map((name) => ({ ...bare, name })),
  ...names.map((neighborhood) => ({ ...bare, neighborhood })),
  ...ratings.map(([rating, reviewCount]) => ({ ...bare, rating, reviewCount })),
  ...(['paused', 'suspended', 'closed', 'removed'] as const).map((status) => ({ ...complete, status })),
];
