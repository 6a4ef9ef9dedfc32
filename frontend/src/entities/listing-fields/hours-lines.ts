import { seasonText } from '@poolpros/contracts/hours/season-text';
import type { AllHours } from '@poolpros/contracts/hours/special-hours';
import { dayNames } from '@poolpros/contracts/hours/week';
import { weekRows } from '../opening-hours/hours-text.js';
import { dateRow, yearFormat } from '../opening-hours/special-hours-text.js';

type Special = NonNullable<AllHours['specialHours']>;
const rowText = ({ days, times }: { days: string; times: string }): string => `${days}: ${times}`;

/** The hours of a normal week, a line per row; empty if none are stated. */
export const weekLines = ({ hours }: Pick<AllHours, 'hours'>): string[] =>
  hours.length > 0 ? weekRows({ hours, byAppointment: [] }).map(rowText) : [];

/** The exceptions to a normal week, a line per row. */
export const specialLines = ({ byAppointment, seasons, dates }: Special): string[] => [
  ...(byAppointment.length > 0 ? [`By appointment: ${byAppointment.map((day) => dayNames[day]).join(', ')}`] : []),
  ...seasons.flatMap((season) => [`${seasonText(season)}:`, ...weekRows(season).map(rowText)]),
  ...dates.map((date) => rowText(dateRow(date, yearFormat))),
];
