import type { ClimateZoneCode } from '@poolpros/contracts/http/climate-zones';

/** What stations measure. */
export type Measured = 'air' | 'dewPoint' | 'wind' | 'sun';

/** Where the weather of a zone was measured. */
export interface ClimateStation {
  name: string;
  /** Which values are our estimates from climate normals, because the station's file was not at hand. */
  estimated: readonly Measured[];
}

/** The weather stations of the zones. A file of its own: pages that compute with a zone do not name its station. */
export const climateStations: Readonly<Record<ClimateZoneCode, ClimateStation>> = {
  MIA: { name: 'Miami', estimated: ['sun'] },
  HOU: { name: 'Houston', estimated: ['sun'] },
  DFW: { name: 'Dallas–Fort Worth', estimated: ['dewPoint', 'wind', 'sun'] },
  PHX: { name: 'Phoenix', estimated: ['wind', 'sun'] },
  ELP: { name: 'El Paso', estimated: [] },
  LAX: { name: 'Los Angeles', estimated: ['air', 'dewPoint', 'wind', 'sun'] },
  RAL: { name: 'Riverside', estimated: [] },
  FAT: { name: 'Fresno', estimated: [] },
  ATL: { name: 'Atlanta', estimated: ['sun'] },
  NYC: { name: 'New York', estimated: ['sun'] },
  CHI: { name: 'Chicago', estimated: ['air', 'dewPoint', 'wind', 'sun'] },
  BUF: { name: 'Buffalo', estimated: [] },
  DEN: { name: 'Broomfield (Colorado)', estimated: ['air'] },
  TRK: { name: 'Truckee (California)', estimated: [] },
  MSP: { name: 'Rochester (Minnesota)', estimated: ['sun'] },
  SEA: { name: 'Seattle', estimated: ['sun'] },
};
