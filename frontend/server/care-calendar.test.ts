import { climateZoneCodes, climateZones } from '@poolpros/calculators/climate';
import fastify from 'fastify';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { careCalendarFile, zoneSlug } from '../src/entities/care/care-calendar-file.js';
import { careEntries } from '../src/entities/care/care-year.js';
import { careCalendarRoutes, careCalendarText } from './care-calendar.js';

const origin = 'https://poolpros.example';
const slugs = climateZoneCodes.map((code) => [zoneSlug(climateZones[code]), code] as const);

function eventsOf(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

const textOf = (slug: string): string => {
  const text = careCalendarText(slug, origin);
  if (text === null) throw new Error(`there is no zone ${slug}`);
  return text;
};

/** The first days of an event. */
function daysOf(event: ICAL.Event, count: number): string[] {
  const days = event.iterator();
  return Array.from({ length: count }, () => days.next().toString());
}

it.each(slugs)('says in the file of %s what the table says', (slug, code) => {
  const entries = careEntries(climateZones[code], 2026);
  const events = eventsOf(textOf(slug));
  expect(
    events.map(({ uid, summary, description, startDate, duration }) => ({
      uid,
      summary,
      description,
      start: startDate.toString(),
      allDay: startDate.isDate,
      days: duration.toSeconds() / 86_400,
    })),
  ).toEqual(
    entries.map(({ task, start, days }) => ({
      uid: `${task.id}.${code.toLowerCase()}@poolpros.example`,
      summary: task.title,
      description: task.text,
      start,
      allDay: true,
      days,
    })),
  );
  for (const event of events) expect(event.isRecurring()).toBe(true);
});

it('comes again on the same days, or on the first Saturday of its months', () => {
  const events = new Map(eventsOf(textOf('midwest')).map((event) => [event.summary, event]));
  const named = (name: string): ICAL.Event => {
    const event = events.get(name);
    if (!event) throw new Error(`there is no event ${name}`);
    return event;
  };
  expect(daysOf(named('Open the pool'), 3)).toEqual(['2026-04-21', '2027-04-21', '2028-04-21']);
  expect(daysOf(named('Bucket test at peak evaporation'), 3)).toEqual(['2026-06-06', '2027-06-05', '2028-06-03']);
  const checks = daysOf(named('Monthly check: calcium, stabilizer, GFCI, gate'), 7);
  expect(checks).toEqual([
    '2026-04-04',
    '2026-05-02',
    '2026-06-06',
    '2026-07-04',
    '2026-08-01',
    '2027-04-03',
    '2027-05-01',
  ]);
});

it.each(slugs)('keeps to the form of the standard in the file of %s', (slug) => {
  const text = textOf(slug);
  expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(textOf(slug)).toBe(text);
  const parsed = ICAL.parse(text);
  expect(ICAL.parse(ICAL.stringify(parsed))).toEqual(parsed);
});

it('sends a file to whoever asks, and nothing for a zone that is none', async () => {
  const app = fastify();
  careCalendarRoutes(app, origin);
  const file = await app.inject(careCalendarFile('low-desert'));
  expect(file.statusCode).toBe(200);
  expect(file.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="pool-care-low-desert.ics"',
  });
  expect(eventsOf(file.body).length).toBeGreaterThan(2);
  expect((await app.inject(careCalendarFile('atlantis'))).statusCode).toBe(404);
  await app.close();
});
