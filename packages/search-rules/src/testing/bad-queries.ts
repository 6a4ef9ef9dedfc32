import { filterKeys } from '@poolpros/contracts/value-filters';

/** Queries that both searches refuse, with the parameter that the refusal names. */
export const badQueries: readonly { query: Record<string, string>; path: string; code?: string }[] = [
  { query: { page: '1001' }, path: 'query.page' },
  { query: { page: '0' }, path: 'query.page' },
  { query: { page: '1000000' }, path: 'query.page' },
  { query: { page: 'two' }, path: 'query.page' },
  { query: { lat: '30' }, path: 'query.lat' },
  { query: { lat: '91', lon: '0' }, path: 'query.lat' },
  { query: { lat: 'north', lon: '0' }, path: 'query.lat' },
  { query: { lat: '30', lon: '-181' }, path: 'query.lon' },
  { query: { distance: '-1' }, path: 'query.distance' },
  { query: { distance: '1000000000' }, path: 'query.distance' },
  { query: { distance: 'near' }, path: 'query.distance' },
  ...filterKeys.map((key) => ({ query: { [key]: 'Roofing' }, path: `query.${key}.0` })),
  { query: { serviceType: 'roofing' }, path: 'query.serviceType' },
  { query: { sortBy: 'price' }, path: 'query.sortBy' },
  { query: { minRating: '6' }, path: 'query.minRating' },
  { query: { origin: 'moon' }, path: 'query.origin' },
  { query: { q: 'x'.repeat(10_000) }, path: 'query.q' },
  { query: { location: 'x'.repeat(10_000) }, path: 'query.location' },
  { query: { location: '1234' }, path: 'query.location' },
  { query: { location: '78705-78701' }, path: 'query.location' },
  { query: { location: '78700-79999' }, path: 'query.location', code: 'zip_range_too_large' },
];
