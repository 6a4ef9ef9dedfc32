import { expect, it } from 'vitest';
import { packed, unpacked } from './packed.js';

const listings = [
  { id: 1, name: 'Hillstone Pools', rating: null, reasons: ['Serves this location'] },
  { id: 2, name: 'Blue Coping', rating: 4.8, reasons: [], away: { until: null } },
];

it('names the fields of a list of objects once', () => {
  expect(JSON.stringify(packed({ listings })).match(/"name"/g)).toHaveLength(1);
});

it.each([
  { listings, total: 2 },
  [[], [{}], [{}, {}], [{ a: 1 }, { b: [{ c: 2 }, { c: 3 }] }]],
  [{ id: 1 }, null, 'text'],
  null,
  'text',
])('gives back %j as it was', (data) => {
  expect(unpacked(JSON.parse(JSON.stringify(packed(data))))).toEqual(data);
});
