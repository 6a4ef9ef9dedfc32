import { listingRoles } from '@poolpros/contracts/roles';
import { expect, test } from 'vitest';
import { mailedMembers, recipientsOf } from './recipients.js';

const listing = { name: 'Hillstone Pools', contactEmail: 'office@hillstone.example', fieldSources: {} };
const contact = (name: string, email: string) => ({ accountId: name, name, email });

test('a listing without members who can be written to is written to itself', () => {
  expect(recipientsOf(listing, [], true)).toEqual([{ name: 'Hillstone Pools', address: 'office@hillstone.example' }]);
  expect(recipientsOf({ ...listing, contactEmail: null }, [], true)).toEqual([]);
});

test('a contact email that its owner stated gets no mails while no member can be written to', () => {
  const stated = { ...listing, fieldSources: { contactEmail: 'owner' as const } };
  expect(recipientsOf(stated, [], true)).toEqual([]);
  expect(recipientsOf(stated, [contact('Bo', 'bo@home.example')], true)).toHaveLength(1);
  expect(recipientsOf(stated, [], false)).toHaveLength(1);
});

test('members get the mails instead of the listing, each email once', () => {
  const contacts = [contact('Ann', 'Ann@hillstone.example'), contact('Bo', 'bo@home.example')];
  expect(recipientsOf(listing, [...contacts, contact('Ann again', 'ann@HILLSTONE.example')], true)).toEqual([
    { accountId: 'Ann', name: 'Ann', address: 'Ann@hillstone.example' },
    { accountId: 'Bo', name: 'Bo', address: 'bo@home.example' },
  ]);
});

test('owners and managers get mails, staff does not, and no more than can be asked for', () => {
  const members = listingRoles.map((role) => ({ listingId: 1, accountId: role, role, addedAt: new Date(0) }));
  expect(mailedMembers(members, 100)).toEqual(['owner', 'manager']);
  expect(mailedMembers(members, 1)).toEqual(['owner']);
});
