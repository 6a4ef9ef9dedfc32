/** One city of the data file. */
export type CityRow = [
  slug: string,
  name: string,
  county: string | null,
  latitude: number,
  longitude: number,
  population: number | null,
  timeZone: string,
  /** Meters above sea level. */
  elevation: number,
];

/** One ZIP of the data file. */
export type ZipRow = [zip: string, city: string, latitude: number, longitude: number];

/** A county, parish or borough: its Census code within the state, and the slugs of its cities. */
export type CountyRow = [code: string, name: string, citySlugs: string[], zips: string[]];

/** A neighborhood of a city, or a community that is not in the table of cities. */
export type CommunityRow = [
  name: string,
  latitude: number,
  longitude: number,
  population: number | null,
  isQuarter: 0 | 1,
];

export type AirportRow = [iata: string, name: string, latitude: number, longitude: number, city: string];

/** The content of the data file by postal code of the state: cities by slug, ZIPs ascending. */
export interface PlaceData {
  zipStates: readonly string[];
  citiesOf(stateCode: string): CityRow[];
  zipsOf(stateCode: string): ZipRow[];
  countiesOf(stateCode: string): CountyRow[];
  communitiesOf(stateCode: string): CommunityRow[];
  airportsOf(stateCode: string): AirportRow[];
}

const kinds = ['cities', 'zips', 'counties', 'communities', 'airports'] as const;
const line = new RegExp(`^(${kinds.join('|')}) ([A-Z]{2}) (.*)$`);

/**
 * Parses the data file: a line per state and kind, `cities TX [[…],…]`. Rows are parsed on demand, because most
 * processes need a few states first and the rest later.
 */
export function readPlaceData(text: string): PlaceData {
  const texts = new Map<string, string>();
  const zipStates: string[] = [];
  for (const written of text.split('\n')) {
    const [, kind, stateCode = '', rows = ''] = line.exec(written) ?? [];
    if (kind) texts.set(`${kind} ${stateCode}`, rows);
    if (kind === 'zips') zipStates.push(stateCode);
  }
  const rowsOf = (kind: (typeof kinds)[number]) => (stateCode: string) =>
    JSON.parse(texts.get(`${kind} ${stateCode}`) ?? '[]');
  return {
    zipStates,
    citiesOf: rowsOf('cities'),
    zipsOf: rowsOf('zips'),
    countiesOf: rowsOf('counties'),
    communitiesOf: rowsOf('communities'),
    airportsOf: rowsOf('airports'),
  };
}
