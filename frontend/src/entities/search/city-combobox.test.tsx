import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderElement } from '../../../test/render.js';
import { CityCombobox } from './city-combobox.js';

const cities = [
  { value: 'las-vegas', label: 'Las Vegas', county: 'Clark County', installers: 1 },
  { value: 'north-las-vegas', label: 'North Las Vegas', county: 'Clark County', installers: 1 },
];
const place = (label: string, kind: string, state: string, city: string) => ({
  kind,
  label,
  detail: null,
  state,
  city,
});
const suggestions = {
  places: [
    place('Las Vegas, New Mexico', 'city', 'new-mexico', 'las-vegas'),
    place('Nevada County, California', 'county', 'california', ''),
    place('North Las Vegas, Nevada', 'city', 'nevada', 'north-las-vegas'),
  ],
  installers: [],
};

function Example() {
  const [city, setCity] = useState('');
  return (
    <>
      <CityCombobox
        label="City"
        stateSlug="nevada"
        value={city}
        onCityChange={(chosen) => setCity(chosen?.value ?? '')}
      />
      <output>{city || 'none'}</output>
    </>
  );
}

/** `asked` are the texts that the service was asked for. */
function open(response: object) {
  const asked: (string | null)[] = [];
  const view = renderElement(<Example />, {
    'GET /api/places/states/nevada/cities': cities,
    'GET /api/search/suggestions': ({ url }: Request) => {
      asked.push(new URL(url).searchParams.get('q'));
      return response;
    },
  });
  return { ...view, asked };
}

it('offers the city of the state that another spelling means', async () => {
  const { user, asked } = open(suggestions);
  await user.type(await screen.findByRole('combobox', { name: 'City' }), 'N Las V');
  expect(await screen.findByRole('option')).toHaveTextContent('North Las Vegas');
  expect(asked.at(-1)).toBe('N Las V, Nevada');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('north-las-vegas');
});

it('asks nobody while a label contains what is typed, and says when there is no such city', async () => {
  const { user, asked } = open({ places: [], installers: [] });
  const field = await screen.findByRole('combobox', { name: 'City' });
  await user.type(field, 'vegas');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await user.clear(field);
  await user.type(field, 'Houston');
  expect(await screen.findByText('No city by that name')).toBeVisible();
  expect(asked.at(-1)).toBe('Houston, Nevada');
  expect(asked).not.toContain('vegas, Nevada');
});
