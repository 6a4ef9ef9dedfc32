import { byData, indexed, type RouteRow, unlisted } from './row.js';

/** First segments of the pages about a service in a city (docs/rules.md#service-pages). */
export const serviceSlugs = [
  'pool-maintenance',
  'pool-installation',
  'pool-repair',
  'pool-renovation',
  'pool-financing',
  'pool-cleaning',
  'pool-winterization',
  'pool-opening',
  'summer-maintenance',
  'pool-installation-cost',
  'pool-care-calendar',
  'hot-tub-installation',
  'spa-installation',
  'spa-repair',
  'sauna-installation',
] as const;
export type ServiceSlug = (typeof serviceSlugs)[number];

const listed = ['page', 'sortBy'] as const;
const near = ['distance', 'page'] as const;
const cityDirectory = {
  ...byData,
  page: 'places/city-directory-page',
  query: ['distance', ...listed],
  crumb: ':city',
  under: 'state',
} as const;
const serviceArea = {
  ...byData,
  page: 'places/service-area-page',
  query: ['page'],
  crumb: ':serviceArea',
  under: 'state',
} as const;
const profile = { ...byData, page: 'installer/profile-page', crumb: ':name', under: 'city' } as const;

/** Search, places, services in places and profiles of businesses. */
export const placePages = {
  searchResults: {
    ...unlisted,
    path: '/search-results',
    page: 'search/search-results-page',
    title: null,
    crumb: 'Search Results',
    under: 'countryChooser',
  },
  state: {
    ...byData,
    path: '/us/:state/pool-contractors',
    page: 'places/state-directory-page',
    query: listed,
    sitemap: 'states',
    crumb: ':state',
  },
  city: {
    ...cityDirectory,
    path: '/us/:state/:city/pool-contractors',
    sitemap: 'cities',
  },
  citiesByLetter: {
    ...unlisted,
    path: '/us/:state/pool-contractors/cities/:part',
    page: 'places/cities-by-letter-page',
    title: null,
    crumb: 'Cities, :part',
    under: 'state',
  },
  namesByLetter: {
    ...unlisted,
    path: '/us/:state/:city/pool-contractors/names/:part',
    page: 'places/names-by-letter-page',
    title: null,
    crumb: 'By name, :part',
    under: 'city',
  },
  neighborhood: {
    ...cityDirectory,
    path: '/us/:state/:city/:neighborhood/pool-contractors',
  },
  cityOfState: { ...cityDirectory, path: '/us/:state/:city' },
  cityLanding: { ...cityDirectory, path: '/pool-contractors/:state/:city' },
  neighborhoodOfCity: { path: '/us/:state/:city/:neighborhood', redirectsTo: 'cityLanding' },
  profile: { ...profile, path: '/pool-contractor/:state/:city/:slug', sitemap: 'contractors' },
  profileInNeighborhood: { ...profile, path: '/pool-contractor/:state/:city/:neighborhood/:slug' },
  installerProfile: { ...profile, path: '/pool-installer/:state/:city/:slug' },
  project: {
    ...byData,
    path: '/pool-contractor/:state/:city/:slug/projects/:project',
    page: 'installer/project-page',
    sitemap: 'projects',
    crumb: ':title',
    under: 'profile',
  },
  movedProfile: {
    ...unlisted,
    path: '/pool-contractors/:slug',
    page: 'installer/profile-moved-page',
    title: 'Contractor Profile Not Found',
    crumb: 'Contractor profile',
  },
  serviceCity: {
    ...byData,
    path: '/:service/:state/:city',
    only: { service: serviceSlugs },
    page: 'places/service-city-page',
    query: near,
    sitemap: 'services',
    crumb: ':service',
    under: 'city',
  },
  serviceAreaOfCity: { ...cityDirectory, path: '/service-area/:state/:city/:area' },
  serviceArea: { ...serviceArea, path: '/service-area/:serviceArea' },
  serviceAreaOfState: { ...serviceArea, path: '/service-area/:state/:serviceArea', sitemap: 'states' },
  nearMe: {
    ...indexed,
    path: '/pool-contractors-near-me',
    page: 'places/near-me-page',
    title: 'Pool contractors near me',
    crumb: 'Near me',
  },
  nearCity: {
    ...byData,
    path: '/pool-contractors-near-me/:state/:city',
    page: 'places/near-me-city-page',
    query: near,
    sitemap: 'cities',
    crumb: ':city',
    under: 'nearMe',
  },
  states: {
    ...indexed,
    path: '/us/pool-contractors',
    page: 'places/country-directory-page',
    title: 'Pool contractors in the United States, by state',
    crumb: 'Pool contractors',
  },
  compare: {
    ...unlisted,
    path: '/compare',
    page: 'search/compare-page',
    title: 'Compare contractors',
    crumb: 'Compare',
    under: 'searchResults',
  },
  shortlist: {
    ...unlisted,
    path: '/shortlist',
    page: 'search/shortlist-page',
    title: 'Shortlist',
    under: 'countryChooser',
  },
} as const satisfies Record<string, RouteRow>;
