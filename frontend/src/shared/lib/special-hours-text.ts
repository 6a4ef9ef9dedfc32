import type { SpecialDate } from '@poolpros/contracts/hours/special-hours';
import { timesText } from './hours-text.js';

const dateFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A date as a row: `Thu, Dec 24`, `8 am – noon`. */
export const dateRow = ({ date, hours, note }: SpecialDate): { days: string; times: string } => ({
  days: [dateFormat.format(new Date(date)), note].filter(Boolean).join(', '),
  times: timesText(hours),
});
