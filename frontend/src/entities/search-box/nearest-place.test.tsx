import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { problem, renderElement } from '../../../test/render.js';
import { NearestPlace } from './nearest-place.js';

const scottsdale = {
  places: [{ kind: 'city', label: 'Scottsdale, Arizona', detail: null, state: 'arizona', city: 'scottsdale' }],
  installers: [],
};

it.each([
  ['/arizona/scotsdale', 'scotsdale Arizona'],
  ['/pool-repair/AZ/scotsdale', 'scotsdale Arizona'],
  ['/scotsdale/arizona', 'scotsdale Arizona'],
])('leads from %s to the nearest city', async (pathname, q) => {
  renderElement(<NearestPlace pathname={pathname} />, {
    [`GET /api/search/suggestions?${new URLSearchParams({ q })}`]: scottsdale,
  });
  const link = await screen.findByRole('link', { name: 'pool contractors in Scottsdale, Arizona' });
  expect(link).toHaveAttribute('href', '/us/arizona/scottsdale/pool-contractors');
});

it.each([{ places: [], installers: [] }, problem(503, 'service_unavailable')])(
  'leads to the state where no city is near',
  async (suggestions) => {
    renderElement(<NearestPlace pathname="/us/arizona/zzz" />, { 'GET /api/search/suggestions': suggestions });
    const link = await screen.findByRole('link', { name: 'pool contractors in Arizona' });
    expect(link).toHaveAttribute('href', '/us/arizona/pool-contractors');
  },
);

it('names the District with its article', async () => {
  const pathname = '/us/district-of-columbia/zzz';
  renderElement(<NearestPlace pathname={pathname} />, {
    'GET /api/search/suggestions': { places: [], installers: [] },
  });
  await screen.findByRole('link', { name: 'pool contractors in the District of Columbia' });
});

it.each(['/nothing-here', '/%E0%A4%A', '/'])('says nothing of %s, which names no state', async (pathname) => {
  const asked = vi.fn(() => scottsdale);
  renderElement(<NearestPlace pathname={pathname} />, { 'GET /api/search/suggestions': asked });
  await screen.findByRole('region', { name: /^Notifications/ });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
});
