import type { Band } from './band.js';
import { type Bounds, boundsErrors, type InputError } from './bounds.js';
import { dutyRange, type heatRooms } from './energy-factors.js';

export type HeatRoomKind = keyof typeof heatRooms;

/** How a sauna or a steam room is used. */
export interface HeatRoomInput {
  kw: number;
  /** Hours until it is warm. */
  warmUp: number;
  /** Hours of one session after that. */
  use: number;
  /** Part of that time in which the heater is on. */
  duty: number;
  sessionsPerWeek: number;
}

export const heatRoomBounds = {
  kw: { label: 'Heater', min: 1, max: 24, unit: 'kW' },
  warmUp: { label: 'Warm-up', min: 0, max: 3, unit: 'hours' },
  use: { label: 'Session', min: 0.1, max: 4, unit: 'hours' },
  duty: { label: 'Heater on', min: 0.3, max: 1, unit: 'of the time' },
  sessionsPerWeek: { label: 'Sessions per week', min: 0, max: 28, unit: '' },
} as const satisfies Record<keyof HeatRoomInput, Bounds>;

/** Why an input has no result; empty when it has one. */
export const heatRoomErrors = (input: HeatRoomInput): InputError[] => boundsErrors(input, heatRoomBounds);

const weeksOfYear = 52;

/** What a sauna or a steam room takes, in kWh. A heater that is on all the time has no thermostat to guess at. */
export function heatRoomYear(input: HeatRoomInput): { session: number; year: Band } {
  const { kw, warmUp, use, duty, sessionsPerWeek } = input;
  const session = (part: number) => kw * (warmUp + use * part);
  const year = (part: number) => session(part) * sessionsPerWeek * weeksOfYear;
  const range = duty === 1 ? 0 : dutyRange;
  return { session: session(duty), year: [year(duty - range), year(duty), year(Math.min(1, duty + range))] };
}
