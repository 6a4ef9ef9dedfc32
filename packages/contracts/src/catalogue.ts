import { keysOf } from './keys-of.js';

/** Enumerations and constants of the business. docs/rules.md says why a number is what it is. */

/** The services that most visitors look for, offered before the others. */
export const quickServices = [
  'Pool Installation',
  'Hot Tub Installation',
  'Pool Maintenance',
  'Pool Renovation',
] as const;

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

/** Services that have pages of their own and stand in neither list of the search panel. */
export const pageServices = ['Pool Repair', 'Pool Cleaning', 'Spa Repair'] as const;

/** Every service a contractor can offer. */
export const services = [...quickServices, ...pageServices, ...additionalServices] as const;
export type Service = (typeof services)[number];

export const poolTypes = [
  'Inground Pools',
  'Above Ground Pools',
  'Luxury Pools',
  'Eco-Friendly Pools',
  'Small Space Pools',
  'Family Fun Pools',
] as const;
export type PoolType = (typeof poolTypes)[number];

/** Six kinds of project, and the three materials that pools are built of. */
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

/** What the service select offers, and what each entry means for an installer (docs/rules.md#service-types). */
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
export const serviceTypeKeys = keysOf(serviceTypes);

/** Distances a visitor can choose, in miles (docs/rules.md#distances). */
export const distanceOptions = [10, 25, 50, 100] as const;
/** Minimum ratings a visitor can choose; 3 is the default and means no filter (docs/rules.md#minimum-rating). */
export const ratingOptions = [5, 4, 3] as const;
export const defaultMinRating = 3;

export const sortOrders = {
  distance: 'Distance',
  rating: 'Highest Rated',
  reviews: 'Most Reviews',
  name: 'Name (A-Z)',
} as const;
export type SortOrder = keyof typeof sortOrders;
export const sortOrderKeys = keysOf(sortOrders);

/**
 * The Bayesian mean of the rating order counts `weight` reviews of `mean` stars beside the real ones
 * (docs/rules.md#rating-order).
 */
export const ratingPrior = { weight: 5, mean: 4.3 } as const;

export const resultsPageSize = 10;
/** Installers side by side, and recipients of one request (docs/rules.md#comparison, #recipients). */
export const comparedLimit = 4;
/** How many installers a shortlist holds at most. */
export const shortlistLimit = 20;
/** The radius that a listing serves, in miles (docs/rules.md#service-radius). */
export const serviceRadiusMiles = { default: 50, min: 5, max: 150 } as const;
/**
 * Whether a radius in miles is one that the business stated. The default is not: an import without a radius has it, and so
 * has a form that was sent as it came (docs/rules.md#service-radius).
 */
export const isRadiusStated = (miles: number): boolean => miles !== serviceRadiusMiles.default;
/** Weekdays of opening hours, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
