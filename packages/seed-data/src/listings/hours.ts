import { weekdays } from '@poolpros/contracts/catalogue';
import type { OpeningHours } from '@poolpros/contracts/http/opening-hours';
import type { Random } from '../random.js';
import type { FirmKind } from './firms.js';

type Day = OpeningHours['day'];

const open = (days: readonly Day[], opens: string, closes: string): OpeningHours[] =>
  days.map((day) => ({ day, opens, closes }));

const workdays = weekdays.slice(0, 5);

const weeks: Record<FirmKind['sells'], readonly OpeningHours[][]> = {
  projects: [
    open(workdays, '08:00', '17:00'),
    open(workdays, '07:30', '16:30'),
    [...open(workdays, '08:00', '17:30'), ...open(['sat'], '09:00', '13:00')],
    [...open(weekdays.slice(0, 4), '07:00', '17:00'), ...open(['fri'], '07:00', '12:00')],
  ],
  visits: [
    open(workdays, '07:00', '16:00'),
    [...open(workdays, '07:00', '18:00'), ...open(['sat'], '08:00', '14:00')],
    open(weekdays.slice(0, 6), '08:00', '17:00'),
    [...open(weekdays.slice(0, 6), '07:30', '18:00'), ...open(['sun'], '10:00', '14:00')],
  ],
  showroom: [
    open(weekdays.slice(0, 6), '10:00', '18:00'),
    [...open(weekdays.slice(1, 5), '10:00', '19:00'), ...open(['sat'], '09:00', '17:00')],
    [...open(weekdays.slice(0, 6), '09:30', '18:30'), ...open(['sun'], '12:00', '16:00')],
  ],
};

/** Opening hours as a firm of its kind keeps them. */
export const openingHours = (sells: FirmKind['sells'], random: Random): OpeningHours[] => random.pick(weeks[sells]);
