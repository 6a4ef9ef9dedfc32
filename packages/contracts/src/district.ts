import { type State, states } from './states.js';

/**
 * No state and without pages of its own; weather, tariffs and prices are known of it as of states. Its middle ZIP stands
 * for it in searches.
 */
export const district = {
  slug: 'district-of-columbia',
  label: 'District of Columbia',
  code: 'DC',
  zip: '20001',
} as const;
export type StateOrDistrict = State | typeof district;
export const statesAndDistrict: readonly StateOrDistrict[] = [...states, district].sort((a, b) =>
  a.label.localeCompare(b.label, 'en'),
);

/** The state or the district with this slug or postal code, or undefined. */
export const stateOrDistrict = (wanted: string): StateOrDistrict | undefined =>
  statesAndDistrict.find(({ slug, code }) => slug === wanted || code === wanted);
