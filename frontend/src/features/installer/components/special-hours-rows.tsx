import { seasonText } from '@poolpros/contracts/hours/season-text';
import type { SpecialHours } from '@poolpros/contracts/hours/special-hours';
import { Fragment } from 'react';
import { weekRows } from '../../../entities/opening-hours/hours-text.js';
import { dateRow } from '../../../entities/opening-hours/special-hours-text.js';
import { HoursRows } from './hours-rows.js';

export interface SpecialHoursRowsProps {
  specialHours: SpecialHours;
}

/** Seasons, then days with hours of their own. */
export function SpecialHoursRows({ specialHours: { seasons, dates } }: SpecialHoursRowsProps) {
  const groups = [
    ...seasons.map((season) => ({ title: seasonText(season), rows: weekRows(season) })),
    ...(dates.length > 0 ? [{ title: 'Special days', rows: dates.map((date) => dateRow(date)) }] : []),
  ];
  return groups.map(({ title, rows }) => (
    <Fragment key={title}>
      <h3 className="mt-4 font-semibold">{title}</h3>
      <HoursRows rows={rows} />
    </Fragment>
  ));
}
