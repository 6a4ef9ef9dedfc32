import { expect, it } from 'vitest';
import { comparePath } from '../../entities/listings/compare-list.js';
import { parseComparison } from './comparison-url.js';

const read = (query: string) => parseComparison(new URLSearchParams(query));
const nowhere = { point: null, location: '', services: [] };

it('reads back the URL that a card makes', () => {
  const context = { point: { lat: 30.25, lon: -97.75 }, location: 'Austin, Texas', services: ['Pool Repair'] };
  const path = comparePath([3, 1], context);
  expect(read(path.slice(path.indexOf('?')))).toEqual({ ids: [3, 1], tooMany: 0, context });
});

it.each([
  ['', { ids: [], tooMany: 0 }],
  ['ids=5,4,3,2,1,6', { ids: [5, 4, 3, 2], tooMany: 2 }],
  ['ids=1,x,2', { ids: [1, 2], tooMany: 0 }],
])('takes no more than four installers of %j', (query, expected) => {
  expect(read(query)).toEqual({ ...expected, context: nowhere });
});

it.each([['lat=30'], ['lat=30&lon='], ['lat=91&lon=0'], ['lat=north&lon=0'], ['services=Roofing']])(
  'counts %s as absent',
  (query) => {
    expect(read(query).context).toEqual(nowhere);
  },
);

it('keeps at most four of the searched services, in the order of the catalogue', () => {
  const { services } = read('services=Luxury Pools,Pool Repair,Pool Heating,Pool Covers,Pool Lighting').context;
  expect(services).toEqual(['Pool Repair', 'Pool Heating', 'Pool Lighting', 'Pool Covers']);
});
