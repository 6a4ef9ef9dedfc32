import { expect, test } from 'vitest';
import { boxAround } from './box.js';
import { servesPoint, withinMiles } from './serves-point.js';

const phoenix = { lat: 33.4484, lon: -112.074 };
const tempe = { lat: 33.4255, lon: -111.94 };

/** The scales of the distance functions; the first is that of the listing's own reach. */
const scalesIn = (query: unknown): string[] =>
  [...JSON.stringify(query).matchAll(/"scale":"([^"]+)"/g)].map(([, scale = '']) => scale);

test.each([
  { miles: 25, limit: ['25mi'], box: 25, why: 'the visitor chose less than the farthest reach' },
  { miles: 0.5, limit: ['0.5mi'], box: 0.5, why: 'a fraction of a mile counts' },
  { miles: null, limit: [], box: 150, why: 'the visitor chose none' },
  { miles: 400, limit: [], box: 150, why: 'no listing reaches farther' },
])('looks within $box miles of the point for $miles miles, because $why', ({ miles, limit, box }) => {
  const query = servesPoint([phoenix], miles);
  expect(scalesIn(query)).toEqual(['128mi', ...limit]);
  expect(query).toMatchObject({ bool: { filter: expect.arrayContaining([boxAround(phoenix, box)]) } });
});

test('keeps a listing only when it reaches the point', () => {
  expect(servesPoint([phoenix], null)).toEqual({
    bool: {
      filter: [
        boxAround(phoenix, 150),
        {
          function_score: {
            query: { match_all: {} },
            functions: [
              { linear: { location: { origin: phoenix, scale: '128mi', offset: '0mi', decay: 0.5 } } },
              { field_value_factor: { field: 'reach', factor: 1 / 256, missing: 0 } },
            ],
            score_mode: 'sum',
            boost_mode: 'replace',
            min_score: 1,
          },
        },
      ],
    },
  });
});

test('asks for one number where it looks as far as the steps', () => {
  const query = servesPoint([phoenix], 100);
  expect(scalesIn(query)).toEqual(['128mi']);
  expect(JSON.stringify(query)).toContain('"field":"reachInSteps"');
});

test('takes several points as alternatives, each with its own rule', () => {
  expect(servesPoint([phoenix, tempe], 10)).toEqual({
    bool: { should: [servesPoint([phoenix], 10), servesPoint([tempe], 10)], minimum_should_match: 1 },
  });
});

test('finds what lies near one of several points', () => {
  expect(withinMiles([phoenix, tempe], 50)).toEqual({
    bool: { should: [withinMiles([phoenix], 50), withinMiles([tempe], 50)], minimum_should_match: 1 },
  });
});
