import type { placeKinds } from '@poolpros/contracts/http/one-box';
import { type NamedPlace, placeLabel, pointOf, statesOf } from './named-place.js';
import type { Places } from './places.js';

/** A place as a response describes it. */
export interface PlaceDescription {
  kind: (typeof placeKinds)[number];
  /** `Austin, TX`. */
  label: string;
  /** `Austin, Texas`: as a location it resolves to the same place. */
  location: string;
  /** The county of a city, or the kind of another place; null if the label says it all. */
  detail: string | null;
  /** Slugs; empty for a place in several states, or a place that is no city. */
  state: string;
  city: string;
  lat: number | null;
  lon: number | null;
}

function kindOf(place: NamedPlace): PlaceDescription['kind'] {
  if (place.kind === 'postal') return /^\d{5}/.test(place.name) ? 'zip' : 'city';
  if (place.kind === 'spot') return place.spot.kind === 'quarter' ? 'neighborhood' : place.spot.kind;
  return place.kind;
}

function locationOf(place: NamedPlace): string {
  const inState = (name: string) => `${name}, ${statesOf(place)[0]?.label ?? ''}`;
  switch (place.kind) {
    case 'city':
      return inState(place.city.label);
    case 'postal':
      return kindOf(place) === 'zip' ? place.name.slice(0, 5) : inState(place.name);
    case 'county':
      return inState(place.county.name);
    case 'region':
      return place.region.label;
    case 'spot':
      return inState(place.spot.name);
    case 'state':
      return place.state.label;
  }
}

const kindNames: Partial<Record<PlaceDescription['kind'], string>> = {
  region: 'Region',
  neighborhood: 'Neighborhood',
  community: 'Community',
  landmark: 'Landmark',
  state: 'State',
};

function detailOf(place: NamedPlace): string | null {
  if (place.kind === 'city') return place.city.county;
  return kindNames[kindOf(place)] ?? null;
}

/** Describes a place for a response. */
export function describePlace(places: Places, place: NamedPlace): PlaceDescription {
  const point = pointOf(places, place);
  const [state, ...others] = statesOf(place);
  return {
    kind: kindOf(place),
    label: placeLabel(place),
    location: locationOf(place),
    detail: detailOf(place),
    state: others.length === 0 ? (state?.slug ?? '') : '',
    city: place.kind === 'city' ? place.city.slug : '',
    lat: point?.lat ?? null,
    lon: point?.lon ?? null,
  };
}
