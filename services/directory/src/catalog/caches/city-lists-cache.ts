import type { State } from '@poolpros/contracts/states';
import type { Places } from '@poolpros/places/places';
import { type ListedCities, listedCities } from '../domain/cities-by-letter.js';
import type { CountsView } from '../domain/counts-view.js';
import { offeredPages } from '../domain/offered-pages.js';
import { createVersionCache } from './version-cache.js';

/** The cities of each state by name, sorted and cut again when its counts have changed. */
export function createCityListsCache(
  places: Places,
  publicUrl: string,
): (view: CountsView, state: State) => ListedCities {
  const kept = createVersionCache<ListedCities>();
  return (view, state) => {
    const offered = offeredPages(view, publicUrl);
    return kept(state.slug, offered.versionOf(state.slug), () =>
      listedCities(places, state, view.ofState(state.slug).cities, offered),
    );
  };
}
