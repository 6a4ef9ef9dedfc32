import { badgeSeconds } from '@poolpros/contracts/marketing-files';
import { expect, it, vi } from 'vitest';
import { badgeListing, badgeSite } from '../../test/badge-listing.js';
import { createShownListings } from './shown-listing.js';

const answers = (change: object, status = 200) =>
  vi.fn<(path: string) => Promise<Response>>(async () => Response.json({ ...badgeListing, ...change }, { status }));

it('is right less than five minutes after a change, with what browsers keep', async () => {
  let nowMs = 1000;
  const read = answers({});
  const listingOf = createShownListings({ publicUrl: badgeSite, read, clock: () => nowMs });
  expect(await listingOf(7)).toMatchObject({ rating: 4.8 });
  read.mockImplementation(async () => Response.json({ ...badgeListing, rating: 4.7 }));
  nowMs += badgeSeconds.server * 1000 + 1;
  expect(await listingOf(7)).toMatchObject({ rating: 4.7 });
  expect(badgeSeconds.server + badgeSeconds.browser).toBeLessThan(300);
});

it('reads a listing once for all requests of some seconds', async () => {
  const read = answers({});
  const listingOf = createShownListings({ publicUrl: badgeSite, read, clock: () => 1000 });
  await Promise.all([listingOf(7), listingOf(7)]);
  await listingOf(7);
  expect(read.mock.calls).toEqual([['/api/installers/7']]);
});

it.each([
  ['open', {}],
  ['open', { status: 'paused' }],
  ['closed', { status: 'closed' }],
  ['sample', { sample: true }],
])('is %s with %j', async (state, change) => {
  expect(await createShownListings({ publicUrl: badgeSite, read: answers(change) })(7)).toMatchObject({ state });
});

it('is open for a sample on the own machine, whose figures pages show', async () => {
  const listingOf = createShownListings({ publicUrl: 'http://localhost:4000', read: answers({ sample: true }) });
  expect(await listingOf(7)).toMatchObject({ state: 'open' });
});

it.each([
  ['missing', 404],
  ['removed', 410],
])('is %s after a response with %i', async (found, status) => {
  expect(await createShownListings({ publicUrl: badgeSite, read: answers({}, status) })(7)).toBe(found);
});

it('asks for no id that no listing can have', async () => {
  const read = answers({});
  const listingOf = createShownListings({ publicUrl: badgeSite, read });
  expect(await listingOf(0)).toBe('missing');
  expect(await listingOf(2 ** 31)).toBe('missing');
  expect(read).not.toHaveBeenCalled();
});

it('fails while the API does, and keeps no failure', async () => {
  const read = answers({}, 503);
  const listingOf = createShownListings({ publicUrl: badgeSite, read });
  await expect(listingOf(7)).rejects.toThrow('503');
  read.mockImplementation(async () => Response.json(badgeListing));
  expect(await listingOf(7)).toMatchObject({ name: 'Hillstone Pools' });
});
