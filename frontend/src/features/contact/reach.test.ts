import type { ComparedInstaller } from '@poolpros/contracts/http/installers';
import { describe, expect, it } from 'vitest';
import { compared } from '../../../test/compared.js';
import { fromWhereSaved, notesOn } from './reach.js';

const place = { city: 'Austin', citySlug: 'austin', stateSlug: 'texas' };
const firm = (more: Partial<ComparedInstaller> = {}) =>
  compared({ name: 'Hill Pools', ...place, reach: 'team', ...more });
const outside = { serviceRadius: 25, distance: 40.4, servesPoint: false };
const austin = { label: 'all contractors in Austin', to: '/us/texas/austin/pool-contractors' };

describe('what a visitor should know of a recipient', () => {
  it.each([
    ['within its area', { servesPoint: true, distance: 12 }],
    ['without a point', { servesPoint: null, distance: null }],
  ])('is nothing %s', (_, more) => {
    expect(notesOn(firm(more), {})).toEqual([]);
  });

  it.each([
    [
      'closed',
      { status: 'closed', since: '2026-11-02T00:00:00.000Z' } as const,
      { why: 'Closed.', text: 'Hill Pools is out of business. To find someone else, see' },
    ],
    [
      'away',
      { status: 'paused', until: null } as const,
      { why: 'Away for now.', text: 'Hill Pools is not taking requests right now. To find someone else, see' },
    ],
    [
      'away until a day',
      { status: 'paused', until: '2026-12-24T12:00:00.000Z' } as const,
      { why: 'Back on December 24.', text: 'Hill Pools is not taking requests right now. To find someone else, see' },
    ],
  ])('is of one that is %s nothing but that, and who else there is', (_, availability, note) => {
    expect(notesOn(firm({ availability, ...outside, reach: 'none' }), {})).toEqual([{ ...note, instead: austin }]);
  });

  it('is of one that states another area how far it goes, and the same search for others there', () => {
    const context = {
      point: { lat: 30.1, lon: -97.3 },
      location: 'Bastrop, Texas',
      services: ['Pool Repair', 'Luxury Pools'],
    };
    expect(notesOn(firm(outside), context)).toEqual([
      {
        text: 'Hill Pools works within 25 miles of Austin. Your search location is 40 miles away, so the business may decline.',
        instead: {
          label: 'Find others who work there',
          to: '/search-results?location=Bastrop%2C+Texas&poolTypes=Luxury+Pools&services=Pool+Repair',
        },
      },
    ]);
  });

  it('searches around visitors who gave their position, which has no name', () => {
    const [note] = notesOn(firm(outside), { point: { lat: 30.1, lon: -97.3 }, location: '' });
    expect(note?.instead?.to).toBe('/search-results?distance=25&lat=30.1&lon=-97.3');
  });

  it('is of one that was saved from afar how far it goes', () => {
    const nowhere = firm({ serviceRadius: 25, distance: null, servesPoint: null });
    const [note, ...others] = notesOn(fromWhereSaved(nowhere, 40.4), {});
    expect(note).toEqual({
      text: expect.stringMatching(/within 25 miles of Austin\. Your search location is 40 miles/),
    });
    expect(others).toEqual([]);
    for (const miles of [12, null, undefined]) expect(notesOn(fromWhereSaved(nowhere, miles), {})).toEqual([]);
    expect(fromWhereSaved(firm({ distance: 3, servesPoint: true }), 40.4)).toMatchObject({ distance: 3 });
  });

  it('is how the message reaches one that has not joined, after its area', () => {
    const texts = notesOn(firm({ ...outside, reach: 'email' }), {}).map(({ text }) => text);
    expect(texts).toEqual([expect.stringMatching(/may decline/), expect.stringMatching(/has not joined PoolPros yet/)]);
  });
});
