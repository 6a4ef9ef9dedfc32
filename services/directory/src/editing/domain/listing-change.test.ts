import { tableOf } from '@poolpros/chassis/testing/machine-table';
import { services } from '@poolpros/contracts/catalogue';
import { dayMs } from '@poolpros/contracts/time';
import { expect, test } from 'vitest';
import {
  changeMachine,
  type Edit,
  heldFields,
  mergedEdit,
  needsLicense,
  type PlacedEdit,
  splitEdit,
} from './listing-change.js';

const now = new Date('2026-11-23T12:00:00Z');
const settled = { ownerSince: new Date('2026-01-01T00:00:00Z'), waitingState: null, now };
const listing = {
  website: 'https://www.hillstone.example',
  stateSlug: 'arizona',
  services: ['Pool Cleaning' as const],
};
const placed = (edit: Edit, move: PlacedEdit['move'] = null): PlacedEdit => ({ edit, move });
const austin = { latitude: 30.2672, longitude: -97.7431 };
const north = (miles: number) => ({ ...austin, latitude: austin.latitude + miles / 69.1 });

test('where a change can go, and who takes it there', () => {
  expect(`\n${tableOf(changeMachine)}\n`).toMatchInlineSnapshot(`
    "
                   pending         needs_revision  applied  declined  withdrawn  (begin)  by
    apply_at_once  -               -               -        -         -          applied  contractor staff system
    propose        -               -               -        -         -          pending  contractor system
    revise         pending         pending         -        -         -          -        contractor system
    ask_revision   needs_revision  -               -        -         -          -        staff, with a reason
    apply          applied         -               -        -         -          -        staff
    decline        declined        declined        -        -         -          -        staff, with a reason
    withdraw       withdrawn       withdrawn       -        -         -          -        contractor staff system
    "
  `);
});

test.each<[string, Edit, string[]]>([
  ['a name', { name: 'Hillstone' }, ['name']],
  ['a registered name', { legalName: 'Hillstone LLC' }, ['legalName']],
  ['a phone', { phone: '+15125550100' }, ['phone']],
  ['an email', { contactEmail: 'new@hillstone.example' }, ['contactEmail']],
  ['a website at another domain', { website: 'https://other.example' }, ['website']],
  ['another page of the website', { website: 'https://hillstone.example/pools' }, []],
  ['no website any more', { website: null }, ['website']],
  ['a license', { licenses: [{ number: 'TECL 20418', stateCode: 'TX', classification: '' }] }, ['licenses']],
  ['a service that the state licenses', { services: ['Pool Cleaning', 'Pool Installation'] }, ['services']],
  ['a service that nobody licenses', { services: ['Pool Cleaning', 'Pool Lighting'] }, []],
  ['fewer services', { services: ['Pool Lighting'] }, []],
  [
    'everything else',
    {
      description: 'Other words.',
      hours: [],
      priceRange: '$$',
      serviceRadius: 20,
      poolTypes: [],
      specializations: [],
      foundedYear: 2001,
      crewSize: 3,
      languages: ['English'],
      paymentMethods: ['Cash'],
    },
    [],
  ],
])('%s: what of it waits', (_, edit, held) => {
  expect(heldFields(listing, placed(edit), settled)).toEqual(held);
});

test.each([
  [null, 'https://linktr.ee/hillstone', true],
  [null, 'https://www.google.com/url?q=https://elsewhere.example', true],
  [null, 'https://hillstone.example', true],
  ['https://facebook.com/hillstone', 'https://facebook.com/other', true],
  ['https://facebook.com/hillstone', 'https://instagram.com/hillstone', true],
  ['https://facebook.com/hillstone', 'https://facebook.com/hillstone', false],
  ['https://m.hillstone.example/a', 'https://www.hillstone.example/b', false],
])('a website that was %s and becomes %s waits: %s', (before, after, waits) => {
  expect(heldFields({ ...listing, website: before }, placed({ website: after }), settled)).toEqual(
    waits ? ['website'] : [],
  );
});

const renovation: Edit = { services: ['Pool Cleaning', 'Pool Renovation'] };
test.each<[string, string, Edit, string | null]>([
  ['of the page, while a move to a state without licenses waits', 'arizona', { stateSlug: 'colorado' }, null],
  ['that the same edit names', 'colorado', { stateSlug: 'arizona' }, null],
  ['of a move that already waits', 'colorado', {}, 'arizona'],
])('a service waits when it needs a license in the state %s', (_, stateSlug, place, waitingState) => {
  const edit = placed({ ...renovation, ...place }, { from: austin, to: north(500) });
  expect(heldFields({ ...listing, stateSlug }, edit, { ...settled, waitingState })).toContain('services');
});

test('a service that needs a license in neither state does not wait for the move', () => {
  const edit = placed({ ...renovation, stateSlug: 'kansas' }, { from: austin, to: north(500) });
  expect(heldFields({ ...listing, stateSlug: 'colorado' }, edit, settled)).toEqual(['stateSlug']);
});

test('an address waits when it moves more than a mile, with all that names it', () => {
  const edit: Edit = { citySlug: 'dallas', zipCode: '75201', street: '1 Main St' };
  expect(heldFields(listing, placed(edit, { from: austin, to: north(0.99) }), settled)).toEqual([]);
  expect(heldFields(listing, placed(edit, { from: austin, to: north(1.01) }), settled)).toEqual([
    'citySlug',
    'zipCode',
    'street',
  ]);
});

test('an address waits in any case for seven days after a change of owner', () => {
  const edit = placed({ street: '1 Main St' }, { from: austin, to: austin });
  const daysAgo = (days: number) => ({ ...settled, ownerSince: new Date(now.getTime() - days * dayMs) });
  expect(heldFields(listing, edit, daysAgo(6.9))).toEqual(['street']);
  expect(heldFields(listing, edit, daysAgo(7))).toEqual([]);
  expect(heldFields(listing, edit, { ...settled, ownerSince: null })).toEqual([]);
});

test('an edit is split: what needs no license is applied, and the whole list of services waits', () => {
  const wanted: Edit = { services: ['Pool Cleaning', 'Pool Lighting', 'Pool Installation'], priceRange: '$$' };
  expect(splitEdit(listing, placed(wanted), settled)).toEqual({
    applied: { priceRange: '$$', services: ['Pool Cleaning', 'Pool Lighting'] },
    held: { services: wanted.services },
  });
  const only: Edit = { services: ['Pool Installation'] };
  expect(splitEdit(listing, placed(only), settled)).toEqual({ applied: {}, held: only });
});

test('services that wait are added to those that the listing has by then', () => {
  const after: Edit = { services: ['Pool Cleaning', 'Pool Installation'] };
  const current = { services: ['Pool Cleaning' as const, 'Pool Lighting' as const] };
  expect(mergedEdit(current, { services: ['Pool Cleaning'] }, after)).toEqual({
    services: ['Pool Cleaning', 'Pool Lighting', 'Pool Installation'],
  });
});

test.each([
  [
    'arizona',
    ['Pool Installation', 'Pool Renovation', 'Pool Repair', 'Spa Repair', 'Spa Installation', 'Pool Heating'],
  ],
  ['colorado', []],
  ['massachusetts', ['Pool Installation', 'Pool Renovation', 'Spa Installation']],
  ['nowhere', []],
])('in %s these services need a license', (stateSlug, licensed) => {
  expect(services.filter((service) => needsLicense(stateSlug, service)).sort()).toEqual([...licensed].sort());
});
