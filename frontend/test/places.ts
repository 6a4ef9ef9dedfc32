import type { PlaceFacts } from '@poolpros/contracts/http/place-facts';
import type { CityPage, StatePage } from '@poolpros/contracts/http/places';

export const texas = { value: 'texas', label: 'Texas', code: 'TX', installers: 99 };

const band = (low: number, mid: number, high: number) => ({ low, mid, high });

export const texasFacts: PlaceFacts = {
  season: {
    climate: 'Gulf Coast, hot and humid',
    winter: 'freeze-guard',
    opening: null,
    closing: null,
    swimming: { from: 'May', to: 'September' },
    water: [50, 55, 61, 70, 77, 83, 84, 84, 78, 68, 62, 52],
    evaporation: [1.6, 2.2, 3.4, 3.7, 4.5, 4.8, 5.1, 4.7, 4.4, 3.4, 2.1, 1.7],
  },
  license: {
    kind: 'none',
    rules: { inground: { standing: 'local_only' } },
    board: 'Texas Department of Licensing and Regulation',
    lookup: 'https://tdlr.texas.gov/verify.htm',
    source: {
      url: 'https://tdlr.texas.gov/electricians/apply/businesses/contractor-appliance.htm',
      kind: 'official',
      read: '2026-07-02',
      by: 'register',
    },
  },
  prices: {
    asOf: '2026-11-21',
    bands: {
      fiberglass: band(41_000, 62_500, 90_500),
      vinyl: band(31_000, 48_500, 70_000),
      concrete: band(53_500, 85_500, 126_500),
      aboveGround: band(4_500, 10_000, 21_500),
      hotTub: band(3_800, 8_600, 17_300),
      attachedSpa: band(7_400, 12_900, 23_000),
      opening: band(250, 400, 650),
      closing: band(250, 400, 600),
      liner: { low: 3_000, mid: null, high: 7_500 },
      replaster: { low: 6_500, mid: null, high: 20_000 },
      upkeep: band(500, 1_430, 3_850),
      hotTubPower: band(260, 306, 352),
      saunaPower: band(0.92, 1.09, 1.25),
    },
  },
};

export const austin: CityPage = {
  state: texas,
  city: {
    value: 'austin',
    label: 'Austin',
    county: 'Travis County',
    latitude: 30.27,
    longitude: -97.74,
    population: 931_830,
    timeZone: 'America/Chicago',
  },
  nearby: [{ state: 'texas', value: 'round-rock', label: 'Round Rock', miles: 17.1, installers: 6 }],
  located: 11,
  serving: 16,
  medianRating: 4.5,
  services: [
    { value: 'Pool Installation', serving: 9, medianRating: 4.6, indexable: true },
    { value: 'Pool Repair', serving: 5, medianRating: null, indexable: true },
  ],
  areas: [{ state: 'texas', value: 'travis-county', label: 'Travis County, Texas' }],
  parts: [
    { value: 'a-m', label: 'A–M' },
    { value: 'n-z', label: 'N–Z' },
  ],
  facts: texasFacts,
  indexable: true,
};

export const texasPage: StatePage = {
  state: texas,
  cities: [
    { value: 'austin', label: 'Austin', installers: 11, latitude: 30.27, longitude: -97.74 },
    { value: 'alpine', label: 'Alpine', installers: 1, latitude: 30.36, longitude: -103.66 },
  ],
  cityCount: 2,
  dots: [
    [30.27, -97.74],
    [30.36, -103.66],
  ],
  parts: [{ value: 'a-b', label: 'A–B' }],
  installers: 99,
  averageRating: 4.3,
  facts: texasFacts,
  indexable: true,
};
