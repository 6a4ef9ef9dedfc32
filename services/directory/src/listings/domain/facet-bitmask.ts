import { ratingOptions, specializations } from '@poolpros/contracts/catalogue';
import type { InstallerStatus } from '@poolpros/contracts/events/directory';
import { eachFilter, type FilterKey, filterKeys, isClockValue, valueFilters } from '@poolpros/contracts/value-filters';
import { facetsOf as facetsFrom } from '@poolpros/search-rules/facets';
import { type Filtered, storedValuesOf } from '@poolpros/search-rules/filters';
import type { StoreResult } from '@poolpros/search-rules/run-search';

type Field = FilterKey | 'specializations';

// Stored numbers depend on these orders; other values are another definition of the entries.
const orders: Record<Field, readonly string[]> = {
  ...eachFilter((key): readonly string[] => valueFilters[key].values.filter((value) => !isClockValue(key, value))),
  specializations,
};
const named = (field: Field, value: string): string => `${field}:${value}`;
const bitNumbers = new Map(
  [...filterKeys, 'specializations' as const]
    .flatMap((field) => orders[field].map((value) => named(field, value)))
    .map((name, number) => [name, number]),
);
const bit = (number: number): bigint => 1n << BigInt(number);

/**
 * A stored number is a `bigint` with 63 bits and a sign. The values of the filters have the bits from 0 on, followed by
 * the specializations. Ratings and statuses, which only facets have, use the upper end and do not move when values are
 * added. A test fails when the bits are used up.
 */
const firstRatingBit = 58;
const filterBitCount = bitNumbers.size - specializations.length;
export const freeBits = { facets: firstRatingBit - filterBitCount, offered: 63 - bitNumbers.size };

/** The bits of a paused and of a closed listing: from `pausedBits` up a listing takes no requests. */
export const pausedBits = bit(61);
export const closedBits = bit(62);

/** The bits of values of one field. */
export const bitsOf = (field: Field, values: readonly string[]): bigint =>
  values.reduce((bits, value) => {
    const number = bitNumbers.get(named(field, value));
    return number === undefined ? bits : bits | bit(number);
  }, 0n);

function filterBits(installer: Filtered): bigint {
  const values = storedValuesOf(installer);
  return filterKeys.reduce((bits, key) => bits | bitsOf(key, values[key]), 0n);
}

/** Everything that an installer offers, one bit per value. */
export const offeredBits = (installer: Filtered & { specializations: readonly string[] }): bigint =>
  filterBits(installer) | bitsOf('specializations', installer.specializations);

/**
 * The contribution of an installer to the facets: one bit per counted value. Two more bits say that it takes no
 * requests: every index that searches read contains these bits, so a search that counts them knows whether it found
 * any.
 */
export function facetBits(installer: Filtered & { rating: number | null; status: InstallerStatus }): bigint {
  const { rating, status } = installer;
  const reached = ratingOptions.map((min, index) =>
    rating !== null && rating >= min ? bit(firstRatingBit + index) : 0n,
  );
  const standing = status === 'paused' ? pausedBits : status === 'closed' ? closedBits : 0n;
  return reached.reduce((bits, each) => bits | each, filterBits(installer) | standing);
}

const byteValues = 256;
const bytes = 8;

/**
 * The facets of installers, and how many of them take no requests, from the `facetBits` of each, eight bytes in
 * big-endian order. Counts the values of each byte first, so that no installer is decoded bit by bit.
 */
export function facetsOf(bits: Uint8Array): { facets: Omit<StoreResult['facets'], 'byDistance'>; away: number } {
  const occurrences = new Uint32Array(bytes * byteValues);
  // By index: an iterator takes thirty times as long.
  for (let at = 0; at < bits.length; at++) {
    const cell = (at % bytes) * byteValues + (bits[at] ?? 0);
    occurrences[cell] = (occurrences[cell] ?? 0) + 1;
  }
  const countOf = (number: number): number => {
    const byte = bytes - 1 - (number >> 3);
    return occurrences
      .subarray(byte * byteValues, (byte + 1) * byteValues)
      .reduce((sum, count, value) => (value & (1 << (number & 7)) ? sum + count : sum), 0);
  };
  const countOfNamed = (name: string): number => {
    const number = bitNumbers.get(name);
    return number === undefined ? 0 : countOf(number);
  };
  const facets = facetsFrom({
    ...eachFilter((key) => valueFilters[key].values.map((value) => countOfNamed(named(key, value)))),
    rating: ratingOptions.map((_, index) => countOf(firstRatingBit + index)),
  });
  const away = occurrences.subarray(Number(pausedBits >> 56n), byteValues).reduce((sum, count) => sum + count, 0);
  return { facets, away };
}
