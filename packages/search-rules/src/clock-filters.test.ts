import { isOpenAt } from '@poolpros/contracts/hours/open-now';
import { goodForHeader } from '@poolpros/contracts/http/search';
import { createRandom } from '@poolpros/seed-data/random';
import { expect, test } from 'vitest';
import {
  type ClockFields,
  clockFields,
  goodForHeaders,
  hoursWanted,
  slotStart,
  usesClock,
  weeksWanted,
  type ZoneGroup,
} from './clock-filters.js';
import { filterValuesOf } from './filters.js';
import type { Range } from './hour-keys.js';
import type { Selection } from './plan.js';
import { sampleSnapshot } from './testing/sample-snapshot.js';
import { randomSnapshot } from './testing/snapshots.js';

const has = (ranges: readonly Range[], key: number) => ranges.some(([from, to]) => from <= key && key < to);

type Listing = ReturnType<typeof sampleSnapshot>;

/** What a store looks for at a time. */
const wantedAt = (at: Date) => ({ hours: hoursWanted(at), weeks: weeksWanted(at) });

/** What a store finds out from the fields that it keeps. */
function found({ timeZone, freeWeeks, hours }: ClockFields, wanted: ReturnType<typeof wantedAt>) {
  const inZone = <T>(groups: ZoneGroup<T>[]) => groups.find(({ zones }) => zones.includes(timeZone))?.wanted;
  const isOpen = inZone(wanted.hours)?.some(
    ({ date, weeks }) =>
      has(hours.open, date.open) ||
      (!has(hours.days, date.day) && weeks.some(({ day, open }) => has(hours.days, day) && has(hours.open, open))),
  );
  const takesWork = inZone(wanted.weeks)?.some((week) => freeWeeks.includes(week));
  return { open: isOpen === true, work: takesWork === true };
}

const storeSays = (listing: Listing, at: Date) => found(clockFields(listing), wantedAt(at));

test('what stores keep says the same as the hours, at any time, also where clocks change', () => {
  const random = createRandom(20_261_128);
  const begin = Date.parse('2026-06-09T00:00:00Z');
  const instants = [
    ...Array.from({ length: 60 }, () => begin + random.between(0, 3 * 288) * 300_000),
    // The hours around both changes of the clock, and the end of a year.
    ...['2026-03-08T05:00:00Z', '2026-11-01T04:00:00Z', '2026-12-31T22:00:00Z'].flatMap((from) =>
      Array.from({ length: 12 }, (_, step) => Date.parse(from) + step * 1_800_000),
    ),
  ].map((ms) => ({ at: new Date(ms), wanted: wantedAt(new Date(ms)) }));
  const seen = { open: 0, shut: 0 };
  for (let id = 1; id <= 60; id++) {
    const listing = randomSnapshot(random, id);
    const kept = clockFields(listing);
    for (const { at, wanted } of instants) {
      const { open, work } = filterValuesOf(listing, at);
      const expected = { open: open.includes('now'), work: work.includes('this_month') };
      expect(found(kept, wanted), `${id} at ${at.toISOString()}`).toEqual(expected);
      seen[expected.open ? 'open' : 'shut'] += 1;
    }
  }
  expect(Math.min(seen.open, seen.shut)).toBeGreaterThan(500);
});

const late = [
  { day: 'sun' as const, opens: '20:00', closes: '02:00' },
  { day: 'tue' as const, opens: '00:00', closes: '24:00' },
];

test.each([
  ['late on Sunday', '2026-11-23T03:00:00Z', true],
  ['in the night to Monday', '2026-11-23T07:59:00Z', true],
  ['when it closes', '2026-11-23T08:00:00Z', false],
  ['at the first minute of a day of 24 hours', '2026-11-24T06:00:00Z', true],
  ['at its last minute', '2026-11-25T05:59:00Z', true],
  ['after it', '2026-11-25T06:00:00Z', false],
])('%s a business with overnight hours is open: %s, %s', (_, instant, open) => {
  const listing = sampleSnapshot({ hours: late, specialHours: undefined, timeZone: 'America/Chicago' });
  expect(isOpenAt({ hours: late }, 'America/Chicago', new Date(instant))).toBe(open);
  expect(storeSays(listing, new Date(instant)).open).toBe(open);
});

test('a business without hours or without a time zone is never open', () => {
  const at = new Date('2026-11-24T12:00:00Z');
  expect(storeSays(sampleSnapshot({ hours: [], specialHours: undefined }), at).open).toBe(false);
  expect(storeSays(sampleSnapshot({ hours: late, specialHours: undefined, timeZone: null }), at).open).toBe(false);
  expect(isOpenAt({ hours: late }, null, at)).toBe(false);
});

test('a closed date counts in place of the week, and not the day after', () => {
  const specialHours = { byAppointment: [], seasons: [], dates: [{ date: '2026-11-24', hours: [], note: '' }] };
  const listing = sampleSnapshot({ hours: late, specialHours, timeZone: 'America/Chicago' });
  expect(storeSays(listing, new Date('2026-11-24T18:00:00Z')).open).toBe(false);
  expect(storeSays(listing, new Date('2026-12-01T18:00:00Z')).open).toBe(true);
});

const nothing: Selection = {
  services: [],
  poolTypes: [],
  languages: [],
  open: [],
  work: [],
  serviceType: null,
  minRating: null,
};

test('only a search that depends on the clock says how long its response holds: to the end of its five minutes', () => {
  const now = new Date('2026-06-10T17:03:20Z');
  const at = slotStart(now);
  expect(at.toISOString()).toBe('2026-06-10T17:00:00.000Z');
  expect(goodForHeaders({ selection: nothing, at }, now)).toEqual({});
  expect(goodForHeaders({ selection: { ...nothing, open: ['weekends'] }, at }, now)).toEqual({});
  expect(usesClock({ ...nothing, work: ['this_month'] })).toBe(true);
  const open: Selection = { ...nothing, open: ['now'] };
  expect(goodForHeaders({ selection: open, at }, now)).toEqual({ [goodForHeader]: 100_000 });
  expect(goodForHeaders({ selection: open, at }, new Date('2026-06-10T17:07:00Z'))).toEqual({ [goodForHeader]: 0 });
});
