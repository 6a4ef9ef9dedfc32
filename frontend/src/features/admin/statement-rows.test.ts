import { expect, it } from 'vitest';
import { statement } from '../../../test/account-fixtures.js';
import { differences } from './statement-rows.js';

it('names the fields that differ, by their labels', () => {
  const after = {
    ...statement,
    phone: '+15125550188',
    website: null,
    services: ['Pool Repair' as const, 'Pool Cleaning' as const],
    licenses: [{ number: 'TECL 20418', stateCode: 'TX' as const, classification: 'Electrical contractor' }],
    insuranceEndsOn: '2027-06-30',
  };
  expect(differences(statement, after)).toEqual([
    { label: 'Phone', before: '(512) 555-0142', after: '(512) 555-0188' },
    { label: 'Website', before: 'https://hillstone.example', after: '' },
    { label: 'Services', before: 'Pool Installation', after: 'Pool Repair, Pool Cleaning' },
    { label: 'Licenses', before: '', after: 'TX TECL 20418, Electrical contractor' },
    { label: 'Policy end date', before: '', after: 'June 30, 2027' },
  ]);
});

it('finds none if all fields are the same', () => {
  expect(differences(statement, { ...statement })).toEqual([]);
});
