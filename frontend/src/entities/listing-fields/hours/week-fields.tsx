import { weekdays } from '@poolpros/contracts/catalogue';
import { dayNames, type TimeSpan, type Weekday } from '@poolpros/contracts/hours/week';
import type { OpeningHours } from '@poolpros/contracts/http/opening-hours';
import type { FieldErrors } from '../../../shared/forms/use-fields.js';
import { Checkbox } from '../../../shared/ui/choice.js';
import { SpanList } from './span-list.js';

export interface WeekFieldsProps {
  /** Of the hours in errors: `hours`. */
  name: string;
  hours: readonly OpeningHours[];
  byAppointment: readonly Weekday[];
  errors: FieldErrors;
  onHoursChange: (hours: OpeningHours[]) => void;
  onByAppointmentChange: (days: Weekday[]) => void;
}

const usual = { opens: '08:00', closes: '17:00' };

/** A week: checked days are open, the others are closed or by appointment. */
export function WeekFields(props: WeekFieldsProps) {
  const { name, hours, byAppointment, errors, onHoursChange, onByAppointmentChange } = props;
  const setSpans = (day: Weekday, spans: readonly TimeSpan[]) => {
    const changed = [...hours.filter((each) => each.day !== day), ...spans.map((span) => ({ ...span, day }))];
    onHoursChange(weekdays.flatMap((each) => changed.filter((span) => span.day === each)));
  };
  const toggle = (day: Weekday, isOpen: boolean) => {
    // Most days are the same as the last one entered.
    const { day: _, ...last } = hours.at(-1) ?? { day, ...usual };
    setSpans(day, isOpen ? [last] : []);
  };
  return (
    <ul className="flex flex-col divide-y divide-rule border-y border-rule">
      {weekdays.map((day) => {
        const own = hours.flatMap((span, index) => (span.day === day ? [{ span, name: `${name}.${index}` }] : []));
        return (
          <li key={day} className="flex flex-wrap items-start gap-x-4 gap-y-1 py-1.5">
            <Checkbox
              className="w-32"
              name={`${name}.${day}`}
              checked={own.length > 0}
              onChange={({ target }) => toggle(day, target.checked)}
            >
              {dayNames[day]}
            </Checkbox>
            {own.length > 0 ? (
              <SpanList
                label={dayNames[day]}
                spans={own.map(({ span: { opens, closes } }) => ({ opens, closes }))}
                names={own.map((each) => each.name)}
                errors={errors}
                onSpansChange={(spans) => setSpans(day, spans)}
              />
            ) : (
              <Checkbox
                className="text-muted"
                name={`${name}.${day}.byAppointment`}
                aria-label={`${dayNames[day]} by appointment`}
                checked={byAppointment.includes(day)}
                onChange={({ target }) =>
                  onByAppointmentChange(
                    weekdays.filter((each) => (each === day ? target.checked : byAppointment.includes(each))),
                  )
                }
              >
                By appointment
              </Checkbox>
            )}
          </li>
        );
      })}
    </ul>
  );
}
