import { federalHoliday } from './federal-holidays.js';
import { hoursOn, weekdayOf } from './hours-on.js';
import { dateAfter, localTime } from './local-time.js';
import { type AllHours, hasHours } from './special-hours.js';
import { clockTime, isAllDay, shortDay, type TimeSpan } from './week.js';

export interface OpeningState {
  /** Whether the business is open now, in the words of a page. */
  text: string;
  /** Why hours may differ today; null if nothing suggests it. */
  holiday: string | null;
}

const lookAheadDays = 7;

/** Whether a span ends after midnight, on the next day. */
const isOvernight = ({ opens, closes }: TimeSpan): boolean => closes <= opens;

/** Whether a business is open and until when; null if its hours or its time zone are unknown. */
export function openingState(all: AllHours, timeZone: string | null, now: Date): OpeningState | null {
  if (!hasHours(all) || timeZone === null) return null;
  const { date, time } = localTime(now, timeZone);
  const today = hoursOn(date, all);
  // The business stated special hours for this date.
  const holiday = today.special ? null : federalHoliday(date);
  return { text: stateText(all, date, time), holiday };
}

/** The span in which a business is open at a local time, and whether it began that day; null while it is closed. */
function openSpan(all: AllHours, date: string, time: string): { span: TimeSpan; isToday: boolean } | null {
  const late = hoursOn(dateAfter(date, -1), all).spans.find((span) => isOvernight(span) && time < span.closes);
  if (late) return { span: late, isToday: false };
  const span = hoursOn(date, all).spans.find(
    ({ opens, closes }) => opens <= time && (closes <= opens || time < closes),
  );
  return span ? { span, isToday: true } : null;
}

/** Whether a business is open by its hours and the clock of its time zone; never where one of them is unknown. */
export function isOpenAt(all: AllHours, timeZone: string | null, now: Date): boolean {
  if (timeZone === null) return false;
  const { date, time } = localTime(now, timeZone);
  return openSpan(all, date, time) !== null;
}

function stateText(all: AllHours, date: string, time: string): string {
  const open = openSpan(all, date, time);
  if (open) return openText(open.span, all, date, open.isToday);
  const today = hoursOn(date, all);
  const later = today.spans.find(({ opens }) => opens > time);
  if (later) return `Closed now, opens ${clockTime(later.opens)}`;
  if (today.byAppointment) return 'By appointment today';
  for (let ahead = 1; ahead <= lookAheadDays; ahead += 1) {
    const day = dateAfter(date, ahead);
    const [first] = hoursOn(day, all).spans;
    if (first) return `Closed now, opens ${shortDay(weekdayOf(day))} ${clockTime(first.opens)}`;
  }
  return 'Closed now';
}

/** A business that is open until midnight and again from midnight does not close. */
function openText(open: TimeSpan, all: AllHours, date: string, isToday: boolean): string {
  if (open.closes !== '24:00') return `Open now until ${clockTime(open.closes)}`;
  const next = hoursOn(dateAfter(date, 1), all).spans.find(({ opens }) => opens === '00:00');
  if (isToday && next) return isAllDay(next) ? 'Open now' : `Open now until ${clockTime(next.closes)}`;
  return 'Open now until midnight';
}
