import type { ClimateZoneCode } from '@poolpros/contracts/http/climate-zones';

/** Zones by the elevation in meters at which they begin. */
type Elevations = Readonly<Record<number, ClimateZoneCode>>;

/** Counties of a state in another zone than most of it, or in other zones by elevation. */
interface StatePart {
  zone: ClimateZoneCode;
  /** Names without "County", separated by commas. */
  counties: string;
  above?: Elevations;
}

/** The parts of a state in another zone than most of it (`climate-zone.ts`). */
export interface StateClimate {
  above?: Elevations;
  parts?: readonly StatePart[];
  /** Places that county and elevation would put in the wrong zone, by slug. */
  towns?: Readonly<Record<string, ClimateZoneCode>>;
}
