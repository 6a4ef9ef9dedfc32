import { mapQuerySchema } from '@poolpros/contracts/http/places';
import { snapView } from '@poolpros/contracts/map-view';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlaceMap } from './place-map.js';

it('asks for a picture that is drawn as it is asked for, with the whole circle', () => {
  render(<PlaceMap label="Austin, TX" lat={30.2672} lon={-97.7431} miles={25} />);
  const picture = screen.getByRole('img', { name: 'Map of the area within 25 miles of Austin, TX' });
  const { searchParams } = new URL(picture.getAttribute('src') ?? '', 'http://localhost');
  const query = mapQuerySchema.parse(Object.fromEntries(searchParams));
  expect(snapView(query)).toEqual(query);
  expect(query.radius).toBe(25);
  expect(query.miles).toBeGreaterThanOrEqual(25 * 1.25 - 1e-6);
});
