import type { Places } from '@poolpros/places/places';
import type { CityCounts } from './city-counts.js';
import { type KeptCounts, type PlaceCounts, type ProfileCounts, placeKey } from './kept-counts.js';

/** What is kept of a state. */
interface StateCounts {
  listings: number;
  /** When one of them changed last, in milliseconds since 1970. */
  changedAt: number;
  /** The revision of the counts of a city that changed last. */
  revision: number;
}

/** The kept counts at one time; a new one is made when any of them changes. */
export interface CountsView {
  /** Cities with published listings. */
  byCity: CityCounts[];
  place(stateSlug: string, citySlug: string): PlaceCounts | undefined;
  ofState(stateSlug: string): StateCounts;
  /** By number of the range, in order. */
  profiles: ReadonlyMap<string, ProfileCounts & { revision: number }>;
  samples: number;
}

/** What is kept of a city, in the forms that are read. */
interface KeptPlace {
  stateSlug: string;
  counts: PlaceCounts;
  /** Null without published listings. */
  city: CityCounts | null;
}

/** Keeps a view up to date with counts that were read after the ones before. */
export function createCountsView(places: Places): (changed: KeptCounts, revision: number) => CountsView {
  const kept = new Map<string, KeptPlace>();
  const profiles = new Map<string, ProfileCounts & { revision: number }>();
  const revisions = new Map<string, number>();
  let view: CountsView | null = null;

  return (changed, revision) => {
    if (view && changed.places.size === 0 && changed.profiles.size === 0) return view;
    for (const [key, counts] of changed.places) {
      const place = keptPlace(places, key, counts);
      kept.set(key, place);
      revisions.set(place.stateSlug, revision);
    }
    for (const [key, counts] of changed.profiles) profiles.set(key, { ...counts, revision });
    const states = byState(kept.values(), revisions);
    view = {
      byCity: [...kept.values()].flatMap(({ city }) => city ?? []),
      place: (stateSlug, citySlug) => kept.get(placeKey(stateSlug, citySlug))?.counts,
      ofState: (stateSlug) => states.get(stateSlug) ?? { listings: 0, changedAt: 0, revision: 0 },
      profiles: new Map([...profiles].sort(([a], [b]) => Number(a) - Number(b))),
      samples: [...profiles.values()].reduce((sum, { samples }) => sum + samples, 0),
    };
    return view;
  };
}

function byState(kept: Iterable<KeptPlace>, revisions: ReadonlyMap<string, number>): Map<string, StateCounts> {
  const states = new Map<string, StateCounts>();
  for (const { stateSlug, counts } of kept) {
    const state = states.get(stateSlug) ?? { listings: 0, changedAt: 0, revision: revisions.get(stateSlug) ?? 0 };
    state.listings += counts.located[0];
    state.changedAt = Math.max(state.changedAt, counts.located[1]);
    states.set(stateSlug, state);
  }
  return states;
}

function keptPlace(places: Places, key: string, counts: PlaceCounts): KeptPlace {
  const [stateSlug = '', citySlug = ''] = key.split('/');
  const { located, reviews, stars, samples, types } = counts;
  const city = {
    stateSlug,
    citySlug,
    city: places.city(stateSlug, citySlug)?.name ?? citySlug,
    installers: located[0],
    reviews,
    stars,
    sample: samples > 0,
    types,
  };
  return { stateSlug, counts, city: located[0] > 0 ? city : null };
}
