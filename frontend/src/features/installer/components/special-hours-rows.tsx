import { seasonText } from '@poolpros/contracts/hours/season-text';
import type { SpecialHours } from '@poolpros/contracts/hours/special-hours';
import { Fragment } from 'react';
import { weekRows } from '../../../shared/lib/hours-text.js';
import { JsonLd } from '../../../shared/lib/json-ld.js';
import { dateRow } from '../../../shared/lib/special-hours-text.js';
import { withSpecialHours } from '../special-hours-data.js';
import type { BusinessData } from '../structured-data.js';
import { HoursRows } from './hours-rows.js';

export interface SpecialHoursProps {
  specialHours: SpecialHours;
  /** The business for machines, to which its special hours are added; null where the page has none. */
  business: BusinessData | null;
}

/** Seasons, then days with hours of their own. */
export function SpecialHoursRows({ specialHours, business }: SpecialHoursProps) {
  const { seasons, dates } = specialHours;
  const groups = [
    ...seasons.map((season) => ({ title: seasonText(season), rows: weekRows(season) })),
    ...(dates.length > 0 ? [{ title: 'Special days', rows: dates.map(dateRow) }] : []),
  ];
  return (
    <>
      {business && <JsonLd data={withSpecialHours(business, specialHours, new Date().toISOString().slice(0, 10))} />}
      {groups.map(({ title, rows }) => (
        <Fragment key={title}>
          <h3 className="mt-4 font-semibold">{title}</h3>
          <HoursRows rows={rows} />
        </Fragment>
      ))}
    </>
  );
}
