import type { Season } from '@poolpros/contracts/http/place-facts';

/** A climate zone: what pages say about it, and the weather that heat is computed from; values by month, January first. */
export interface ClimateZone extends Season {
  /** The months, 1 to 12, in which pools are open for at least half of the month: from and to. */
  openMonths: readonly [number, number];
  /** Mean temperature, °F. */
  air: readonly number[];
  /** Mean dew point, °F. */
  dewPoint: readonly number[];
  /** Wind at the airport, mph. */
  wind: readonly number[];
  /** Sun on a level surface, kWh per square meter and day. */
  sun: readonly number[];
}
