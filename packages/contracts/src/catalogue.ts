/** Enumerations and constants of the specification. Section numbers refer to it. */

/** §3 quick services. */
export const quickServices = [
  'Pool Installation',
  'Hot Tub Installation',
  'Pool Maintenance',
  'Pool Renovation',
] as const;

/** §3 additional services. */
export const additionalServices = [
  'Spa Installation',
  'Sauna Installation',
  'Steam Room Installation',
  'Pool Heating',
  'Pool Lighting',
  'Water Features',
  'Pool Decking',
  'Pool Covers',
  'Pool Automation',
  'Landscaping',
  'Pool Winterization',
  'Pool Opening',
  'Summer Maintenance',
] as const;

/** Services that §2 has pages for and that neither list of §3 names. */
export const pageServices = ['Pool Repair', 'Pool Cleaning', 'Spa Repair'] as const;

/** Every service a contractor can offer. */
export const services = [...quickServices, ...pageServices, ...additionalServices] as const;
export type Service = (typeof services)[number];

/** §3 pool types. */
export const poolTypes = [
  'Inground Pools',
  'Above Ground Pools',
  'Luxury Pools',
  'Eco-Friendly Pools',
  'Small Space Pools',
  'Family Fun Pools',
] as const;
export type PoolType = (typeof poolTypes)[number];

/** The six specializations of §2 (/specializations) and the three build materials of the service types in §3. */
export const specializations = [
  'Luxury Pools',
  'Eco-Friendly Pools',
  'Small Space Pools',
  'Smart Automated Pools',
  'Therapeutic Pools',
  'Family Fun Pools',
  'Fiberglass Pools',
  'Vinyl Pools',
  'Concrete Pools',
] as const;
export type Specialization = (typeof specializations)[number];

/** §3 service types: what the service select offers, and what each one means for an installer. */
export const serviceTypes = {
  all: { label: 'All services', field: null, anyOf: [] },
  'spa-hot-tub': {
    label: 'Spas & hot tubs',
    field: 'services',
    anyOf: ['Hot Tub Installation', 'Spa Installation', 'Spa Repair'],
  },
  'sauna-steam': {
    label: 'Saunas & steam rooms',
    field: 'services',
    anyOf: ['Sauna Installation', 'Steam Room Installation'],
  },
  luxury: { label: 'Luxury pools', field: 'poolTypes', anyOf: ['Luxury Pools'] },
  'eco-friendly': { label: 'Eco-friendly pools', field: 'poolTypes', anyOf: ['Eco-Friendly Pools'] },
  'small-space': { label: 'Small-space pools', field: 'poolTypes', anyOf: ['Small Space Pools'] },
  'smart-automated': { label: 'Smart automated pools', field: 'specializations', anyOf: ['Smart Automated Pools'] },
  therapeutic: { label: 'Therapeutic pools', field: 'specializations', anyOf: ['Therapeutic Pools'] },
  'family-fun': { label: 'Family fun pools', field: 'poolTypes', anyOf: ['Family Fun Pools'] },
  inground: { label: 'Inground pools', field: 'poolTypes', anyOf: ['Inground Pools'] },
  aboveground: { label: 'Above-ground pools', field: 'poolTypes', anyOf: ['Above Ground Pools'] },
  fiberglass: { label: 'Fiberglass pools', field: 'specializations', anyOf: ['Fiberglass Pools'] },
  vinyl: { label: 'Vinyl pools', field: 'specializations', anyOf: ['Vinyl Pools'] },
  concrete: { label: 'Concrete pools', field: 'specializations', anyOf: ['Concrete Pools'] },
} as const satisfies Record<
  string,
  { label: string; field: 'services' | 'poolTypes' | 'specializations' | null; anyOf: readonly string[] }
>;
export type ServiceType = keyof typeof serviceTypes;
export const serviceTypeKeys = Object.keys(serviceTypes) as [ServiceType, ...ServiceType[]];

/** §9: distances a visitor can choose, in miles. */
export const distanceOptions = [10, 25, 50, 100] as const;
/** §9: minimum ratings a visitor can choose; 3 is the default and means no filter (§5). */
export const ratingOptions = [5, 4, 3] as const;
export const defaultMinRating = 3;

/** §2: sort orders of the results screen. */
export const sortOrders = {
  distance: 'Distance',
  rating: 'Highest Rated',
  reviews: 'Most Reviews',
  name: 'Name (A-Z)',
} as const;
export type SortOrder = keyof typeof sortOrders;
export const sortOrderKeys = Object.keys(sortOrders) as [SortOrder, ...SortOrder[]];

/** Product rules 2.3: the Bayesian mean of the rating order counts `weight` reviews of `mean` stars beside the real ones. */
export const ratingPrior = { weight: 5, mean: 4.3 } as const;

/** §9: results page size. */
export const resultsPageSize = 10;
/** §2 'compare them': installers side by side, and recipients of one request. */
export const comparedLimit = 4;
/** How many installers a shortlist holds at most. */
export const shortlistLimit = 20;
/** §9: default radius a contractor serves, in miles; product rules 2.1 bound it. */
export const serviceRadiusMiles = { default: 50, min: 5, max: 150 } as const;
/** §9: founding members who get the professional tier free. */
export const foundingMemberLimit = 500;
/** §9 figures that are shown only while the site runs on sample data, with a note. */
export const sampleFigures = {
  founding: { joined: 327, left: 173 },
  averageRating: 4.8,
  poolsInstalled: '1,200+',
  proTierPerMonth: 29,
} as const;

/** Weekdays of opening hours, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
