/** Low, middle, high. */
export type Band = readonly [low: number, mid: number, high: number];

/** One value that is known exactly. */
export const exactly = (value: number): Band => [value, value, value];

export const timesBand = ([low, mid, high]: Band, factor: number): Band => [low * factor, mid * factor, high * factor];

/** Low with low, high with high: the widest that both allow. */
export const product = (one: Band, other: Band): Band => [one[0] * other[0], one[1] * other[1], one[2] * other[2]];

export const sumOfBands = (bands: readonly Band[]): Band =>
  bands.reduce<Band>(([low, mid, high], band) => [low + band[0], mid + band[1], high + band[2]], [0, 0, 0]);

/**
 * The years in which a price comes back by what is saved each year: the least price by the most saved, and the other way
 * round. Infinity where nothing is saved.
 */
export const paybackYears = (price: Band, saved: Band): Band => [
  yearsOf(price[0], saved[2]),
  yearsOf(price[1], saved[1]),
  yearsOf(price[2], saved[0]),
];

const yearsOf = (price: number, saved: number): number => (saved > 0 ? price / saved : Number.POSITIVE_INFINITY);
