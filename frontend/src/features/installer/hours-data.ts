import type { AllHours, Season } from '@poolpros/contracts/hours/special-hours';
import { dayNames, isAllDay, type TimeSpan, type WeekSpan } from '@poolpros/contracts/hours/week';
import type { OpeningHoursSpecification } from 'schema-dts';

type HoursData = Exclude<OpeningHoursSpecification, string>;

/** A closing time before the opening time is on the next day; a whole day ends at 23:59. */
const spanData = (span: TimeSpan, rest: object): HoursData => ({
  '@type': 'OpeningHoursSpecification',
  ...rest,
  opens: span.opens,
  closes: isAllDay(span) ? '23:59' : span.closes === '24:00' ? '00:00' : span.closes,
});

const weekData = (hours: readonly WeekSpan[], valid: object): HoursData[] =>
  hours.map((span) => spanData(span, { dayOfWeek: dayNames[span.day], ...valid }));

/** Opens and closes at the same time, which is how search engines read a closed day. */
const closed = { opens: '00:00', closes: '00:00' };

/** The season that holds now, or begins in this year. */
function seasonData({ from, to, hours }: Season, today: string): HoursData[] {
  const crossesYear = from > to;
  const year = Number(today.slice(0, 4)) - (crossesYear && today.slice(5) <= to ? 1 : 0);
  const valid = { validFrom: `${year}-${from}`, validThrough: `${crossesYear ? year + 1 : year}-${to}` };
  return hours.length > 0 ? weekData(hours, valid) : [spanData(closed, valid)];
}

/** Opening hours for machines (schema.org); `today` is YYYY-MM-DD. */
export const hoursData = ({ hours, specialHours }: AllHours, today: string): HoursData[] => [
  ...weekData(hours, {}),
  ...(specialHours?.seasons ?? []).flatMap((season) => seasonData(season, today)),
  ...(specialHours?.dates ?? []).flatMap(({ date, hours: spans }) =>
    (spans.length > 0 ? spans : [closed]).map((span) => spanData(span, { validFrom: date, validThrough: date })),
  ),
];
