import { weekdays } from '@poolpros/contracts/catalogue';
import type { Week } from '@poolpros/contracts/hours/special-hours';
import { byOpening, dayNames, shortDay, spanText, type TimeSpan, type Weekday } from '@poolpros/contracts/hours/week';

/** Days in a row that have the same hours. */
export interface DayRun {
  days: Weekday[];
  spans: TimeSpan[];
  times: string;
}

/** `8 am – noon, 1 pm – 5 pm`, or `Closed` */
export const timesText = (spans: readonly TimeSpan[]): string => spans.map(spanText).join(', ') || 'Closed';

export function dayRuns({ hours, byAppointment }: Week): DayRun[] {
  const runs: DayRun[] = [];
  for (const day of weekdays) {
    const spans = byOpening(hours.filter((span) => span.day === day));
    const times = spans.length === 0 && byAppointment.includes(day) ? 'By appointment' : timesText(spans);
    const before = runs.at(-1);
    if (before?.times === times) before.days.push(day);
    else runs.push({ days: [day], spans, times });
  }
  return runs;
}

/** `Mon–Fri`, or `Saturday` */
export function daysText([first = 'mon', ...others]: readonly Weekday[]): string {
  const last = others.at(-1);
  return last ? `${shortDay(first)}–${shortDay(last)}` : dayNames[first];
}

/** The week as rows; days in a row with the same hours share one. A day without hours is closed or by appointment. */
export const weekRows = (week: Week): { days: string; times: string }[] =>
  dayRuns(week).map(({ days, times }) => ({ days: daysText(days), times }));
