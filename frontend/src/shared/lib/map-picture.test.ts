import { mapQuerySchema } from '@poolpros/contracts/http/places';
import { snapView } from '@poolpros/contracts/map-view';
import { expect, it } from 'vitest';
import { mapPictureUrl } from './map-picture.js';

const view = snapView({ lat: 30.2672, lon: -97.7431, miles: 34, width: 272, height: 304 });
const queryOf = (url: string) => Object.fromEntries(new URL(url, 'http://localhost').searchParams);

it('asks for the view as it is, with its circle', () => {
  const url = mapPictureUrl(view, { lat: 30.2672, lon: -97.7431, miles: 25 });
  expect(url).toMatch(/^\/api\/places\/map\.svg\?lat=[^&]+&lon=[^&]+&miles=[^&]+&width=272&height=304&radius=25&/);
  expect(mapQuerySchema.parse(queryOf(url))).toMatchObject({ ...view, radius: 25 });
});

it('has no circle without a middle, and only its steps without miles', () => {
  expect(queryOf(mapPictureUrl(view, null))).not.toHaveProperty('radius');
  expect(queryOf(mapPictureUrl(view, { lat: 30.2672, lon: -97.7431, miles: 0 }))).toMatchObject({ radius: '0' });
});

it('is one URL for visitors of one block', () => {
  const one = mapPictureUrl(view, { lat: 30.2672, lon: -97.7431, miles: 25 });
  const other = mapPictureUrl(view, { lat: 30.2674, lon: -97.7433, miles: 25 });
  expect(other).toBe(one);
});
