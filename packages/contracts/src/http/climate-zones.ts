/** The climate zones, each by the airport code of its weather station; what is known of them is in `packages/calculators`. */
export const climateZoneCodes = [
  'MIA',
  'HOU',
  'DFW',
  'PHX',
  'ELP',
  'LAX',
  'RAL',
  'FAT',
  'ATL',
  'NYC',
  'CHI',
  'BUF',
  'DEN',
  'TRK',
  'MSP',
  'SEA',
] as const;
export type ClimateZoneCode = (typeof climateZoneCodes)[number];
