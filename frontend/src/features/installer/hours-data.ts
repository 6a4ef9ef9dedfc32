import { dayNames, isAllDay, type TimeSpan, type WeekSpan } from '@poolpros/contracts/hours/week';
import type { OpeningHoursSpecification } from 'schema-dts';

export type HoursData = Exclude<OpeningHoursSpecification, string>;

/** A closing time before the opening time is on the next day; a whole day ends at 23:59. */
export const spanData = (span: TimeSpan, rest: object): HoursData => ({
  '@type': 'OpeningHoursSpecification',
  ...rest,
  opens: span.opens,
  closes: isAllDay(span) ? '23:59' : span.closes === '24:00' ? '00:00' : span.closes,
});

/** The opening hours of a week for machines (schema.org). */
export const weekData = (hours: readonly WeekSpan[], valid: object = {}): HoursData[] =>
  hours.map((span) => spanData(span, { dayOfWeek: dayNames[span.day], ...valid }));
