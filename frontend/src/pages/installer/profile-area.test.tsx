import type { Reach } from '@poolpros/contracts/http/installers';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { detail } from '../../../test/installers.js';
import { openProfile } from '../../../test/profile-page.js';
import { problem } from '../../../test/render.js';
import { rememberZip } from '../../entities/search/visitor-zip.js';

const reach = (changes: Partial<Reach> = {}): Reach => ({
  zip: '78704',
  location: 'Austin, TX',
  lat: 30.24,
  lon: -97.77,
  miles: 1.2,
  serves: true,
  ...changes,
});
const responses = {
  'GET /api/installers/12/reach?zip=78704': reach(),
  'GET /api/installers/12/reach?zip=75201': reach({
    zip: '75201',
    location: 'Dallas, TX',
    lat: 32.8,
    lon: -96.8,
    miles: 183.4,
    serves: false,
  }),
  'GET /api/installers/12/reach?zip=00000': problem(404, 'place_not_found', {
    errors: [{ path: 'query.zip', message: 'check this ZIP: we do not recognize it' }],
  }),
  'GET /api/installers/12/reach?zip=00901': problem(400, 'invalid_request', {
    errors: [
      {
        path: 'query.zip',
        message: 'use a place in the 50 states or Washington, DC: we do not cover Puerto Rico yet',
      },
    ],
  }),
};
const area = () => within(screen.getByRole('region', { name: 'Service area' }));

beforeEach(() => sessionStorage.clear());

it('says on a map and in words where the business works', async () => {
  await openProfile();
  const [map] = area().getAllByRole('img', { name: 'Map of the area within 25 miles of Austin' });
  expect(new URL(map?.getAttribute('src') ?? '', 'http://x').searchParams.get('radius')).toBe('25');
  expect(area().getByText(/Works within 25 miles of Austin, Texas/)).toBeVisible();
  expect(area().queryByText(/Your ZIP \d/)).not.toBeInTheDocument();
});

it('claims of a business that stated no radius only how far it is shown', async () => {
  rememberZip('78704');
  await openProfile({ ...responses, 'GET /api/installers/12': detail({ serviceRadius: 50 }) });
  expect(area().getByText(/Shown in searches within 50 miles of Austin, Texas\./)).toBeVisible();
  expect(await area().findByText('Your ZIP 78704 (Austin, TX) is inside this area, 1.2 miles away.')).toBeVisible();
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent,
  );
  expect(data.join()).toContain('HomeAndConstructionBusiness');
  expect(data.join()).not.toContain('areaServed');
});

it('knows the ZIP that the visitor searched', async () => {
  rememberZip('78704');
  await openProfile(responses);
  expect(await area().findByText('Your ZIP 78704 (Austin, TX) is inside this area, 1.2 miles away.')).toBeVisible();
  expect(area().getByLabelText('Your ZIP')).toHaveValue('78704');
});

it('tells who lives outside so, and leads to those who work there', async () => {
  const { user } = await openProfile(responses);
  await user.type(area().getByLabelText('Your ZIP'), '75201');
  await user.click(area().getByRole('button', { name: 'Check' }));
  expect(await area().findByText(/Your ZIP 75201 \(Dallas, TX\) is outside this area, 183.4 miles away/)).toBeVisible();
  expect(area().getByRole('link', { name: 'See who works in 75201' })).toHaveAttribute(
    'href',
    '/search-results?location=75201',
  );
});

it.each([
  ['787', 'Enter a five-digit ZIP code.'],
  ['2134', 'Did you mean 02134 in Massachusetts?'],
  ['00901', 'Use a place in the 50 states or Washington, DC: we do not cover Puerto Rico yet.'],
  ['00000', 'Check this ZIP: we do not recognize it.'],
])('says what is wrong with %s', async (zip, message) => {
  const { user } = await openProfile(responses);
  await user.type(area().getByLabelText('Your ZIP'), `${zip}{Enter}`);
  expect(await area().findByText(message)).toBeVisible();
  expect(area().getByLabelText('Your ZIP')).toBeInvalid();
});
