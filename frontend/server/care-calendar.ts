import { climateZoneCodes, climateZones } from '@poolpros/calculators/climate';
import type { FastifyInstance } from 'fastify';
import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import { calendarUpdated } from '../content/care/calendar.js';
import { careCalendarFile, zoneSlug } from '../src/entities/care/care-calendar-file.js';
import { type CareEntry, careEntries } from '../src/entities/care/care-year.js';

const dayMs = 86_400_000;
const daySeconds = 86_400;

/** The days of an entry repeat each year; a day of a month is its first Saturday. */
const ruleOf = ({ months }: CareEntry): string =>
  months.length === 0 ? 'FREQ=YEARLY' : `FREQ=YEARLY;BYMONTH=${months.join(',')};BYDAY=1SA`;

/** The file of a climate zone (RFC 5545), always with the same bytes; null for an unknown zone. */
export function careCalendarText(slug: string, publicUrl: string): string | null {
  const code = climateZoneCodes.find((each) => zoneSlug(climateZones[each]) === slug);
  if (!code) return null;
  const zone = climateZones[code];
  const { host } = new URL(publicUrl);
  const updated = new Date(calendarUpdated);
  const calendar = ical({
    name: `Pool care: ${zone.climate}`,
    prodId: { company: host, product: 'Pool care calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const entry of careEntries(zone, updated.getUTCFullYear())) {
    const start = new Date(entry.start);
    calendar.createEvent({
      id: `${entry.task.id}.${code.toLowerCase()}@${host}`,
      stamp: updated,
      start,
      end: new Date(start.getTime() + entry.days * dayMs),
      allDay: true,
      repeating: `RRULE:${ruleOf(entry)}`,
      summary: entry.task.title,
      description: entry.task.text,
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    });
  }
  return calendar.toString();
}

/** The calendar files that the pages link. */
export function careCalendarRoutes(app: FastifyInstance, publicUrl: string): void {
  app.get<{ Params: { zone: string } }>(careCalendarFile(':zone'), (request, reply) => {
    const text = careCalendarText(request.params.zone, publicUrl);
    if (text === null) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such calendar.');
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', `public, max-age=${daySeconds}`)
      .header('content-disposition', `attachment; filename="pool-care-${request.params.zone}.ics"`)
      .send(text);
  });
}
