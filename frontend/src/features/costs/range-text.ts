import type { Band } from '@poolpros/calculators/band';

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

/** `$150 to $500` */
export const rangeText = ([low, , high]: Band): string => `${dollars(low)} to ${dollars(high)}`;
