import type { Season, SpecialHours } from '@poolpros/contracts/hours/special-hours';
import { type HoursData, spanData, weekData } from './hours-data.js';
import type { BusinessData } from './structured-data.js';

/** Opens and closes at the same time, which is how search engines read a closed day. */
const closed = { opens: '00:00', closes: '00:00' };

/** The season that holds now, or begins in this year. */
function seasonData({ from, to, hours }: Season, today: string): HoursData[] {
  const crossesYear = from > to;
  const year = Number(today.slice(0, 4)) - (crossesYear && today.slice(5) <= to ? 1 : 0);
  const valid = { validFrom: `${year}-${from}`, validThrough: `${crossesYear ? year + 1 : year}-${to}` };
  return hours.length > 0 ? weekData(hours, valid) : [spanData(closed, valid)];
}

/** The business for machines with its seasons and days with hours of their own; `today` is YYYY-MM-DD. */
export const withSpecialHours = (business: BusinessData, special: SpecialHours, today: string): BusinessData => ({
  ...business,
  openingHoursSpecification: [...(business.openingHoursSpecification ?? []), ...specialHoursData(special, today)],
});

const specialHoursData = ({ seasons, dates }: SpecialHours, today: string): HoursData[] => [
  ...seasons.flatMap((season) => seasonData(season, today)),
  ...dates.flatMap(({ date, hours }) =>
    (hours.length > 0 ? hours : [closed]).map((span) => spanData(span, { validFrom: date, validThrough: date })),
  ),
];
