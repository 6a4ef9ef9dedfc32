import { indexed, type RouteRow } from './row.js';

const usHome = {
  ...indexed,
  page: 'home/us-home-page',
  title: 'Find pool, spa, hot tub and sauna contractors',
  crumb: 'USA',
  under: 'countryChooser',
} as const;

/** The home page of the United States, under both of its paths. */
export const homePages = {
  unitedStates: { ...usHome, path: '/us' },
  home: { ...usHome, path: '/home', canonical: { row: 'unitedStates' }, sitemap: null },
} as const satisfies Record<string, RouteRow>;
