import type { Summary } from '@poolpros/contracts/http/installers';

export type PopularCity = Summary['popular'][number];

export interface PopularState {
  stateSlug: string;
  state: string;
  cities: PopularCity[];
}

/** How many popular cities of which state are listed (docs/rules.md#popular-cities). */
const limits = { texas: 4, florida: 2, wyoming: 1 };

/** The popular cities by state, in the order above; within a state in the order of the data. */
export const popularStates = (popular: readonly PopularCity[]): PopularState[] =>
  Object.entries(limits).flatMap(([stateSlug, limit]) => {
    const cities = popular.filter((city) => city.stateSlug === stateSlug).slice(0, limit);
    return cities[0] ? { stateSlug, state: cities[0].state, cities } : [];
  });
