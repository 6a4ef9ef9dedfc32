import { poolTypes, ratingOptions, services, specializations } from '@poolpros/contracts/catalogue';
import type { InstallerStatus } from '@poolpros/contracts/events/directory';
import { facetsOf as facetsFrom } from '@poolpros/search-rules/facets';
import type { StoreResult } from '@poolpros/search-rules/run-search';

/** From this number on `facetBits` are those of a listing that takes no requests, and from the other one of a closed one. */
export const awayBits = 2 ** 29;
export const closedBits = 2 ** 30;

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

/**
 * What an installer adds to the facets: one bit for each value that is counted. The two above them say that it takes no
 * requests: every index that searches read holds these bits, and a search that counts them knows whether it found such.
 */
export function facetBits(installer: Offered & { rating: number | null; status: InstallerStatus }): number {
  const { services, poolTypes, rating, status } = installer;
  const adds = [
    ...selectable.services.map((each) => services.includes(each)),
    ...selectable.poolTypes.map((each) => poolTypes.includes(each)),
    ...ratingOptions.map((min) => rating !== null && rating >= min),
  ];
  const standing = status === 'paused' ? awayBits : status === 'closed' ? closedBits : 0;
  return adds.reduce((bits, isSo, index) => (isSo ? bits + 2 ** index : bits), standing);
}

const byteValues = 256;

/**
 * The facets of installers, and how many of them take no requests, from the `facetBits` of each, four bytes with the highest first. How often each byte has each
 * value is counted first, so that no bit of an installer is looked at by itself.
 */
export function facetsOf(bits: Uint8Array): { facets: Omit<StoreResult['facets'], 'byDistance'>; away: number } {
  const occurrences = new Uint32Array(4 * byteValues);
  // By index: an iterator takes thirty times as long.
  for (let at = 0; at < bits.length; at++) {
    const cell = (at % 4) * byteValues + (bits[at] ?? 0);
    occurrences[cell] = (occurrences[cell] ?? 0) + 1;
  }
  const counts = counted.map((_, index) => {
    const byte = 3 - (index >> 3);
    return occurrences
      .subarray(byte * byteValues, (byte + 1) * byteValues)
      .reduce((sum, count, value) => (value & (1 << (index & 7)) ? sum + count : sum), 0);
  });
  const firstRating = services.length + poolTypes.length;
  const facets = facetsFrom({
    services: counts.slice(0, services.length),
    poolTypes: counts.slice(services.length, firstRating),
    rating: counts.slice(firstRating),
  });
  const away = occurrences.subarray(awayBits >>> 24, byteValues).reduce((sum, count) => sum + count, 0);
  return { facets, away };
}
