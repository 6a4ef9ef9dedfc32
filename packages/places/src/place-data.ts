/** One city of the data file. */
export type CityRow = [
  slug: string,
  name: string,
  county: string | null,
  latitude: number,
  longitude: number,
  population: number | null,
  timeZone: string,
];

/** One ZIP of the data file. */
export type ZipRow = [zip: string, city: string, latitude: number, longitude: number];

/** The content of the data file by postal code of the state: cities by slug, ZIPs ascending. */
export interface PlaceData {
  zipStates: readonly string[];
  citiesOf(stateCode: string): CityRow[];
  zipsOf(stateCode: string): ZipRow[];
}

/**
 * Reads the data file's text: a line for each state and kind, `cities TX [[…],…]`. Rows are parsed when asked for,
 * because most processes need a few states first and the rest later.
 */
export function readPlaceData(text: string): PlaceData {
  const rowsOf = { cities: new Map<string, string>(), zips: new Map<string, string>() };
  for (const line of text.split('\n')) {
    const [, kind, stateCode = '', rows = ''] = /^(cities|zips) ([A-Z]{2}) (.*)$/.exec(line) ?? [];
    if (kind === 'cities' || kind === 'zips') rowsOf[kind].set(stateCode, rows);
  }
  return {
    zipStates: [...rowsOf.zips.keys()],
    citiesOf: (stateCode) => JSON.parse(rowsOf.cities.get(stateCode) ?? '[]'),
    zipsOf: (stateCode) => JSON.parse(rowsOf.zips.get(stateCode) ?? '[]'),
  };
}
