import { weekdays } from '@poolpros/contracts/catalogue';
import { type OpeningHours, weekHours } from '@poolpros/contracts/http/opening-hours';

type Weekday = OpeningHours['day'];
type Span = Pick<OpeningHours, 'opens' | 'closes'>;

/** The content of a cell about a week. */
export interface HoursCell {
  hours: OpeningHours[];
  byAppointment: Weekday[];
}

export const hoursExample = 'Mon-Fri 8-5; Sat 9:00-12:30; Sun by appointment';
const unreadable = `must look like "${hoursExample}"`;

class UnreadableHours extends Error {}

const day =
  '(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\\b\\.?';
const to = '\\s*(?:-|–|—|to|through|thru)\\s*';
const days = `(?:${day}(?:${to}${day})?|daily|every day|weekdays|weekends)`;
const dayList = new RegExp(`(${days}(?:(?:\\s*[,&/]\\s*|\\s+and\\s+|\\s+)${days})*)`, 'g');
const clock = '(?:\\d{1,2}(?::\\d{2})?\\s*(?:[ap]\\.?m?\\.?)?|noon|midnight)';
const timeRange = new RegExp(`^(${clock})${to}(${clock})$`);

const sets: Record<string, readonly Weekday[]> = {
  daily: weekdays,
  'every day': weekdays,
  weekdays: weekdays.slice(0, 5),
  weekends: weekdays.slice(5),
};

/** `mon-wed, fri` → its days; a range may wrap past Sunday. */
function daysIn(text: string): Weekday[] {
  const indexOf = (name: string) => weekdays.indexOf(name.slice(0, 3) as Weekday);
  return [...text.matchAll(new RegExp(days, 'g'))].flatMap(([item]) => {
    const [first = '', last = first] = item.split(new RegExp(to));
    if (sets[first]) return [...sets[first]];
    const length = (indexOf(last) - indexOf(first) + weekdays.length) % weekdays.length;
    return Array.from(
      { length: length + 1 },
      (_, ahead) => weekdays[(indexOf(first) + ahead) % weekdays.length] ?? 'mon',
    );
  });
}

interface Clock {
  minutes: number;
  /** `either` may be in the morning or the afternoon; `24` is on a 24-hour clock. */
  kind: 'half' | '24' | 'either';
}

function clockOf(text: string): Clock {
  if (text === 'noon') return { minutes: 720, kind: 'half' };
  if (text === 'midnight') return { minutes: 0, kind: 'half' };
  const [, typed = '', rest = '00', half] = /^(\d{1,2})(?::(\d{2}))?\s*([ap])?/.exec(text) ?? [];
  const [hour, minute] = [Number(typed), Number(rest)];
  const isClock = half ? hour >= 1 && hour <= 12 : hour < 24 || (hour === 24 && minute === 0);
  if (minute > 59 || !isClock) throw new UnreadableHours(unreadable);
  if (half) return { minutes: (hour % 12) * 60 + minute + (half === 'p' ? 720 : 0), kind: 'half' };
  return { minutes: hour * 60 + minute, kind: typed.startsWith('0') || hour > 12 ? '24' : 'either' };
}

const dayMinutes = 24 * 60;
/** Earlier opening hours need an explicit am. */
const earliest = 5 * 60;
const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** `8-5` → 08:00 to 17:00, the usual meaning; ambiguous hours are rejected. */
function spanOf(text: string): Span {
  if (/^(?:open )?24(?: hours| ?hrs?|\/7)$/.test(text)) return { opens: '00:00', closes: '24:00' };
  const [, first, last] = timeRange.exec(text) ?? [];
  if (!first || !last) throw new UnreadableHours(unreadable);
  const [opening, closing] = [clockOf(first), clockOf(last)];
  const opens = opening.minutes + (opening.kind === 'either' && opening.minutes < earliest ? 720 : 0);
  if (opens >= dayMinutes) throw new UnreadableHours(unreadable);
  if (opening.kind === 'either' && closing.kind === 'half' && opens + 720 < closing.minutes)
    throw new UnreadableHours(`needs am or pm at both times of "${text}"`);
  let closes = closing.minutes;
  const isTwelveHour = opening.kind !== '24' || opens <= 720;
  if (closing.kind === 'either' && isTwelveHour) while (closes <= opens) closes += 720;
  return { opens: timeOf(opens), closes: closes % dayMinutes === 0 ? '24:00' : timeOf(closes % dayMinutes) };
}

type Part = 'closed' | 'by appointment' | Span[];

function partOf(text: string): Part {
  if (text === 'closed') return 'closed';
  if (/^by (?:appointment|appt\.?)(?: only)?$/.test(text)) return 'by appointment';
  return text.split(/\s*(?:[,&]|\band\b)\s*/).map(spanOf);
}

/** `Mon-Fri 8-12, 1-5; Sat 9:00-12:30; Sun by appointment`, and other common notations of a week. */
export function parseHoursCell(cell: string): HoursCell | { problem: string } {
  const text = cell.toLowerCase().replace(/\s+/g, ' ').trim();
  if (text === '') return { hours: [], byAppointment: [] };
  const [before, ...pieces] = text === '24/7' ? ['', 'daily', text] : text.split(dayList);
  if (before !== '' || pieces.length === 0) return { problem: unreadable };
  try {
    const parts = pieces.flatMap((piece, index) =>
      index % 2 === 0 ? daysIn(piece).map((each) => ({ day: each, part: partOf(strip(pieces[index + 1] ?? '')) })) : [],
    );
    return weekOf(parts);
  } catch (error) {
    if (error instanceof UnreadableHours) return { problem: error.message };
    throw error;
  }
}

const strip = (text: string): string => text.replace(/^[\s,;:]+|[\s,;.]+$/g, '');

function weekOf(parts: readonly { day: Weekday; part: Part }[]): HoursCell | { problem: string } {
  const kinds = (each: Weekday) =>
    new Set(parts.filter((p) => p.day === each).map(({ part }) => (typeof part === 'string' ? part : 'open')));
  const torn = weekdays.find((each) => kinds(each).size > 1);
  if (torn) return { problem: `says two things of ${torn}` };
  const stated = parts.flatMap(({ day: of, part }) =>
    typeof part === 'string' ? [] : part.map((span) => ({ day: of, ...span })),
  );
  const { data: hours, error } = weekHours.safeParse(stated);
  if (error) return { problem: error.issues[0]?.message ?? unreadable };
  return { hours, byAppointment: weekdays.filter((each) => kinds(each).has('by appointment')) };
}
