/** A page about a place with fewer businesses says too little to be found by (docs/rules.md#thin-pages). */
export const listingsForIndex = 3;
/** Miles within which the businesses of a service or an area are counted for that. */
export const indexMiles = 25;

/** Parts of the sitemap. */
export type SitemapGroup = 'site' | 'states' | 'cities' | 'services' | 'contractors';

/**
 * What search engines are told of a page. A title of null is one that the page makes of its data. `canonical` names
 * another row where the canonical path is that row's.
 */
type Head =
  | { index: 'always'; title: string; canonical: 'own'; sitemap: SitemapGroup }
  | { index: 'always'; title: string; canonical: { row: string }; sitemap: null }
  | { index: 'by-data'; title: null; canonical: 'by-data'; sitemap: SitemapGroup | null }
  | { index: 'never'; title: string | null; canonical: 'none'; sitemap: null };

export interface Path {
  /** The pattern; a name after a colon stands for one segment. */
  path: string;
  /** The only values that a named segment may have; any other is no page. */
  only?: Readonly<Record<string, readonly string[]>>;
}

/** A path that shows a page. */
export type PageRow = Path &
  Head & {
    /** The page below frontend/src/pages, without extension. */
    page: string;
    frame: 'site' | 'console';
    /** Label of the page in breadcrumbs, where `:name` is filled in; its title where it has none. */
    crumb?: string;
    /** The row above it in breadcrumbs; null for the first one, /us where nothing is said. */
    under?: string | null;
  };

/** A path that sends people on for good, to the row that it names. */
export type RedirectRow = Path & { redirectsTo: string };

export type RouteRow = PageRow | RedirectRow;

const indexed = { index: 'always', canonical: 'own', sitemap: 'site', frame: 'site' } as const;
const byData = { index: 'by-data', title: null, canonical: 'by-data', sitemap: null, frame: 'site' } as const;
const unlisted = { index: 'never', canonical: 'none', sitemap: null, frame: 'site' } as const;

/** First segments of the countries that are not open yet (docs/rules.md#countries). */
export const closedCountries = ['es', 'fr', 'it', 'de', 'uk', 'au'] as const;

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

const usHome = {
  ...indexed,
  page: 'home/us-home-page',
  title: 'Find pool, spa, hot tub and sauna contractors',
  crumb: 'USA',
  under: 'world',
} as const;
const cityDirectory = { ...byData, page: 'places/city-directory-page' } as const;
const serviceArea = { ...byData, page: 'places/service-area-page', crumb: ':serviceArea', under: 'state' } as const;
const profile = { ...byData, page: 'installer/profile-page', crumb: ':name', under: 'cityOfState' } as const;

/**
 * Every path of the site that shows a page or leads to one, and what search engines, breadcrumbs and the router have
 * to know of it. No page exists beside this table.
 *
 * A page that comes later is one more row here, at its place in the order, and the file that `page` names. With its
 * row it is in the router, in the sitemap of its group and in the menus that name its path. Where two patterns fit a
 * path, `route-match.ts` says which has it; the order of the rows decides nothing (docs/rules.md#precedence).
 */
export const pageTable = {
  world: { ...indexed, path: '/', page: 'home/world-page', title: 'Choose your country', crumb: 'Home', under: null },
  unitedStates: { ...usHome, path: '/us' },
  closedCountry: {
    ...unlisted,
    path: '/:country',
    only: { country: closedCountries },
    page: 'home/country-page',
    title: null,
    crumb: ':country',
    under: 'world',
  },
  home: { ...usHome, path: '/home', canonical: { row: 'unitedStates' }, sitemap: null },
  searchResults: {
    ...unlisted,
    path: '/search-results',
    page: 'search/search-results-page',
    title: null,
    crumb: 'Search Results',
    under: 'world',
  },
  state: {
    ...byData,
    path: '/us/:state/pool-contractors',
    page: 'places/state-directory-page',
    sitemap: 'states',
    crumb: ':state',
  },
  city: {
    ...cityDirectory,
    path: '/us/:state/:city/pool-contractors',
    sitemap: 'cities',
    crumb: 'Pool contractors',
    under: 'cityOfState',
  },
  neighborhood: {
    ...cityDirectory,
    path: '/us/:state/:city/:neighborhood/pool-contractors',
    crumb: 'Pool contractors',
    under: 'cityOfState',
  },
  cityOfState: { ...cityDirectory, path: '/us/:state/:city', crumb: ':city', under: 'state' },
  cityLanding: { ...cityDirectory, path: '/pool-contractors/:state/:city', crumb: ':city', under: 'state' },
  neighborhoodOfCity: { path: '/us/:state/:city/:neighborhood', redirectsTo: 'cityLanding' },
  profile: { ...profile, path: '/pool-contractor/:state/:city/:slug', sitemap: 'contractors' },
  profileInNeighborhood: { ...profile, path: '/pool-contractor/:state/:city/:neighborhood/:slug' },
  installerProfile: { ...profile, path: '/pool-installer/:state/:city/:slug' },
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
    sitemap: 'services',
    crumb: ':service',
    under: 'cityOfState',
  },
  serviceAreaOfCity: { ...cityDirectory, path: '/service-area/:state/:city/:area', crumb: ':city', under: 'state' },
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
  costCalculator: {
    ...indexed,
    path: '/cost-calculator',
    page: 'calculators/cost-calculator-page',
    title: 'Pool cost calculator',
    crumb: 'Cost calculator',
  },
  paymentCalculator: {
    ...indexed,
    path: '/pool-financing/payment-calculator',
    page: 'calculators/payment-calculator-page',
    title: 'Pool loan payment calculator',
    crumb: 'Payment calculator',
  },
  paymentCalculatorOfMenus: { path: '/pool-financing-payment-calculator', redirectsTo: 'paymentCalculator' },
  contractorLogin: { path: '/contractor-login', redirectsTo: 'login' },
  login: { ...unlisted, path: '/contractor/login', page: 'contractor/login-page', title: 'Contractor login' },
  forgotPassword: {
    ...unlisted,
    path: '/forgot-password',
    page: 'contractor/forgot-password-page',
    title: 'Reset your password',
    under: 'login',
  },
  resetPassword: {
    ...unlisted,
    path: '/reset-password/:token',
    page: 'contractor/reset-password-page',
    title: 'Choose a password',
    under: 'login',
  },
  dashboard: {
    ...unlisted,
    path: '/contractor/dashboard',
    page: 'contractor/dashboard-page',
    title: 'Dashboard',
    frame: 'console',
  },
  listYourBusiness: {
    ...indexed,
    path: '/list-your-business',
    page: 'contractor/list-your-business-page',
    title: 'List your pool business free',
    crumb: 'List Your Business',
  },
  confirmSubmission: {
    ...unlisted,
    path: '/submission-confirmation',
    page: 'contractor/submission-confirmation-page',
    title: 'Confirm your listing',
    under: 'listYourBusiness',
  },
  submissionStatus: {
    ...unlisted,
    path: '/submission-status',
    page: 'contractor/submission-status-page',
    title: 'Status of your listing',
    under: 'listYourBusiness',
  },
  verifyReview: {
    ...unlisted,
    path: '/verify-review/:token',
    page: 'reviews/verify-review-page',
    title: 'Confirm your review',
  },
  writeReview: {
    ...unlisted,
    path: '/direct-review/:installerId',
    page: 'reviews/direct-review-page',
    title: null,
    crumb: 'Write a review',
  },
  adminLogin: { ...unlisted, path: '/admin-login', page: 'admin/login-page', title: 'Admin login' },
  admin: { ...unlisted, path: '/admin', page: 'admin/console-page', title: 'Admin console', frame: 'console' },
  adminForgotPassword: {
    ...unlisted,
    path: '/admin-forgot-password',
    page: 'admin/forgot-password-page',
    title: 'Reset your admin password',
    under: 'adminLogin',
  },
  help: {
    ...indexed,
    path: '/help-support',
    page: 'info/help-support-page',
    title: 'Help and support',
  },
  about: {
    ...indexed,
    path: '/about',
    page: 'info/about-page',
    title: 'About this directory',
    crumb: 'About',
  },
  privacy: { ...indexed, path: '/privacy-policy', page: 'info/privacy-policy-page', title: 'Privacy policy' },
  terms: { ...indexed, path: '/terms-of-service', page: 'info/terms-of-service-page', title: 'Terms of service' },
  sitemap: { ...indexed, path: '/sitemap', page: 'info/sitemap-page', title: 'Sitemap' },
  demoLoaders: {
    ...unlisted,
    path: '/demo-loaders',
    page: 'info/demo-loaders-page',
    title: 'Loading indicators',
    under: 'sitemap',
  },
  metaTagsDemo: {
    ...unlisted,
    path: '/meta-tags-demo',
    page: 'info/meta-tags-demo-page',
    title: 'Meta tags',
    under: 'sitemap',
  },
  simpleTemplates: {
    ...unlisted,
    path: '/simple-templates',
    page: 'info/simple-templates-page',
    title: 'Simple templates',
    under: 'sitemap',
  },
  compare: {
    ...unlisted,
    path: '/compare',
    page: 'search/compare-page',
    title: 'Compare contractors',
    crumb: 'Compare',
    under: 'searchResults',
  },
  shortlist: { ...unlisted, path: '/shortlist', page: 'search/shortlist-page', title: 'Shortlist', under: 'world' },
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof pageTable;

/** The rows with their names, in their order. */
export const routeRows = Object.entries(pageTable) as [RouteName, RouteRow][];

const byName = new Map<string, RouteRow>(routeRows);

/** The row with this name; throws when there is none. */
export function rowNamed(name: string): RouteRow {
  const row = byName.get(name);
  if (!row) throw new Error(`no row of the page table is named ${name}`);
  return row;
}

/** Whether a row shows a page itself. */
export const isPage = (row: RouteRow): row is PageRow => 'page' in row;
