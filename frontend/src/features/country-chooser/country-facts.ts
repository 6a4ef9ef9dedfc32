import type { closedCountries } from '@poolpros/contracts/pages/country-chooser';

export type ClosedCountry = (typeof closedCountries)[number];

/** What a visitor from there has to know of a pool at home. Figures are named only where somebody counted them. */
export interface CountryFacts {
  name: string;
  /** ISO 3166-1 code. */
  code: string;
  language: string;
  currency: string;
  phoneFormat: string;
  addressFormat: string;
  season: { peak: string; off: string };
  regulations: { licensing: string; permits: string; safety: string };
  market: { popularTypes: string; climateZones: string };
}

export const countryFacts: Readonly<Record<ClosedCountry, CountryFacts>> = {
  es: {
    name: 'Spain',
    code: 'ES',
    language: 'Spanish',
    currency: 'Euro (EUR)',
    phoneFormat: '+34 912 345 678',
    addressFormat: 'Calle Mayor 1, 28013 Madrid',
    season: { peak: 'June–September', off: 'November–March' },
    regulations: {
      licensing: 'No national license for pool builders. Electrical work needs an authorized installer.',
      permits: 'The town hall issues a works license (licencia de obras).',
      safety: 'The building code requires barriers at shared pools; pools at single-family homes are exempt.',
    },
    market: {
      popularTypes: 'Inground pools of gunite, shotcrete or fiberglass',
      climateZones: 'Mediterranean coast, oceanic north, dry interior',
    },
  },
  fr: {
    name: 'France',
    code: 'FR',
    language: 'French',
    currency: 'Euro (EUR)',
    phoneFormat: '+33 1 23 45 67 89',
    addressFormat: '1 rue de la Paix, 75002 Paris',
    season: { peak: 'June–September', off: 'November–March' },
    regulations: {
      licensing: 'Builders must carry ten-year liability insurance (assurance décennale).',
      permits: 'Pools of 10 to 100 m² need a prior declaration; larger pools need a building permit.',
      safety: 'Every inground pool needs a barrier, an alarm, a safety cover or a shelter (law of January 3, 2003).',
    },
    market: {
      popularTypes: 'Concrete block with liner, fiberglass, above ground',
      climateZones: 'Mediterranean south, oceanic west, continental east',
    },
  },
  it: {
    name: 'Italy',
    code: 'IT',
    language: 'Italian',
    currency: 'Euro (EUR)',
    phoneFormat: '+39 06 1234 5678',
    addressFormat: 'Via Roma 1, 00184 Roma',
    season: { peak: 'June–September', off: 'November–March' },
    regulations: {
      licensing: 'Electrical and water systems must be installed by a certified company (decree 37 of 2008).',
      permits: 'The municipality decides whether you need a notice (SCIA) or a building permit.',
      safety: 'UNI 10637 covers the treatment of pool water; regions add rules for shared pools.',
    },
    market: {
      popularTypes: 'Concrete, steel panel with liner, above ground',
      climateZones: 'Mediterranean coast, Po Valley, Alps',
    },
  },
  de: {
    name: 'Germany',
    code: 'DE',
    language: 'German',
    currency: 'Euro (EUR)',
    phoneFormat: '+49 30 12345678',
    addressFormat: 'Hauptstraße 1, 10827 Berlin',
    season: { peak: 'June–August', off: 'October–April' },
    regulations: {
      licensing: 'Electrical and plumbing companies must be run by a registered master craftsman.',
      permits: 'Each state has its own building code; most require no permit for pools up to 100 m³ within towns.',
      safety: 'DIN VDE 0100-702 covers electrical work near the water; the owner must protect others from harm.',
    },
    market: {
      popularTypes: 'Fiberglass, polypropylene, steel panel with liner',
      climateZones: 'Oceanic north and west, continental south and east',
    },
  },
  uk: {
    name: 'United Kingdom',
    code: 'GB',
    language: 'English',
    currency: 'Pound sterling (GBP)',
    phoneFormat: '+44 20 7946 0000',
    addressFormat: '1 High Street, Oxford OX1 4AH',
    season: { peak: 'May–September', off: 'October–April' },
    regulations: {
      licensing: 'No license for pool builders; trade associations publish lists of their members.',
      permits:
        'Many outdoor pools at private homes do not need planning permission; those at historic (listed) buildings do.',
      safety: 'Electrical work near the water follows BS 7671, section 702.',
    },
    market: {
      popularTypes: 'Liner pools, one-piece shells, indoor pools, hot tubs',
      climateZones: 'Temperate oceanic',
    },
  },
  au: {
    name: 'Australia',
    code: 'AU',
    language: 'English',
    currency: 'Australian dollar (AUD)',
    phoneFormat: '+61 2 5550 1234',
    addressFormat: '1 George St, Sydney NSW 2000',
    season: { peak: 'November–March', off: 'May–September' },
    regulations: {
      licensing: 'State agencies such as the QBCC in Queensland license builders.',
      permits: 'The council or a private certifier approves the pool and its fence.',
      safety: 'A fence that meets AS 1926.1 is required by law in every state.',
    },
    market: {
      popularTypes: 'Concrete, fiberglass, plunge pools',
      climateZones: 'Tropical north, temperate south, dry interior',
    },
  },
};

/** The name of a country as a sentence has it: "the United Kingdom". */
export const countryInText = (name: string): string => (name.startsWith('United') ? `the ${name}` : name);
