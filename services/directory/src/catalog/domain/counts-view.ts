import type { Coordinates } from '@poolpros/places/geo';
import type { Places } from '@poolpros/places/places';
import { createChangeGrid } from './change-grid.js';
import type { CityCounts } from './city-counts.js';
import type { KeptCounts, PlaceCounts, ProfileCounts } from './kept-counts.js';

/** What is kept of a state. */
interface StateCounts {
  listings: number;
  /** When one of them changed last, in milliseconds since 1970. */
  changedAt: number;
  /** The revision of the counts of a city that changed last. */
  revision: number;
  /** Its cities with published listings. */
  cities: CityCounts[];
}

/** The kept counts at one time; a new one is made when any of them changes. */
export interface CountsView {
  /** Of the newest of them. */
  revision: number;
  /** Cities with published listings. */
  byCity: CityCounts[];
  place(stateSlug: string, citySlug: string): PlaceCounts | undefined;
  ofState(stateSlug: string): StateCounts;
  /** The revision of the last change of the counts of a city within so many miles, or not much farther. */
  lastChangeNear(place: Coordinates, miles: number): number;
  /** By number of the range, in order. */
  profiles: ReadonlyMap<string, ProfileCounts & { revision: number }>;
  samples: number;
}

/** What is kept of a city, in the forms that are read. */
interface KeptPlace {
  counts: PlaceCounts;
  /** Null without published listings. */
  city: CityCounts | null;
}

const noState: StateCounts = { listings: 0, changedAt: 0, revision: 0, cities: [] };

/** Keeps a view up to date with counts that were read after the ones before. Only states with a change are added up. */
export function createCountsView(places: Places): (changed: KeptCounts, revision: number) => CountsView {
  const kept = new Map<string, Map<string, KeptPlace>>();
  const states = new Map<string, StateCounts>();
  const profiles = new Map<string, ProfileCounts & { revision: number }>();
  const changes = createChangeGrid();
  let view: CountsView | null = null;

  function keep(changed: KeptCounts['places'], revision: number): void {
    const changedStates = new Set<string>();
    for (const [key, counts] of changed) {
      const [stateSlug = '', citySlug = ''] = key.split('/');
      const city = places.city(stateSlug, citySlug);
      const ofState = kept.get(stateSlug) ?? new Map<string, KeptPlace>();
      ofState.set(citySlug, { counts, city: cityCounts(stateSlug, citySlug, city?.name ?? citySlug, counts) });
      kept.set(stateSlug, ofState);
      changes.mark(city, revision);
      changedStates.add(stateSlug);
    }
    for (const stateSlug of changedStates) states.set(stateSlug, sumOf(kept.get(stateSlug)?.values() ?? [], revision));
  }

  return (changed, revision) => {
    if (view && changed.places.size === 0 && changed.profiles.size === 0) return view;
    keep(changed.places, revision);
    for (const [key, counts] of changed.profiles) profiles.set(key, { ...counts, revision });
    view = {
      revision,
      byCity: [...states.values()].flatMap(({ cities }) => cities),
      place: (stateSlug, citySlug) => kept.get(stateSlug)?.get(citySlug)?.counts,
      ofState: (stateSlug) => states.get(stateSlug) ?? noState,
      lastChangeNear: changes.lastNear,
      profiles: new Map([...profiles].sort(([a], [b]) => Number(a) - Number(b))),
      samples: [...profiles.values()].reduce((sum, { samples }) => sum + samples, 0),
    };
    return view;
  };
}

function sumOf(kept: Iterable<KeptPlace>, revision: number): StateCounts {
  const sum: StateCounts = { ...noState, revision, cities: [] };
  for (const { counts, city } of kept) {
    sum.listings += counts.located[0];
    sum.changedAt = Math.max(sum.changedAt, counts.located[1]);
    if (city) sum.cities.push(city);
  }
  return sum;
}

function cityCounts(stateSlug: string, citySlug: string, city: string, counts: PlaceCounts): CityCounts | null {
  const { located, reviews, stars, samples, types } = counts;
  if (located[0] === 0) return null;
  return { stateSlug, citySlug, city, installers: located[0], reviews, stars, sample: samples > 0, types };
}
