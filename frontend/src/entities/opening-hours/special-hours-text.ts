import type { SpecialDate } from '@poolpros/contracts/hours/special-hours';
import { timesText } from './hours-text.js';

const format = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC', ...parts });
const shortFormat = format({});
/** With the year, for those who check what a business states. */
export const yearFormat = format({ year: 'numeric' });

/** A date as a row: `Thu, Dec 24`, `8 am – noon`. */
export const dateRow = (
  { date, hours, note }: SpecialDate,
  dateFormat = shortFormat,
): { days: string; times: string } => ({
  days: [dateFormat.format(new Date(date)), note].filter(Boolean).join(', '),
  times: timesText(hours),
});
