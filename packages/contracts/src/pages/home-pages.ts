import { indexed, type RouteRow, unlisted } from './row.js';

/** First segments of the countries that are not open yet (docs/rules.md#countries). */
export const closedCountries = ['es', 'fr', 'it', 'de', 'uk', 'au'] as const;

const usHome = {
  ...indexed,
  page: 'home/us-home-page',
  title: 'Find pool, spa, hot tub and sauna contractors',
  crumb: 'USA',
  under: 'world',
} as const;
/** The chooser of countries and the home pages. */
export const homePages = {
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
} as const satisfies Record<string, RouteRow>;
