import type { ServiceType } from '@poolpros/contracts/catalogue';
import type { PlaceFacts } from '@poolpros/contracts/http/place-facts';
import type {
  AreaPage,
  CityOption,
  CityPage,
  StateCity,
  StateOption,
  StatePage,
} from '@poolpros/contracts/http/places';
import { offered as shown, shownCities } from '@poolpros/contracts/limits';
import { type State, stateBySlug } from '@poolpros/contracts/states';
import { milesBetween } from '@poolpros/places/geo';
import { placeFacts } from '@poolpros/places/place-facts';
import type { City, CityDistance, Places } from '@poolpros/places/places';
import { type ServiceArea, serviceAreasNamed, serviceAreasOf } from '@poolpros/places/service-areas';
import { oneDecimal } from '../../listings/domain/rating.js';
import type { ListedCities } from './cities-by-letter.js';
import { byInstallers, type CityCounts, totalOf } from './city-counts.js';
import type { CountsView } from './counts-view.js';
import type { LetterPart } from './letter-parts.js';
import { linkedParts } from './linked-parts.js';
import type { OfferedPages } from './offered-pages.js';
import type { Reach } from './reach.js';

/** Installers of a service type in cities. */
export const ofType = (byCity: CityCounts[], type: ServiceType): number =>
  byCity.reduce((sum, { types }) => sum + (types[type] ?? 0), 0);

/** Installers by slug of their city, of one state. */
export const countsOf = (byCity: CityCounts[]): Map<string, number> =>
  new Map(byCity.map((city) => [city.citySlug, city.installers]));

/** The tables' facts about a state, or about a city in it. */
function factsOf(state: State, city: City | null): PlaceFacts {
  const facts = placeFacts(state.slug, city);
  if (!facts) throw new Error(`the tables of place facts lack ${state.slug}`);
  return facts;
}

/** A state with its installers; `byCity` has only those of the state. */
export const stateOption = (state: State, byCity: CityCounts[]): StateOption => ({
  value: state.slug,
  label: state.label,
  code: state.code,
  installers: totalOf(byCity).installers,
});

export const cityOption = (city: City, counts: Map<string, number>): CityOption => ({
  value: city.slug,
  label: city.label,
  county: city.county,
  installers: counts.get(city.slug) ?? 0,
});

/** The cities that have installers, most first, with their coordinates. */
const citiesWithInstallers = (cities: readonly City[], counts: Map<string, number>): StateCity[] =>
  cities
    .filter((city) => counts.has(city.slug))
    .map((city) => ({
      value: city.slug,
      label: city.label,
      installers: counts.get(city.slug) ?? 0,
      latitude: twoDecimals(city.latitude),
      longitude: twoDecimals(city.longitude),
    }))
    .sort(byInstallers);

/** Half a mile, less than a pixel on the map of a state. */
export const twoDecimals = (degrees: number): number => Math.round(degrees * 100) / 100;

/** The page of a state; `byCity` has only its counts, `listed` the pages of its cities by name. */
export function statePage(
  places: Places,
  { state, byCity, listed }: { state: State; byCity: CityCounts[]; listed: Pick<ListedCities, 'parts'> },
  offered: OfferedPages,
): StatePage {
  const { installers, averageRating } = totalOf(byCity);
  const cities = citiesWithInstallers(places.citiesOf(state.slug), countsOf(byCity));
  return {
    state: stateOption(state, byCity),
    cities: cities.slice(0, shownCities.named),
    cityCount: cities.length,
    dots: cities.slice(0, shownCities.dots).map(({ latitude, longitude }) => [latitude, longitude]),
    parts: linkedParts(listed.parts, null),
    installers,
    averageRating,
    facts: factsOf(state, null),
    indexable: offered.state(state.slug),
  };
}

/** The page of a city, of which `reach` says who serves it; `parts` are the lists of those with an address in it. */
export function cityPage(
  places: Places,
  {
    state,
    city,
    reach: { serving, medianRating, services },
    parts,
  }: { state: State; city: City; reach: Reach; parts: readonly LetterPart[] },
  view: CountsView,
  offered: OfferedPages,
): CityPage {
  const { slug: value, label, county, latitude, longitude, population, timeZone } = city;
  return {
    state: stateOption(state, view.ofState(state.slug).cities),
    city: { value, label, county, latitude, longitude, population, timeZone },
    nearby: nearbyCities(places, city, view),
    located: view.place(state.slug, city.slug)?.located[0] ?? 0,
    serving,
    medianRating: oneDecimal(medianRating),
    services: services.map((each) => ({
      ...each,
      medianRating: oneDecimal(each.medianRating),
      indexable: offered.service(city, each.value),
    })),
    areas: serviceAreasOf(places, city).map(areaLink),
    parts: linkedParts(parts, null),
    facts: factsOf(state, city),
    indexable: offered.city(city),
  };
}

/** A link to a service area, with its state. */
const areaLink = ({ stateSlug, slug, label }: ServiceArea): AreaPage['others'][number] => ({
  state: stateSlug,
  value: slug,
  label: `${label}, ${stateBySlug(stateSlug)?.label ?? stateSlug}`,
});

/** The page of a service area; `byCity` has only the counts of its state. */
export function areaPage(places: Places, area: ServiceArea, byCity: CityCounts[], offered: OfferedPages): AreaPage {
  const state = stateBySlug(area.stateSlug);
  if (!state) throw new Error(`${area.slug} lies in no state`);
  const slugs = new Set(area.cities.map(({ slug }) => slug));
  const { installers, averageRating } = totalOf(byCity.filter(({ citySlug }) => slugs.has(citySlug)));
  const cities = citiesWithInstallers(area.cities, countsOf(byCity));
  const { slug, label, latitude, longitude } = area.center;
  return {
    state: stateOption(state, byCity),
    area: { value: area.slug, label: area.label, kind: area.kind },
    center: { value: slug, label, latitude, longitude },
    miles: area.miles,
    cities: cities.slice(0, shownCities.ofArea),
    cityCount: cities.length,
    installers,
    averageRating,
    others: serviceAreasNamed(places, area.slug)
      .filter(({ stateSlug }) => stateSlug !== area.stateSlug)
      .map(areaLink),
    facts: factsOf(state, area.center),
    indexable: offered.city(area.center),
  };
}

/** Miles around a city in which others are looked for first; only where there are too few, all of the country are compared. */
const nearbyMiles = [25, 100];

/** The nearest cities that have installers, in any state. */
function nearbyCities(places: Places, from: City, view: CountsView): CityPage['nearby'] {
  const installersIn = ({ stateSlug, slug }: City): number => view.place(stateSlug, slug)?.located[0] ?? 0;
  let found: CityDistance[] = [];
  for (const miles of nearbyMiles) {
    if (found.length >= shown.nearby) break;
    found = places
      .citiesNear(from.latitude, from.longitude, miles)
      .filter(({ city }) => city !== from && installersIn(city) > 0);
  }
  if (found.length < shown.nearby) found = allFrom(places, from, view.byCity);
  return found.slice(0, shown.nearby).map(({ city, miles }) => ({
    state: city.stateSlug,
    value: city.slug,
    label: city.stateSlug === from.stateSlug ? city.label : `${city.label}, ${stateBySlug(city.stateSlug)?.code}`,
    miles: Math.round(miles * 10) / 10,
    installers: installersIn(city),
  }));
}

/** Every other city that has installers, nearest first. */
const allFrom = (places: Places, from: City, all: CityCounts[]): CityDistance[] =>
  all
    .flatMap(({ stateSlug, citySlug }) => {
      const city = places.city(stateSlug, citySlug);
      return city && city !== from ? [{ city, miles: milesBetween(from, city) }] : [];
    })
    .sort((a, b) => a.miles - b.miles);
