import { indexed, type RouteRow, unlisted } from './row.js';

/** First segments of the countries that are not open yet (docs/rules.md#countries). */
export const closedCountries = ['es', 'fr', 'it', 'de', 'uk', 'au'] as const;

/** Where a visitor chooses a country, and countries that are not open yet. */
export const countryChooserPages = {
  countryChooser: {
    ...indexed,
    path: '/',
    page: 'country-chooser/country-chooser-page',
    title: 'Choose your country',
    crumb: 'Home',
    under: null,
  },
  closedCountry: {
    ...unlisted,
    path: '/:country',
    only: { country: closedCountries },
    page: 'country-chooser/country-page',
    title: null,
    crumb: ':country',
    under: 'countryChooser',
  },
} as const satisfies Record<string, RouteRow>;
