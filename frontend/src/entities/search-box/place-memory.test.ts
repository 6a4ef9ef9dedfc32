import { expect, it } from 'vitest';
import { noFilters } from '../search/search-filters.js';
import { asRemembered, atPlace, meaningOf, type PlaceMeaning } from './place-memory.js';

const glendale = (state: string, code: string) => ({
  label: `Glendale, ${code}`,
  location: `Glendale, ${state}`,
  state: state.toLowerCase(),
  city: 'glendale',
});
const memory: PlaceMeaning[] = [
  { typed: 'Glendale', place: glendale('Arizona', 'AZ'), asTyped: true, others: [glendale('California', 'CA')] },
];
const cookCounty = { label: 'Cook County, IL', location: 'Cook County, Illinois', state: 'illinois', city: '' };

it('reads a typed name as the place that was chosen for it, however it is written', () => {
  expect(asRemembered({ ...noFilters, location: ' glendale', distance: 25 }, memory)).toEqual({
    ...noFilters,
    location: 'Glendale, Arizona',
    state: 'arizona',
    city: 'glendale',
    distance: 25,
  });
});

it.each([
  ['another name', { ...noFilters, location: 'Springfield' }],
  ['no name', noFilters],
  ['the name with a state', { ...noFilters, location: 'Glendale', state: 'california', city: 'glendale' }],
])('leaves %s as it is', (_, filters) => {
  expect(asRemembered(filters, memory)).toBe(filters);
});

it('gives slugs to a city alone, as those of a county would be read as its state', () => {
  expect(atPlace(noFilters, cookCounty)).toMatchObject({ location: 'Cook County, Illinois', state: '', city: '' });
});

it('knows for which name the place of a search was chosen', () => {
  expect(meaningOf(memory, { ...noFilters, location: 'Glendale, Arizona' })?.typed).toBe('Glendale');
  expect(meaningOf(memory, { ...noFilters, location: 'Glendale, California' })).toBeUndefined();
});
