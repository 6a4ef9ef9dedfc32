import { idOf } from '../../shared/lib/id-list.js';

/** The id at the end of a profile's URL, or an id alone; null for anything else. */
export const listingIn = (typed: string): number | null => idOf(typed.trim().replace(/\/$/, '').split('-').at(-1));
