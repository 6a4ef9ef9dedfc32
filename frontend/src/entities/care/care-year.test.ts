import { type ClimateZoneCode, climateZoneCodes, climateZones } from '@poolpros/calculators/climate';
import { describe, expect, it } from 'vitest';
import { careTasks } from '../../../content/care/calendar.js';
import { careEntries, careYear, phaseOf } from './care-year.js';

const phasesOf = (zone: ClimateZoneCode) =>
  climateZones[zone].water.map((_, month) => phaseOf(climateZones[zone], month)).join(' ');
const dueIn = (zone: ClimateZoneCode) =>
  careYear(climateZones[zone]).flatMap(({ month, due }) => due.map(({ id }) => `${month}: ${id}`));

it('closes and opens pools in the months of their zone', () => {
  expect(phasesOf('CHI')).toBe('closed closed closed opening opening open open open closing closing closed closed');
  expect(careYear(climateZones.CHI)[3]?.work).toBe(
    'Open, late April to mid-May: clean the filter, balance the water, run the pump for a day',
  );
  expect(careYear(climateZones.CHI)[9]?.work).toContain('Close, mid-September to early October');
});

it('never closes pools that stay open, and lets them rest in cold water alone', () => {
  expect(phasesOf('HOU')).toBe('mild mild open open open open open open open open open mild');
  expect(new Set(phasesOf('MIA').split(' '))).toEqual(new Set(['open']));
  expect(careYear(climateZones.HOU)[0]?.work).toContain('Run the pump less');
});

it('names in the month what comes once a year', () => {
  expect(dueIn('CHI')).toEqual([
    'February: book-opening',
    'March: yearly-service',
    'June: bucket-test',
    'July: book-closing',
  ]);
  expect(dueIn('PHX')).toEqual(['March: yearly-service', 'June: bucket-test', 'November: freeze-guard']);
  expect(dueIn('MIA')).toEqual(['January: yearly-service', 'May: bucket-test']);
});

it('makes windows whole days, from the first of their first third to the last of their last', () => {
  const entries = new Map(careEntries(climateZones.CHI, 2026).map((entry) => [entry.task.id, entry]));
  expect(entries.get('open-pool')).toMatchObject({ start: '2026-04-21', days: 30, months: [] });
  expect(entries.get('close-pool')).toMatchObject({ start: '2026-09-11', days: 30, months: [] });
  expect(entries.get('book-opening')).toMatchObject({ start: '2026-02-24', days: 1, months: [] });
  expect(entries.get('monthly-check')).toMatchObject({ start: '2026-04-04', days: 1, months: [4, 5, 6, 7, 8] });
  expect(entries.get('cover-check')).toMatchObject({ start: '2026-01-03', months: [1, 2, 3, 11, 12] });
});

describe.each(climateZoneCodes)('the zone %s', (code) => {
  const entries = careEntries(climateZones[code], 2026);

  it('has a yearly service, a monthly check and a test for leaks', () => {
    const ids = entries.map(({ task }) => task.id);
    expect(ids).toEqual(expect.arrayContaining(['yearly-service', 'monthly-check', 'bucket-test']));
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('opens and closes, or neither', () => {
    const ids = entries.map(({ task }) => task.id);
    const closes = climateZones[code].closing !== null;
    for (const id of ['open-pool', 'close-pool', 'book-opening', 'book-closing', 'cover-check'])
      expect(ids.includes(id)).toBe(closes);
  });

  it('begins on days that every year has', () => {
    for (const { start, days } of entries) {
      expect(start).toMatch(/^2026-\d\d-\d\d$/);
      expect(start.endsWith('02-29')).toBe(false);
      expect(days).toBeGreaterThan(0);
      expect(days).toBeLessThan(60);
    }
  });
});

it('leaves no task to no zone', () => {
  const used = new Set(
    climateZoneCodes.flatMap((code) => careEntries(climateZones[code], 2026).map(({ task }) => task.id)),
  );
  expect([...used].sort()).toEqual(careTasks.map(({ id }) => id).sort());
});
