import type { OpeningHours, SpecialHoursValue } from '@poolpros/contracts/http/opening-hours';
import { lazy, Suspense, useState } from 'react';
import { type FieldErrors, isIn } from '../forms/use-fields.js';
import { Optional } from '../ui/field.js';
import { WeekFields } from './hours/week-fields.js';

const SpecialHoursFields = lazy(async () => ({
  default: (await import('./hours/special-hours-fields.js')).SpecialHoursFields,
}));

export interface HoursFieldsProps {
  /** A form that has these fields among others. */
  fields: {
    values: { hours: OpeningHours[]; specialHours: SpecialHoursValue };
    errors: FieldErrors;
    change: ((field: 'hours', value: OpeningHours[]) => void) &
      ((field: 'specialHours', value: SpecialHoursValue) => void);
  };
}

/** The opening hours of a week and, folded away, what differs from them. */
export function HoursFields({ fields: { values, errors, change } }: HoursFieldsProps) {
  const { hours, specialHours } = values;
  const [isUnfolded, setUnfolded] = useState(specialHours.seasons.length + specialHours.dates.length > 0);
  const isOpen = isUnfolded || Object.keys(errors).some((error) => isIn('specialHours', error));
  return (
    <fieldset className="min-w-0" data-field="hours">
      <legend className="type-small mb-2 font-semibold">
        <Optional>Opening hours</Optional>
      </legend>
      <p className="type-caption mb-2 text-muted">
        Tick the days on which you are open. Without a tick your page shows no hours. A closing time before the opening
        time is on the next day.
      </p>
      <WeekFields
        name="hours"
        hours={hours}
        byAppointment={specialHours.byAppointment}
        errors={errors}
        onHoursChange={(changed) => change('hours', changed)}
        onByAppointmentChange={(byAppointment) => change('specialHours', { ...specialHours, byAppointment })}
      />
      <details className="mt-3" open={isOpen} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
        <summary className="type-small min-h-7 cursor-pointer font-semibold pointer-coarse:py-3">
          Seasons and special days
        </summary>
        {isOpen && (
          <Suspense>
            <SpecialHoursFields
              value={specialHours}
              errors={errors}
              onValueChange={(changed) => change('specialHours', changed)}
            />
          </Suspense>
        )}
      </details>
    </fieldset>
  );
}
