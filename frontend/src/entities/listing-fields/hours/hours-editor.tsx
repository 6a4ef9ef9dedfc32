import type { OpeningHours, SpecialHoursValue } from '@poolpros/contracts/http/opening-hours';
import { useState } from 'react';
import { type FieldErrors, isIn } from '../../../shared/forms/use-fields.js';
import { SpecialHoursFields } from './special-hours-fields.js';
import { WeekFields } from './week-fields.js';

export interface HoursEditorProps {
  /** A form that has these fields among others. */
  fields: {
    values: { hours: OpeningHours[]; specialHours: SpecialHoursValue };
    errors: FieldErrors;
    change: ((field: 'hours', value: OpeningHours[]) => void) &
      ((field: 'specialHours', value: SpecialHoursValue) => void);
  };
}

export function HoursEditor({ fields: { values, errors, change } }: HoursEditorProps) {
  const { hours, specialHours } = values;
  const [isUnfolded, setUnfolded] = useState(specialHours.seasons.length + specialHours.dates.length > 0);
  const isOpen = isUnfolded || Object.keys(errors).some((error) => isIn('specialHours', error));
  return (
    <>
      <WeekFields
        name="hours"
        hours={hours}
        byAppointment={specialHours.byAppointment}
        errors={errors}
        onWeekChange={(week) => {
          if (week.hours) change('hours', week.hours);
          if (week.byAppointment) change('specialHours', { ...specialHours, byAppointment: week.byAppointment });
        }}
      />
      <details className="mt-3" open={isOpen} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
        <summary className="type-small min-h-7 cursor-pointer font-semibold pointer-coarse:py-3">
          Seasons and special days
        </summary>
        <SpecialHoursFields
          value={specialHours}
          errors={errors}
          onValueChange={(changed) => change('specialHours', changed)}
        />
      </details>
    </>
  );
}
