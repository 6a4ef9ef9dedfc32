import { poolTypes, ratingOptions, services, specializations } from '@poolpros/contracts/catalogue';
import type { StoreResult } from '@poolpros/search-rules/run-search';

interface Offered {
  services: readonly string[];
  poolTypes: readonly string[];
  specializations: readonly string[];
}

// Stored numbers are made of these orders; another catalogue is another definition of the entries.
const selectable = { services, poolTypes, specializations };
const firstBit = { services: 0, poolTypes: services.length, specializations: services.length + poolTypes.length };
const counted = [...services, ...poolTypes, ...ratingOptions];

/** The bits of values of one field, as a number for SQL's `bigint`. */
export const bitsOf = (field: keyof Offered, values: readonly string[]): number =>
  (selectable[field] as readonly string[]).reduce(
    (bits, value, index) => (values.includes(value) ? bits + 2 ** (firstBit[field] + index) : bits),
    0,
  );

/** Everything that an installer offers, one bit for each value. */
export const offeredBits = (installer: Offered): number =>
  bitsOf('services', installer.services) +
  bitsOf('poolTypes', installer.poolTypes) +
  bitsOf('specializations', installer.specializations);

// Sums of up to 99,999,999 installers do not run into the next group.
const groupDigits = 8;

/**
 * What an installer adds to the facets: a decimal number with a group of digits for each value that is counted. The sum
 * over many installers is all their counts at once, several times faster than one count for each value.
 */
export function facetDigits(installer: Offered & { rating: number | null }): string {
  const { services, poolTypes, rating } = installer;
  const stars = ratingOptions.map((min) => rating !== null && rating >= min);
  const counts = [...selectable.services.map((each) => services.includes(each))];
  counts.push(...selectable.poolTypes.map((each) => poolTypes.includes(each)), ...stars);
  return counts.map((count) => String(Number(count)).padStart(groupDigits, '0')).join('');
}

/** The facets in a sum of `facetDigits`: most frequent values first, without those of no listing. */
export function facetsOf(sum: bigint): Omit<StoreResult['facets'], 'byDistance'> {
  const digits = sum.toString().padStart(counted.length * groupDigits, '0');
  const counts = counted.map((_, index) => Number(digits.slice(index * groupDigits, (index + 1) * groupDigits)));
  const listed = (values: readonly string[], first: number) =>
    values
      .map((value, index) => ({ value, count: counts[first + index] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const firstRating = services.length + poolTypes.length;
  return {
    services: listed(services, 0),
    poolTypes: listed(poolTypes, services.length),
    rating: ratingOptions.map((min, index) => ({ min, count: counts[firstRating + index] ?? 0 })),
  };
}
