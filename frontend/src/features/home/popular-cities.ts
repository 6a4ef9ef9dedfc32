import type { Summary } from '@poolpros/contracts/http/installers';

type PopularCity = Summary['popular'][number];

export interface PopularState {
  stateSlug: string;
  state: string;
  cities: PopularCity[];
}

/** §9: how many popular cities of a state are listed. */
const limits: Record<string, number> = { texas: 4, florida: 2, wyoming: 1 };
const otherLimit = 2;
const statesShown = 4;

/** The popular cities by state: the three states that §9 names first, then others in the order of the data. */
export function popularStates(popular: readonly PopularCity[]): PopularState[] {
  const groups = new Map<string, PopularState>();
  for (const city of popular) {
    const group = groups.get(city.stateSlug) ?? { stateSlug: city.stateSlug, state: city.state, cities: [] };
    if (group.cities.length < (limits[city.stateSlug] ?? otherLimit)) group.cities.push(city);
    groups.set(city.stateSlug, group);
  }
  const named = Object.keys(limits).flatMap((slug) => groups.get(slug) ?? []);
  const others = [...groups.values()].filter(({ stateSlug }) => limits[stateSlug] === undefined);
  return [...named, ...others].slice(0, statesShown);
}
