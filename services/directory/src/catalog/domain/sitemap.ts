import { serviceSlugs } from '@poolpros/contracts/pages/places';
import { directoryPath, pagePaths, pathTo } from '@poolpros/contracts/paths';
import { serviceOfPage } from '@poolpros/contracts/service-pages';
import type { City, Places } from '@poolpros/places/places';
import { serviceAreasIn } from '@poolpros/places/service-areas';
import type { CountsView } from './counts-view.js';
import type { OfferedPages } from './offered-pages.js';

/** A page in the sitemap, with the last change of what it shows, in milliseconds since 1970. */
export interface SitemapEntry {
  path: string;
  changedAt: number;
}

/** A part of the sitemap. */
export interface SitemapPart {
  name: string;
  entries: SitemapEntry[];
}

/** What a sitemap may name at most (sitemaps.org). Its 50 MB would be paths of a thousand characters. */
const mostEntries = 50_000;

/** Parts of the sitemap that have entries: one, or `name`, `name-2` and so on if there are too many for one. */
export function partsOf(name: string, entries: SitemapEntry[], most = mostEntries): SitemapPart[] {
  return Array.from({ length: Math.ceil(entries.length / most) }, (_, index) => ({
    name: index === 0 ? name : `${name}-${index + 1}`,
    entries: entries.slice(index * most, (index + 1) * most),
  }));
}

/** Where the pages of places come from. */
export interface PlaceSources {
  places: Places;
  view: CountsView;
  offered: OfferedPages;
}

/** The page of a state, and those of the areas in it. */
export const stateEntries = (sources: PlaceSources, stateSlug: string): SitemapEntry[] => [
  ...stateEntry(sources, stateSlug),
  ...areaEntries(sources, stateSlug),
];

/** The pages of cities in a state, and those of services in them. */
export function stateParts(sources: PlaceSources, stateSlug: string): SitemapPart[] {
  const cities = sources.places.citiesOf(stateSlug);
  return [
    ...partsOf(
      `cities-${stateSlug}`,
      cities.flatMap((city) => cityEntries(sources, city)),
    ),
    ...partsOf(
      `services-${stateSlug}`,
      cities.flatMap((city) => serviceEntries(sources, city)),
    ),
  ];
}

const stateEntry = ({ view, offered }: PlaceSources, stateSlug: string): SitemapEntry[] =>
  offered.state(stateSlug) ? [{ path: directoryPath(stateSlug), changedAt: view.ofState(stateSlug).changedAt }] : [];

const areaEntries = ({ places, view, offered }: PlaceSources, stateSlug: string): SitemapEntry[] =>
  serviceAreasIn(places, stateSlug)
    .filter(({ center }) => offered.city(center))
    .map(({ slug, center }) => ({
      path: pathTo(pagePaths.serviceAreaOfState, { state: stateSlug, serviceArea: slug }),
      changedAt: changeNear(view, center),
    }));

function cityEntries({ view, offered }: PlaceSources, city: City): SitemapEntry[] {
  if (!offered.city(city)) return [];
  const { stateSlug: state, slug } = city;
  const changedAt = changeNear(view, city);
  return [
    { path: directoryPath(state, slug), changedAt },
    { path: pathTo(pagePaths.nearCity, { state, city: slug }), changedAt },
  ];
}

function serviceEntries({ view, offered }: PlaceSources, city: City): SitemapEntry[] {
  const { stateSlug: state, slug } = city;
  const changedAt = changeNear(view, city);
  return serviceSlugs
    .filter((service) => offered.service(city, serviceOfPage[service]))
    .map((service) => ({ path: pathTo(pagePaths.serviceCity, { service, state, city: slug }), changedAt }));
}

const changeNear = (view: CountsView, { stateSlug, slug }: City): number => view.place(stateSlug, slug)?.near[1] ?? 0;

/** The last change among entries. */
export const lastChange = (entries: readonly SitemapEntry[]): number =>
  entries.reduce((last, { changedAt }) => Math.max(last, changedAt), 0);
