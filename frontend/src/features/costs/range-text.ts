import type { Band } from '@poolpros/calculators/band';
import { dollars } from '../../shared/lib/money.js';

/** `$150 to $500` */
export const rangeText = ([low, , high]: Band): string => `${dollars(low)} to ${dollars(high)}`;
