import { otherPagePaths, type PageName, pagePaths, pathTo } from '@poolpros/contracts/paths';

/** Parts of the sitemap. */
export type SitemapGroup = 'site' | 'states' | 'cities' | 'contractors';

/** What search engines are told of a page. A title of null is one that the page makes of its data. */
type Head =
  | { index: 'always'; title: string; canonical: 'own'; sitemap: SitemapGroup }
  | { index: 'by-data'; title: null; canonical: 'by-data'; sitemap: SitemapGroup }
  | { index: 'never'; title: string | null; canonical: 'none'; sitemap: 'none' };

export type PageRow = Head & {
  /** The page below src/pages, without extension. */
  page: string;
  /** Other paths that show it. */
  also?: readonly string[];
  frame: 'site' | 'console';
};

const always = { index: 'always', canonical: 'own', sitemap: 'site', frame: 'site' } as const;
const byData = { index: 'by-data', title: null, canonical: 'by-data', frame: 'site' } as const;
const never = { index: 'never', canonical: 'none', sitemap: 'none', frame: 'site' } as const;

/** Every page: what shows it, and what search engines are told of it. The router and the server read this table. */
export const pageTable: Record<PageName, PageRow> = {
  world: { ...always, title: 'Choose your country', page: 'home/world-page' },
  unitedStates: { ...always, title: 'Find pool, spa, hot tub and sauna contractors', page: 'home/us-home-page' },
  searchResults: { ...never, title: null, page: 'search/search-results-page' },
  compare: { ...never, title: 'Compare contractors', page: 'search/compare-page' },
  shortlist: { ...never, title: 'Shortlist', page: 'search/shortlist-page' },
  states: {
    ...always,
    title: 'Pool contractors in the United States, by state',
    page: 'places/country-directory-page',
  },
  state: { ...byData, page: 'places/state-directory-page', sitemap: 'states' },
  city: {
    ...byData,
    page: 'places/city-directory-page',
    sitemap: 'cities',
    also: [otherPagePaths.cityOfState, otherPagePaths.cityLanding],
  },
  nearMe: { ...always, title: 'Pool contractors near me', page: 'places/near-me-page' },
  nearCity: { ...byData, page: 'places/near-me-city-page', sitemap: 'cities' },
  profile: {
    ...byData,
    page: 'installer/profile-page',
    sitemap: 'contractors',
    also: [otherPagePaths.profileInNeighborhood, otherPagePaths.installerProfile],
  },
  movedProfile: { ...never, title: 'Contractor Profile Not Found', page: 'installer/profile-moved-page' },
  writeReview: { ...never, title: null, page: 'reviews/direct-review-page' },
  verifyReview: { ...never, title: 'Confirm your review', page: 'reviews/verify-review-page' },
  listYourBusiness: { ...always, title: 'List your pool business free', page: 'contractor/list-your-business-page' },
  confirmSubmission: { ...never, title: 'Confirm your listing', page: 'contractor/submission-confirmation-page' },
  submissionStatus: { ...never, title: 'Status of your listing', page: 'contractor/submission-status-page' },
  login: { ...never, title: 'Contractor login', page: 'contractor/login-page' },
  forgotPassword: { ...never, title: 'Reset your password', page: 'contractor/forgot-password-page' },
  resetPassword: { ...never, title: 'Choose a password', page: 'contractor/reset-password-page' },
  dashboard: { ...never, title: 'Dashboard', page: 'contractor/dashboard-page', frame: 'console' },
  adminLogin: { ...never, title: 'Admin login', page: 'admin/login-page' },
  adminForgotPassword: { ...never, title: 'Reset your admin password', page: 'admin/forgot-password-page' },
  admin: { ...never, title: 'Admin console', page: 'admin/console-page', frame: 'console' },
};

type Place = { state?: string; city?: string };

/** Other paths that send people on for good, and where to. */
export const redirects: readonly [from: string, to: (place: Place) => string][] = [
  [otherPagePaths.home, () => pagePaths.unitedStates],
  [otherPagePaths.contractorLogin, () => pagePaths.login],
  [otherPagePaths.neighborhood, ({ state = '', city = '' }) => pathTo(pagePaths.city, { state, city })],
  [
    otherPagePaths.neighborhoodOfCity,
    ({ state = '', city = '' }) => pathTo(otherPagePaths.cityLanding, { state, city }),
  ],
];
