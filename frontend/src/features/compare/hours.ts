import { weekdays } from '@poolpros/contracts/catalogue';
import type { AllHours } from '@poolpros/contracts/hours/special-hours';
import { byOpening, isAllDay, shortDay, type TimeSpan } from '@poolpros/contracts/hours/week';

/**
 * The hours of a usual week in a few words, as `Mon–Fri 7–5, Sat by appointment`; closed days are not named. Empty without
 * any hours.
 */
export function compactHours({ hours, specialHours }: AllHours): string {
  const runs: { first: string; last: string; times: string }[] = [];
  let before = '';
  for (const day of weekdays) {
    const spans = byOpening(hours.filter((entry) => entry.day === day));
    const isByAppointment = spans.length === 0 && specialHours?.byAppointment.includes(day);
    const times = isByAppointment ? 'by appointment' : spans.map(span).join(' and ');
    const run = runs.at(-1);
    if (times !== '' && times === before && run) run.last = shortDay(day);
    else if (times !== '') runs.push({ first: shortDay(day), last: shortDay(day), times });
    before = times;
  }
  return runs.map(({ first, last, times }) => `${first === last ? first : `${first}–${last}`} ${times}`).join(', ');
}

/** `7–5`; am and pm are said only where the figures alone could be read as a day from morning to evening. */
function span(of: TimeSpan): string {
  const { opens, closes } = of;
  if (isAllDay(of)) return '24 hours';
  if (closes === '24:00') return `${clock(opens)} ${half(opens)}–midnight`;
  const [from, to] = [half(opens), half(closes)];
  if (from === 'am' && to === 'pm') return `${clock(opens)}–${clock(closes)}`;
  if (from === to) return `${clock(opens)}–${clock(closes)} ${to}`;
  return `${clock(opens)} ${from}–${clock(closes)} ${to}`;
}

const half = (time: string): 'am' | 'pm' => (time < '12:00' ? 'am' : 'pm');

function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}
