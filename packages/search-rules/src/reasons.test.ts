import { serviceRadiusMiles } from '@poolpros/contracts/catalogue';
import { type OfferRow, serviceRows } from '@poolpros/contracts/offer-rows';
import { expect, test } from 'vitest';
import { reasonsFor } from './reasons.js';

const bare: Parameters<typeof reasonsFor>[0] = {
  services: ['Pool Installation', 'Pool Renovation', 'Spa Repair'],
  poolTypes: ['Luxury Pools'],
  specializations: ['Concrete Pools'],
  distance: null,
  servesPoint: null,
  responseMinutes: null,
  badges: [],
  city: 'Buda',
  serviceRadius: 30,
};

test('says how far the firm works when no point is known, or when it does not reach it', () => {
  expect(reasonsFor(bare)).toEqual(['Works within 30 miles of Buda']);
  expect(reasonsFor({ ...bare, distance: 80, servesPoint: false })).toEqual(['Works within 30 miles of Buda']);
});

test('claims of a firm that stated no radius only how far it is shown', () => {
  const silent = { ...bare, serviceRadius: serviceRadiusMiles.default };
  expect(reasonsFor({ ...silent, distance: 4.2, servesPoint: true })).toEqual(['Within 50 miles']);
  expect(reasonsFor({ ...silent, distance: 80, servesPoint: false })).toEqual(['Listed within 50 miles of Buda']);
  expect(reasonsFor(silent)).toEqual(['Listed within 50 miles of Buda']);
});

test('names what was asked for, reach, reply speed and license in this order, and repeats no figure of the card', () => {
  const license = { kind: 'license' as const, text: 'TX electrical license active, checked Nov 3, 2026 with TDLR' };
  const known = { distance: 4.2, servesPoint: true, responseMinutes: 200 };
  expect(reasonsFor({ ...bare, ...known, badges: [license] }, ['Pool Renovation'])).toEqual([
    'Does pool renovation',
    'Serves this location',
    'Usually replies within 4 hours',
    license.text,
  ]);
});

test.each([
  [['Spa Repair', 'Sauna Installation'], ['Does spa repair']],
  [['Spa Repair', 'Pool Renovation'], ['Does spa repair and pool renovation']],
  [['Luxury Pools', 'Concrete Pools'], ['Builds luxury pools and concrete pools']],
  [
    ['Pool Renovation', 'Luxury Pools'],
    ['Does pool renovation', 'Builds luxury pools'],
  ],
  [['Sauna Installation'], []],
])('says of %j what the firm does', (asked, reasons) => {
  expect(reasonsFor({ ...bare, servesPoint: true }, asked)).toEqual([...reasons, 'Serves this location']);
});

test.each([
  [30, 'Usually replies within 1 hour'],
  [60, 'Usually replies within 1 hour'],
  [1440, 'Usually replies within 24 hours'],
])('says of a median of %i minutes: %s', (responseMinutes, text) => {
  expect(reasonsFor({ ...bare, responseMinutes })).toContain(text);
});

test('says nothing of replies that take longer than a day', () => {
  expect(reasonsFor({ ...bare, servesPoint: true, responseMinutes: 1441 })).toEqual(['Serves this location']);
});

test('calls a service by its label', ({ onTestFinished }) => {
  const row: OfferRow = serviceRows['Spa Repair'];
  const { label } = row;
  onTestFinished(() => {
    row.label = label;
  });
  row.label = 'Tub Care';
  expect(reasonsFor({ ...bare, servesPoint: true }, ['Spa Repair'])).toContain('Does tub care');
});
