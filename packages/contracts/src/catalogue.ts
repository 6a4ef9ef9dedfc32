import { keysOf } from './keys-of.js';
import {
  additionalServiceRows,
  type OfferRow,
  poolTypeRows,
  quickServiceRows,
  serviceRows,
  specializationRows,
} from './offer-rows.js';

/** Enumerations and constants of the business. docs/rules.md says why a number is what it is. */

/** The most popular services, listed first. */
export const quickServices = keysOf(quickServiceRows);
export const additionalServices = keysOf(additionalServiceRows);

/** Every service a contractor can offer. */
export const services = keysOf(serviceRows);
export type Service = keyof typeof serviceRows;

export const poolTypes = keysOf(poolTypeRows);
export type PoolType = keyof typeof poolTypeRows;

/** Six kinds of projects, and the three materials that pools are made of. */
export const specializations = keysOf(specializationRows);
export type Specialization = keyof typeof specializationRows;

const rows: Partial<Record<string, OfferRow>> = { ...serviceRows, ...poolTypeRows, ...specializationRows };

/** The label of the id of a service, pool type or specialization: `Pool Repair`. An unknown id is its own label. */
export const labelOf = (id: string): string => rows[id]?.label ?? id;

/** The label inside a sentence: `pool repair`. */
export const lowerLabelOf = (id: string): string => labelOf(id).toLowerCase();

/** The label as the first words of a sentence or a heading: `Pool repair`. */
export const sentenceLabelOf = (id: string): string => {
  const label = lowerLabelOf(id);
  return label.charAt(0).toUpperCase() + label.slice(1);
};

/** An entry of the service select for one pool type or specialization, under its label. */
const only = (id: PoolType | Specialization) => ({
  label: rows[id]?.option ?? sentenceLabelOf(id),
  field: id in poolTypeRows ? ('poolTypes' as const) : ('specializations' as const),
  anyOf: [id],
});

/** The options of the service select, and what each means for a listing (docs/rules.md#service-types). */
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
  luxury: only('Luxury Pools'),
  'eco-friendly': only('Eco-Friendly Pools'),
  'small-space': only('Small Space Pools'),
  'smart-automated': only('Smart Automated Pools'),
  therapeutic: only('Therapeutic Pools'),
  'family-fun': only('Family Fun Pools'),
  inground: only('Inground Pools'),
  aboveground: only('Above Ground Pools'),
  fiberglass: only('Fiberglass Pools'),
  vinyl: only('Vinyl Pools'),
  concrete: only('Concrete Pools'),
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
 * The Bayesian mean of the rating order counts `weight` reviews of `mean` stars in addition to the real ones
 * (docs/rules.md#rating-order).
 */
export const ratingPrior = { weight: 5, mean: 4.3 } as const;

export const resultsPageSize = 10;
/** How many installers a comparison and a request may have (docs/rules.md#comparison, #recipients). */
export const comparedLimit = 4;
/** How many installers a shortlist holds at most. */
export const shortlistLimit = 20;
/** The service radius of a listing, in miles (docs/rules.md#service-radius). */
export const serviceRadiusMiles = { default: 50, min: 5, max: 150 } as const;
/**
 * Whether a business stated a radius. The default does not count: an import without a radius has it, and so does a form
 * that was sent unchanged (docs/rules.md#service-radius).
 */
export const isRadiusStated = (miles: number): boolean => miles !== serviceRadiusMiles.default;
/** Weekdays of opening hours, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
