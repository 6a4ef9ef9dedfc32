import { weekdays } from '@poolpros/contracts/catalogue';
import type { OpeningHours } from '@poolpros/contracts/http/installers';

const names = { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' };

/** The hours of a week in a few words, as `Mon–Fri 7–5, Sat 8–12`; closed days are not named. Empty without any hours. */
export function compactHours(hours: readonly OpeningHours[]): string {
  const runs: { first: string; last: string; times: string }[] = [];
  let before = '';
  for (const day of weekdays) {
    const times = hours
      .filter((entry) => entry.day === day)
      .sort((a, b) => a.opens.localeCompare(b.opens))
      .map(span)
      .join(' and ');
    const run = runs.at(-1);
    if (times !== '' && times === before && run) run.last = names[day];
    else if (times !== '') runs.push({ first: names[day], last: names[day], times });
    before = times;
  }
  return runs.map(({ first, last, times }) => `${first === last ? first : `${first}–${last}`} ${times}`).join(', ');
}

/** `7–5`; am and pm are said only where the figures alone could be read as a day from morning to evening. */
function span({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): string {
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
