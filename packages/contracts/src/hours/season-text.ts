import type { Season } from './special-hours.js';

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `12-24` → `Dec 24`. */
export const monthDayText = (day: string): string => dayFormat.format(new Date(`2000-${day}`));

/** `Nov 1 – Mar 15` */
export const seasonText = ({ from, to }: Pick<Season, 'from' | 'to'>): string =>
  `${monthDayText(from)} – ${monthDayText(to)}`;
