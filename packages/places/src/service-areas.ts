import { readFileSync } from 'node:fs';
import { slugify } from '@poolpros/contracts/slug';
import { milesBetween } from './geo.js';
import { lazy } from './lazy.js';
import { byPopulation, type City, groupBy, type Places } from './places.js';

/** A county, or one of our regions made of counties. */
export interface ServiceArea {
  stateSlug: string;
  /** Unique within the state. */
  slug: string;
  label: string;
  kind: 'county' | 'region';
  /** Most populous first. */
  cities: readonly City[];
  /** The most populous city, which is the center of searches in the area. */
  center: City;
  /** Distance from there to the farthest of its cities, in steps of five. */
  miles: number;
}

interface Region {
  slug: string;
  label: string;
  state: string;
  counties: string[];
}

const regions = lazy((): Region[] =>
  JSON.parse(readFileSync(new URL('../data/regions.json', import.meta.url), 'utf8')),
);

/** The maximum search distance from the center of an area. */
const miles = { least: 10, most: 100, step: 5 };

const indexes = new WeakMap<Places, Map<string, ReadonlyMap<string, ServiceArea>>>();

/** The service areas of a state by slug. Computed on first use. */
function areasOf(places: Places, stateSlug: string): ReadonlyMap<string, ServiceArea> {
  const byState = indexes.get(places) ?? new Map<string, ReadonlyMap<string, ServiceArea>>();
  indexes.set(places, byState);
  const areas = byState.get(stateSlug) ?? indexAreas(places, stateSlug);
  byState.set(stateSlug, areas);
  return areas;
}

function indexAreas(places: Places, stateSlug: string): ReadonlyMap<string, ServiceArea> {
  const cities = places.citiesOf(stateSlug);
  const byCounty = groupBy(
    cities.filter(({ county }) => county !== null),
    ({ county }) => county ?? '',
  );
  const counties = [...byCounty].map(([county, own]) => areaOf(stateSlug, 'county', county, slugify(county), own));
  const ours = regions()
    .filter(({ state }) => state === stateSlug)
    .map(({ slug, label, counties }) =>
      areaOf(
        stateSlug,
        'region',
        label,
        slug,
        counties.flatMap((county) => byCounty.get(county) ?? []),
      ),
    );
  return new Map([...counties, ...ours].flatMap((area) => (area ? [[area.slug, area]] : [])));
}

function areaOf(
  stateSlug: string,
  kind: ServiceArea['kind'],
  label: string,
  slug: string,
  unordered: readonly City[],
): ServiceArea | null {
  const cities = unordered.toSorted(byPopulation);
  const [center] = cities;
  if (!center) return null;
  const farthest = Math.max(...cities.map((city) => milesBetween(center, city)));
  const reach = Math.ceil(farthest / miles.step) * miles.step;
  return {
    stateSlug,
    slug,
    label,
    kind,
    cities,
    center,
    miles: Math.min(miles.most, Math.max(miles.least, reach)),
  };
}

/** The service area of a state with this slug; null if there is none. */
export const serviceArea = (places: Places, stateSlug: string, slug: string): ServiceArea | null =>
  areasOf(places, stateSlug).get(slug) ?? null;

/** The service areas of a state. */
export const serviceAreasIn = (places: Places, stateSlug: string): ServiceArea[] => [
  ...areasOf(places, stateSlug).values(),
];

const peopleOf = ({ cities }: ServiceArea): number =>
  cities.reduce((sum, { population }) => sum + (population ?? 0), 0);

/** The service areas with this slug in all states, most populous first. */
export const serviceAreasNamed = (places: Places, slug: string): ServiceArea[] =>
  places.states
    .flatMap((state) => serviceArea(places, state.slug, slug) ?? [])
    .sort((a, b) => peopleOf(b) - peopleOf(a));

/** The county of a city and the regions that contain it. */
export const serviceAreasOf = (places: Places, city: City): ServiceArea[] =>
  serviceAreasIn(places, city.stateSlug).filter(({ cities }) => cities.includes(city));
