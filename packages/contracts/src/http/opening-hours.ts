import * as z from 'zod';
import { weekdays } from '../catalogue.js';
import { overlapInDay, overlapInWeek, overlapInYear } from '../hours/overlaps.js';
import { monthDayText, seasonText } from '../hours/season-text.js';
import { byOpening, shortDay, spanText, type WeekSpan } from '../hours/week.js';
import { hoursCounts, listingLengths } from '../listing-options.js';
import { lineOf } from '../text.js';

const storedTime = z.string().regex(/^\d{2}:\d{2}$/);
const storedSpan = z.object({
  opens: storedTime.describe('local time, 24-hour clock'),
  closes: storedTime.describe('24:00 is midnight; a time at or before `opens` is on the next day'),
});

/** Hours of a weekday, as they are read. */
export const openingHoursSchema = storedSpan.extend({ day: z.enum(weekdays) });
export type OpeningHours = z.infer<typeof openingHoursSchema>;

const storedWeek = {
  hours: z.array(openingHoursSchema),
  byAppointment: z.array(z.enum(weekdays)).describe('days without hours that are by appointment only'),
};

/** What differs from the hours of a usual week, as it is read. */
export const specialHoursSchema = z.object({
  byAppointment: storedWeek.byAppointment,
  seasons: z
    .array(z.object({ from: z.string(), to: z.string(), ...storedWeek }))
    .describe('weekly hours that replace `hours` every year from one MM-DD to another'),
  dates: z
    .array(z.object({ date: z.iso.date(), hours: z.array(storedSpan), note: z.string() }))
    .describe('dates with their own hours; closed if there are none'),
});
export type SpecialHoursValue = z.infer<typeof specialHoursSchema>;

/** What a business says that has the same hours all year. */
export const noSpecialHours: SpecialHoursValue = { byAppointment: [], seasons: [], dates: [] };

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const timeHint = 'enter a time such as 08:00';

const spanShape = {
  opens: z.string().regex(time, timeHint),
  closes: z
    .string()
    .refine((typed) => typed === '24:00' || time.test(typed), timeHint)
    // The midnight that ends a day, which forms of browsers write as 00:00.
    .transform((typed) => (typed === '00:00' ? '24:00' : typed)),
};
const takesTime = [
  ({ opens, closes }: { opens: string; closes: string }) => opens !== closes,
  { path: ['closes'], message: 'enter a closing time other than the opening time' },
] satisfies Parameters<z.ZodType<{ opens: string; closes: string }>['refine']>;

const overlapping = (one: string, other: string): string => `change the times that overlap: ${one} and ${other}`;
const weekSpanText = (span: WeekSpan): string => `${shortDay(span.day)} ${spanText(span)}`;

/**
 * The hours of a week in local time, several spans a day where there is a break; a day that is missing is closed. A span
 * that closes before it opens ends on the next day.
 */
export const weekHours = z
  .array(z.object({ day: z.enum(weekdays), ...spanShape }).refine(...takesTime))
  .superRefine((hours, context) => {
    const crowded = hours.findIndex(
      ({ day }) => hours.filter((each) => each.day === day).length > hoursCounts.spansOfDay,
    );
    if (crowded >= 0)
      return context.addIssue({
        code: 'custom',
        path: [crowded, 'opens'],
        message: `enter at most ${hoursCounts.spansOfDay} times a day`,
      });
    const [one, other] = (overlapInWeek(hours) ?? []).map((index) => hours[index]);
    if (one && other)
      context.addIssue({
        code: 'custom',
        path: [hours.indexOf(other), 'opens'],
        message: overlapping(weekSpanText(one), weekSpanText(other)),
      });
  })
  .transform((hours) => weekdays.flatMap((day) => byOpening(hours.filter((span) => span.day === day))));

const appointmentDays = z
  .array(z.enum(weekdays))
  .transform((days) => weekdays.filter((day) => days.includes(day)))
  .default([]);

const monthDay = z
  .string()
  .refine((day) => /^\d{2}-\d{2}$/.test(day) && new Date(`2000-${day}T00:00Z`).toJSON()?.slice(5, 10) === day, {
    error: 'enter a month and a day, such as 11-01',
    abort: true,
  });

const seasonsField = z
  .array(z.object({ from: monthDay, to: monthDay, hours: weekHours.default([]), byAppointment: appointmentDays }))
  .max(hoursCounts.seasons, `enter at most ${hoursCounts.seasons} seasons`)
  .superRefine((seasons, context) => {
    const [one, other] = (overlapInYear(seasons) ?? []).map((index) => seasons[index]);
    if (one && other)
      context.addIssue({
        code: 'custom',
        path: [seasons.indexOf(other), 'from'],
        message: overlapping(seasonText(one), seasonText(other)),
      });
  })
  .transform((seasons) => seasons.toSorted((a, b) => a.from.localeCompare(b.from)))
  .default([]);

const spansOfDate = z
  .array(z.object(spanShape).refine(...takesTime))
  .max(hoursCounts.spansOfDay, `enter at most ${hoursCounts.spansOfDay} times a day`)
  .superRefine((spans, context) => {
    const [one, other] = (overlapInDay(spans) ?? []).map((index) => spans[index]);
    if (one && other)
      context.addIssue({
        code: 'custom',
        path: [spans.indexOf(other), 'opens'],
        message: overlapping(spanText(one), spanText(other)),
      });
  })
  .transform((spans) => byOpening(spans))
  .default([]);

const datesField = z
  .array(
    z.object({
      date: z.iso.date({ error: 'enter a date', abort: true }),
      hours: spansOfDate,
      note: lineOf(listingLengths.hoursNote).default(''),
    }),
  )
  .max(hoursCounts.dates, `enter at most ${hoursCounts.dates} days`)
  .superRefine((dates, context) => {
    const again = dates.findIndex(({ date }, index) => dates.findIndex((each) => each.date === date) < index);
    const { date } = dates[again] ?? {};
    if (date)
      context.addIssue({
        code: 'custom',
        path: [again, 'date'],
        message: `enter ${monthDayText(date.slice(5))} once`,
      });
  })
  .transform((dates) => dates.toSorted((a, b) => a.date.localeCompare(b.date)))
  .default([]);

/** What a business states that differs from the hours of a usual week. */
export const specialHoursField = z.object({
  byAppointment: appointmentDays,
  seasons: seasonsField,
  dates: datesField,
});
