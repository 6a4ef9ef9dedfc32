import { mapQuerySchema } from '@poolpros/contracts/http/places';
import { snapView } from '@poolpros/contracts/map-view';
import { expect, it } from 'vitest';
import { mapPictureAddress } from './map-picture.js';

const view = snapView({ lat: 30.2672, lon: -97.7431, miles: 34, width: 272, height: 304 });
const queryOf = (address: string) => Object.fromEntries(new URL(address, 'http://localhost').searchParams);

it('asks for the view as it is, with its circle', () => {
  const address = mapPictureAddress(view, { lat: 30.2672, lon: -97.7431, miles: 25 });
  expect(address).toMatch(/^\/api\/places\/map\.svg\?lat=[^&]+&lon=[^&]+&miles=[^&]+&width=272&height=304&radius=25&/);
  expect(mapQuerySchema.parse(queryOf(address))).toMatchObject({ ...view, radius: 25 });
});

it('has no circle without a middle, and only its steps without miles', () => {
  expect(queryOf(mapPictureAddress(view, null))).not.toHaveProperty('radius');
  expect(queryOf(mapPictureAddress(view, { lat: 30.2672, lon: -97.7431, miles: 0 }))).toMatchObject({ radius: '0' });
});

it('is one address for visitors of one block', () => {
  const one = mapPictureAddress(view, { lat: 30.2672, lon: -97.7431, miles: 25 });
  const other = mapPictureAddress(view, { lat: 30.2674, lon: -97.7433, miles: 25 });
  expect(other).toBe(one);
});
