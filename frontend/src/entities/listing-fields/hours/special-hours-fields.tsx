import type { SpecialHoursValue } from '@poolpros/contracts/http/opening-hours';
import { hoursCounts, listingLengths } from '@poolpros/contracts/listing-options';
import type { ReactNode } from 'react';
import type { FieldErrors } from '../../../shared/forms/use-fields.js';
import { Checkbox } from '../../../shared/ui/choice.js';
import { FieldErrorText, TextField } from '../../../shared/ui/field.js';
import { NumberedRows } from '../numbered-rows.js';
import { MonthDayField } from './month-day-field.js';
import { SpanList } from './span-list.js';
import { WeekFields } from './week-fields.js';

type Season = SpecialHoursValue['seasons'][number];
type SpecialDate = SpecialHoursValue['dates'][number];

export interface SpecialHoursFieldsProps {
  value: SpecialHoursValue;
  errors: FieldErrors;
  onValueChange: (value: SpecialHoursValue) => void;
}

const newSeason: Season = { from: '11-01', to: '03-31', hours: [], byAppointment: [] };
const newDate: SpecialDate = { date: '', hours: [], note: '' };
const usual = { opens: '08:00', closes: '17:00' };

const changed = <T extends object>(rows: readonly T[], index: number, change: Partial<T>): T[] =>
  rows.map((row, at) => (at === index ? { ...row, ...change } : row));

/** Seasons with a week of their own, and days with hours of their own. */
export function SpecialHoursFields({ value, errors, onValueChange }: SpecialHoursFieldsProps) {
  const { seasons, dates } = value;
  const setSeasons = (all: Season[]) => onValueChange({ ...value, seasons: all });
  const setDates = (all: SpecialDate[]) => onValueChange({ ...value, dates: all });
  return (
    <div className="flex flex-col gap-6 pt-3">
      <Section hint="Repeats every year, with its own hours in place of the regular ones above.">
        <NumberedRows
          noun="season"
          rows={seasons}
          max={hoursCounts.seasons}
          onAdd={() => setSeasons([...seasons, newSeason])}
          onRemove={(index) => setSeasons(seasons.filter((_, at) => at !== index))}
        >
          {({ from, to, hours, byAppointment }, index) => {
            const name = `specialHours.seasons.${index}`;
            const change = (part: Partial<Season>) => setSeasons(changed(seasons, index, part));
            const problem = errors[`${name}.from`] ?? errors[`${name}.to`];
            return (
              <>
                <div className="flex flex-wrap gap-4">
                  <MonthDayField
                    label="First day"
                    name={`${name}.from`}
                    value={from}
                    isInvalid={Boolean(problem)}
                    onValueChange={(day) => change({ from: day })}
                  />
                  <MonthDayField
                    label="Last day"
                    name={`${name}.to`}
                    value={to}
                    isInvalid={Boolean(problem)}
                    onValueChange={(day) => change({ to: day })}
                  />
                </div>
                {problem && <FieldErrorText id={`${name}-error`}>{problem}</FieldErrorText>}
                <WeekFields
                  name={`${name}.hours`}
                  hours={hours}
                  byAppointment={byAppointment}
                  errors={errors}
                  onWeekChange={change}
                />
              </>
            );
          }}
        </NumberedRows>
      </Section>
      <Section hint="One date, such as Christmas Eve. On federal holidays your page says that hours may differ, unless you add the day here.">
        <NumberedRows
          noun="special day"
          rows={dates}
          max={hoursCounts.dates}
          onAdd={() => setDates([...dates, newDate])}
          onRemove={(index) => setDates(dates.filter((_, at) => at !== index))}
        >
          {({ date, hours, note }, index) => {
            const name = `specialHours.dates.${index}`;
            const change = (part: Partial<SpecialDate>) => setDates(changed(dates, index, part));
            return (
              <>
                <div className="flex flex-wrap gap-4">
                  <TextField
                    label="Date"
                    type="date"
                    name={`${name}.date`}
                    value={date}
                    error={errors[`${name}.date`] ?? null}
                    onChange={({ target }) => change({ date: target.value })}
                  />
                  <TextField
                    label="Note"
                    name={`${name}.note`}
                    maxLength={listingLengths.hoursNote.max}
                    value={note}
                    error={errors[`${name}.note`] ?? null}
                    onChange={({ target }) => change({ note: target.value })}
                  />
                </div>
                <Checkbox
                  name={`${name}.open`}
                  checked={hours.length > 0}
                  onChange={({ target }) => change({ hours: target.checked ? [usual] : [] })}
                >
                  Open on this day
                </Checkbox>
                {hours.length > 0 && (
                  <SpanList
                    label={`Special day ${index + 1}`}
                    spans={hours}
                    names={hours.map((_, at) => `${name}.hours.${at}`)}
                    errors={errors}
                    onSpansChange={(spans) => change({ hours: spans })}
                  />
                )}
              </>
            );
          }}
        </NumberedRows>
      </Section>
    </div>
  );
}

const Section = ({ hint, children }: { hint: string; children: ReactNode }) => (
  <div className="flex flex-col gap-3">
    <p className="type-caption text-muted">{hint}</p>
    {children}
  </div>
);
