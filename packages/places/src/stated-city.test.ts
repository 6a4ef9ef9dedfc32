import { findState, type State } from '@poolpros/contracts/states';
import { expect, it } from 'vitest';
import { loadPlaces } from './load.js';
import { placeKey } from './place-key.js';
import { statedCity } from './stated-city.js';

const places = loadPlaces();
const stated = (text: string, code: string) => statedCity(places, findState(code) as State, text);

it.each([
  ['N Las Vegas', 'NV', 'North Las Vegas'],
  ['So. Bend', 'IN', 'South Bend'],
  ['Saint Louis', 'MO', 'St. Louis'],
  ['colorado spgs', 'CO', 'Colorado Springs'],
  ['Washington', 'DC', 'Washington'],
])('takes %s, %s for %s', (text, code, name) => expect(stated(text, code).city?.name).toBe(name));

it.each([
  ['Metarie', 'LA', 'Metairie'],
  ['Delray', 'FL', 'Delray Beach'],
])('offers a city for %s, %s and takes none', (text, code, name) => {
  expect(stated(text, code)).toMatchObject({ city: null, suggestion: { name } });
});

it('knows no city that another state has', () => {
  expect(stated('Houston', 'FL')).toEqual({ city: null, suggestion: null });
});

it('takes every city of the table by its own name', () => {
  for (const state of places.states)
    for (const { name } of places.citiesOf(state.slug))
      expect(placeKey(statedCity(places, state, name).city?.name ?? '')).toBe(placeKey(name));
});
