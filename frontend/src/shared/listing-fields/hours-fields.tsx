import { weekdays } from '@poolpros/contracts/catalogue';
import type { OpeningHours } from '@poolpros/contracts/http/opening-hours';
import type { FieldErrors } from '../forms/use-fields.js';
import { Checkbox } from '../ui/choice.js';
import { FieldErrorText, Optional } from '../ui/field.js';

export interface HoursFieldsProps {
  hours: readonly OpeningHours[];
  errors: FieldErrors;
  onHoursChange: (hours: OpeningHours[]) => void;
  /** Of the field, as in its errors: `hours.0.closes`. */
  name?: string;
}

const dayNames: Record<OpeningHours['day'], string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};
const usual = { opens: '08:00', closes: '17:00' };

/** The opening hours of a week: the days that are ticked are open, from one time to another. */
export function HoursFields({ hours, errors, onHoursChange, name = 'hours' }: HoursFieldsProps) {
  const store = (changed: readonly OpeningHours[]) =>
    onHoursChange(weekdays.flatMap((day) => changed.filter((each) => each.day === day)));
  const setDay = (day: OpeningHours['day'], open: boolean) => {
    const others = hours.filter((each) => each.day !== day);
    // Most days are like the one that was entered last.
    store(open ? [...others, { ...usual, ...others.at(-1), day }] : others);
  };
  return (
    <fieldset className="min-w-0" data-field={name}>
      <legend className="type-small mb-2 font-semibold">
        <Optional>Opening hours</Optional>
      </legend>
      <p className="type-caption mb-2 text-muted">
        Tick the days on which you are open. Without a tick your page shows no hours.
      </p>
      <ul className="flex flex-col divide-y divide-rule border-y border-rule">
        {weekdays.map((day) => {
          const index = hours.findIndex((each) => each.day === day);
          const span = hours[index];
          const problem = errors[`${name}.${index}.opens`] ?? errors[`${name}.${index}.closes`];
          return (
            <li key={day} className="py-1.5">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <Checkbox
                  className="w-32"
                  name={`${name}.${day}`}
                  checked={span !== undefined}
                  onChange={({ target }) => setDay(day, target.checked)}
                >
                  {dayNames[day]}
                </Checkbox>
                {span ? (
                  <span className="flex items-center gap-2">
                    {(['opens', 'closes'] as const).map((edge) => (
                      <input
                        key={edge}
                        type="time"
                        required
                        name={`${name}.${index}.${edge}`}
                        aria-label={`${dayNames[day]} ${edge}`}
                        aria-invalid={problem ? true : undefined}
                        aria-describedby={problem ? `${name}-${day}-error` : undefined}
                        className="control min-h-11! w-34 tabular-nums"
                        value={span[edge]}
                        onChange={({ target }) =>
                          store(hours.map((each) => (each.day === day ? { ...each, [edge]: target.value } : each)))
                        }
                      />
                    ))}
                  </span>
                ) : (
                  <span className="type-small text-muted">Closed</span>
                )}
              </div>
              {problem && <FieldErrorText id={`${name}-${day}-error`}>{problem}</FieldErrorText>}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
