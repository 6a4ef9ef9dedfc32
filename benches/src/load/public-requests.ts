import { type EndpointName, endpointTable } from '@poolpros/contracts/endpoint-table';
import type { Endpoint } from '@poolpros/contracts/endpoints/endpoint';
import { mapSizes } from '@poolpros/contracts/map-view';
import { isPage, type pageTable, type RouteName, routeRows } from '@poolpros/contracts/page-table';
import { apiPaths, type PathParameters, pagePaths, pathTo } from '@poolpros/contracts/paths';
import { installerSlug, slugify } from '@poolpros/contracts/slug';
import { routeExamples } from '@poolpros/contracts/testing/route-examples';
import type { City, Places } from '@poolpros/places/places';
import type { Random } from '@poolpros/seed-data/random';
import { present } from '../present.js';

/** What public requests are about. Cities are in a county. */
export interface Subjects {
  listings: readonly { id: number; name: string; stateSlug: string; citySlug: string }[];
  cities: readonly City[];
  places: Places;
}

/** Something that everyone may read without an account. */
export interface PublicRequest {
  name: string;
  /** The process that answers; `web` for pages. */
  service: Endpoint['service'] | 'web';
  /** `matches` if it lists what a search finds, `one` if it counts, lists or shows one thing. */
  cost: 'one' | 'matches';
  /** Path and query, different ones each time if the request has parameters. */
  draw(random: Random): string;
}

/** What one request is about. */
interface Drawn {
  random: Random;
  listing: Subjects['listings'][number];
  ids(count: number): string;
  city: City;
  zip: string;
  /** A county. */
  area: string;
  /** A place within ten miles of the city. */
  point: { lat: string; lon: string };
  text: string;
}

const mostMilesOfPoint = 10;
const milesPerDegree = 69;

/** Only an account or a mailed token opens the others. */
type Public<Path> =
  Path extends `/api/${'accounts' | 'admin' | 'contractors' | 'mail-stops' | 'submission-photos' | 'v1'}/${string}`
    ? never
    : Path;
type PublicEndpoint = {
  [Name in EndpointName]: (typeof endpointTable)[Name] extends { method: 'GET'; path: infer Path }
    ? [Public<Path>] extends [never]
      ? never
      : Name
    : never;
}[EndpointName];

type PageWithParameters = {
  [Name in RouteName]: (typeof pageTable)[Name] extends { page: string; path: infer Path }
    ? Path extends `${string}:token`
      ? never
      : Path extends `${string}:${string}`
        ? Name
        : never
    : never;
}[RouteName];

function withQuery(path: string, query: Record<string, string | number>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value));
  return `${path}?${parameters}`;
}

const stateOf = ({ city }: Drawn) => ({ state: city.stateSlug });
const cityOf = ({ city }: Drawn) => ({ state: city.stateSlug, city: city.slug });

/** Does not compile if a public GET is missing. */
const endpoints: Record<PublicEndpoint, (drawn: Drawn) => string> = {
  installers: (drawn) => withQuery(apiPaths.installers, { ...cityOf(drawn), limit: 20 }),
  nearest: ({ point }) => withQuery(apiPaths.nearest, point),
  installer: ({ listing }) => pathTo(apiPaths.installer, { installerId: listing.id }),
  reach: ({ listing, zip }) => withQuery(pathTo(apiPaths.reach, { installerId: listing.id }), { zip }),
  compare: ({ ids, point }) => withQuery(apiPaths.compare, { ids: ids(4), ...point }),
  cards: ({ ids }) => withQuery(apiPaths.cards, { ids: ids(20) }),
  states: () => apiPaths.states,
  state: (drawn) => pathTo(apiPaths.state, stateOf(drawn)),
  cities: (drawn) => pathTo(apiPaths.cities, stateOf(drawn)),
  city: (drawn) => pathTo(apiPaths.city, cityOf(drawn)),
  zip: ({ zip }) => withQuery(apiPaths.zip, { zip }),
  areaOfState: ({ city, area }) => pathTo(apiPaths.areaOfState, { state: city.stateSlug, area }),
  areas: ({ area }) => withQuery(apiPaths.areas, { area }),
  map: ({ random, point }) =>
    withQuery(apiPaths.map, {
      ...point,
      ...mapSizes.wide,
      miles: random.between(5, 200),
      radius: random.between(5, 99),
    }),
  position: ({ point }) => withQuery(apiPaths.position, point),
  summary: () => apiPaths.summary,
  sitemap: () => apiPaths.sitemap,
  sitemapShard: ({ random, city }) =>
    pathTo(apiPaths.sitemapShard, { shard: `${random.pick(['cities', 'services'])}-${city.stateSlug}` }),
  regularSearch: ({ point }) => withQuery(apiPaths.regularSearch, { ...point, distance: 25, sortBy: 'distance' }),
  enhancedSearch: ({ point }) => withQuery(apiPaths.enhancedSearch, { ...point, distance: 25, sortBy: 'distance' }),
  understand: ({ text }) => withQuery(apiPaths.understand, { q: text }),
  suggestions: ({ text }) => withQuery(apiPaths.suggestions, { q: text }),
  reviews: ({ listing }) => withQuery(apiPaths.reviews, { installerId: listing.id }),
  latestReviews: () => apiPaths.latestReviews,
  reviewMentions: ({ ids }) => withQuery(apiPaths.reviewMentions, { installerIds: ids(10) }),
};

function profileParameters({ listing }: Drawn): PathParameters<typeof pagePaths.profile> {
  const { stateSlug: state, citySlug: city, name, id } = listing;
  return { state, city, slug: installerSlug(name, id) };
}

/** A quarter that most cities have; the page is that of the city. */
const neighborhood = 'downtown';

/** Does not compile if a page with parameters is missing; the example is for one whose content is written, not stored. */
const pages: Record<PageWithParameters, ((drawn: Drawn) => string) | 'example'> = {
  state: (drawn) => pathTo(pagePaths.state, stateOf(drawn)),
  city: (drawn) => pathTo(pagePaths.city, cityOf(drawn)),
  neighborhood: (drawn) => pathTo(pagePaths.neighborhood, { ...cityOf(drawn), neighborhood }),
  cityOfState: (drawn) => pathTo(pagePaths.cityOfState, cityOf(drawn)),
  cityLanding: (drawn) => pathTo(pagePaths.cityLanding, cityOf(drawn)),
  profile: (drawn) => pathTo(pagePaths.profile, profileParameters(drawn)),
  profileInNeighborhood: (drawn) =>
    pathTo(pagePaths.profileInNeighborhood, { ...profileParameters(drawn), neighborhood }),
  installerProfile: (drawn) => pathTo(pagePaths.installerProfile, profileParameters(drawn)),
  movedProfile: 'example',
  serviceCity: (drawn) => pathTo(pagePaths.serviceCity, { ...cityOf(drawn), service: 'pool-repair' }),
  serviceAreaOfCity: (drawn) => pathTo(pagePaths.serviceAreaOfCity, { ...cityOf(drawn), area: drawn.area }),
  serviceArea: ({ area }) => pathTo(pagePaths.serviceArea, { serviceArea: area }),
  serviceAreaOfState: ({ city, area }) =>
    pathTo(pagePaths.serviceAreaOfState, { state: city.stateSlug, serviceArea: area }),
  nearCity: (drawn) => pathTo(pagePaths.nearCity, cityOf(drawn)),
  writeReview: ({ listing }) => pathTo(pagePaths.writeReview, { installerId: listing.id }),
  companyDashboard: ({ listing }) => pathTo(pagePaths.companyDashboard, { installerId: listing.id }),
  closedCountry: 'example',
  jobCost: 'example',
  article: 'example',
  stateRegulations: 'example',
  financingProgram: 'example',
};

/** Pages whose query names what they show. */
const queries: Partial<Record<RouteName, (drawn: Drawn) => Record<string, string | number>>> = {
  searchResults: ({ point }) => ({ ...point, distance: 25 }),
  compare: ({ ids }) => ({ ids: ids(4) }),
};

/** Every public GET of the endpoint table and every page of the page table, except those that need a mailed token. */
export function publicRequests({ listings, cities, places }: Subjects): PublicRequest[] {
  function draw(random: Random): Drawn {
    const city = random.pick(cities);
    const near = () => ((2 * random.next() - 1) * mostMilesOfPoint) / milesPerDegree;
    return {
      random,
      listing: random.pick(listings),
      ids: (count) =>
        random
          .pickSome(listings, count)
          .map(({ id }) => id)
          .join(),
      city,
      zip: present(places.nearestZip(city.latitude, city.longitude) ?? undefined, 'ZIP').zip,
      area: slugify(present(city.county ?? undefined, 'county')),
      point: { lat: (city.latitude + near()).toFixed(6), lon: (city.longitude + near()).toFixed(6) },
      text: random.chance(0.5) ? city.name : random.pick(listings).name,
    };
  }

  const ofEndpoints = Object.entries(endpoints).map(
    ([name, path]): PublicRequest => ({
      name,
      service: endpointTable[name as PublicEndpoint].service,
      cost: endpointTable[name as PublicEndpoint].limit === 'search' ? 'matches' : 'one',
      draw: (random) => path(draw(random)),
    }),
  );
  const ofPages = routeRows.flatMap(([name, row]): PublicRequest[] => {
    if (!isPage(row) || row.path.includes(':token')) return [];
    const lists = name === 'searchResults' || (row.query?.includes('page') ?? false);
    return [{ name, service: 'web', cost: lists ? 'matches' : 'one', draw: (random) => pageOf(name, draw(random)) }];
  });
  return [...ofEndpoints, ...ofPages];
}

function pageOf(name: RouteName, drawn: Drawn): string {
  const page = name in pages ? pages[name as PageWithParameters] : 'example';
  const path = page === 'example' ? routeExamples[name] : page(drawn);
  const query = queries[name]?.(drawn);
  return query ? withQuery(path, query) : path;
}
