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
  /** Gets what changed of the week. */
  onWeekChange: (changed: Partial<Week>) => void;
}

interface Week {
  hours: OpeningHours[];
  byAppointment: Weekday[];
}

const usual = { opens: '08:00', closes: '17:00' };

/** A week: checked days are open, the others are closed or by appointment. */
export function WeekFields(props: WeekFieldsProps) {
  const { name, hours, byAppointment, errors, onWeekChange } = props;
  const withSpans = (day: Weekday, spans: readonly TimeSpan[]) => {
    const changed = [...hours.filter((each) => each.day !== day), ...spans.map((span) => ({ ...span, day }))];
    return weekdays.flatMap((each) => changed.filter((span) => span.day === each));
  };
  const toggle = (day: Weekday, isOpen: boolean) => {
    // Most days are the same as the last one entered.
    const { day: _, ...last } = hours.at(-1) ?? { day, ...usual };
    onWeekChange({
      hours: withSpans(day, isOpen ? [last] : []),
      ...(byAppointment.includes(day) && { byAppointment: byAppointment.filter((each) => each !== day) }),
    });
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
                onSpansChange={(spans) => onWeekChange({ hours: withSpans(day, spans) })}
              />
            ) : (
              <Checkbox
                className="text-muted"
                name={`${name}.${day}.byAppointment`}
                aria-label={`${dayNames[day]} by appointment`}
                checked={byAppointment.includes(day)}
                onChange={({ target }) =>
                  onWeekChange({
                    byAppointment: weekdays.filter((each) =>
                      each === day ? target.checked : byAppointment.includes(each),
                    ),
                  })
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
