import { expect, test } from 'vitest';
import { servesPoint, withinMiles } from './serves-point.js';

const phoenix = { lat: 33.4484, lon: -112.074 };
const tempe = { lat: 33.4255, lon: -111.94 };

const geoDistanceIn = (query: unknown): unknown => JSON.stringify(query).match(/"distance":"([^"]+)"/)?.[1];

test.each([
  { miles: 25, limit: '25mi', why: 'the visitor chose less than the farthest reach' },
  { miles: null, limit: '150mi', why: 'the visitor chose none' },
  { miles: 400, limit: '150mi', why: 'no listing reaches farther' },
  { miles: 0.5, limit: '0.5mi', why: 'a fraction of a mile counts' },
])('looks $limit around the point for $miles miles, because $why', ({ miles, limit }) => {
  expect(geoDistanceIn(servesPoint([phoenix], miles))).toBe(limit);
});

test('keeps a listing only when it reaches the point', () => {
  expect(servesPoint([phoenix], 25)).toEqual({
    bool: {
      filter: [
        { geo_distance: { distance: '25mi', location: phoenix } },
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
