import type { Band } from '@poolpros/calculators/band';
import { dollars } from '../../../content/guides/figures.js';

/** What a table shows of a band: its middle, and its ends where they differ. */
export const bandTexts = ([low, mid, high]: Band): { mid: string; ends: string | null } => ({
  mid: dollars(mid),
  ends: low === high ? null : `${dollars(low)} to ${dollars(high)}`,
});
