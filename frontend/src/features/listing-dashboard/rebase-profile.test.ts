import { expect, it } from 'vitest';
import { ownListing } from '../../../test/account-fixtures.js';
import { changesOf, valuesOf } from './profile-values.js';
import { rebased } from './rebase-profile.js';

const { fields } = ownListing;
const was = valuesOf(fields);
const onto = (typed: Partial<typeof was>, stored: Partial<typeof fields>) =>
  rebased({ was, values: { ...was, ...typed }, conflicts: [] }, { ...fields, ...stored });

it('keeps what was typed and takes over what someone else saved, so that only the former is sent', () => {
  const stored = { ...fields, crewSize: 9, priceRange: '$$' };
  const { values, conflicts } = onto({ street: '1 Main St' }, stored);
  expect([values.street, values.crewSize, values.priceRange, conflicts]).toEqual(['1 Main St', '9', '$$', []]);
  expect(changesOf(stored, values)).toEqual({ before: { street: null }, after: { street: '1 Main St' } });
});

it.each([
  ['changed to something else', { crewSize: '8' }, { crewSize: 9 }, ['crewSize']],
  ['changed to the same', { crewSize: '9' }, { crewSize: 9 }, []],
  ['changed here alone', { crewSize: '8' }, {}, []],
  ['changed there alone', {}, { crewSize: 9 }, []],
] as const)('a field that was %s is a conflict, or not', (_, typed, stored, conflicts) => {
  expect(onto(typed, stored).conflicts).toEqual(conflicts);
});

it('keeps a city together with its state', () => {
  const { values, conflicts } = onto({ citySlug: 'dallas' }, { stateSlug: 'ohio', citySlug: 'columbus' });
  expect([values.stateSlug, values.citySlug, conflicts]).toEqual(['texas', 'dallas', ['stateSlug', 'citySlug']]);
});

it('remembers a conflict until the field says what is stored', () => {
  const stored = { ...fields, crewSize: 9 };
  const once = onto({ crewSize: '8' }, stored);
  expect(rebased(once, stored)).toEqual(once);
  expect(rebased(once, { ...fields, crewSize: 8 }).conflicts).toEqual([]);
});
