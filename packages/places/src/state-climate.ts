import type { ClimateZoneCode } from '@poolpros/contracts/http/climate-zones';

/** Zones by the elevation in meters from which places lie in them. */
type Elevations = Readonly<Record<number, ClimateZoneCode>>;

/** Counties of a state that lie in another zone than most of it, or in other zones by elevation. */
interface StatePart {
  zone: ClimateZoneCode;
  /** Names without "County", separated by commas. */
  counties: string;
  above?: Elevations;
}

/** What of a state lies in another zone than most of it (`climate-zone.ts`). */
export interface StateClimate {
  above?: Elevations;
  parts?: readonly StatePart[];
  /** Places that county and elevation would put into the wrong zone, by slug. */
  towns?: Readonly<Record<string, ClimateZoneCode>>;
}
