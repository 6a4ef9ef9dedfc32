import { describe, expect, it } from 'vitest';
import { searchQuerySchema } from './search.js';

const parse = (query: Record<string, string>) => searchQuerySchema.safeParse(query);

describe('searchQuerySchema', () => {
  it('fills the defaults of an empty query', () => {
    expect(parse({}).data).toEqual({ serviceType: 'all', sortBy: 'rating', origin: 'visitor', page: 1 });
  });

  it('reads lists and numbers', () => {
    const query = parse({
      services: 'Pool Repair, Luxury Pools',
      distance: '25',
      lat: '30.2',
      lon: '-97.7',
      page: '2',
    }).data;
    expect(query).toMatchObject({
      services: ['Pool Repair', 'Luxury Pools'],
      distance: 25,
      lat: 30.2,
      lon: -97.7,
      page: 2,
    });
  });

  it('treats empty fields of a form as absent', () => {
    expect(parse({ distance: '', lat: '', lon: '', services: '' }).success).toBe(true);
    expect(parse({ distance: '', lat: '', lon: '' }).data?.distance).toBeUndefined();
  });

  it.each([
    [{ distance: 'far' }, 'distance'],
    [{ distance: '-1' }, 'distance'],
    [{ lat: '91', lon: '0' }, 'lat'],
    [{ lat: '30' }, 'lat'],
    [{ services: 'Roofing' }, 'services'],
    [{ serviceType: 'roofing' }, 'serviceType'],
    [{ sortBy: 'price' }, 'sortBy'],
    [{ page: '0' }, 'page'],
    [{ minRating: '6' }, 'minRating'],
    [{ location: 'x'.repeat(201) }, 'location'],
    [{ location: '1234' }, 'location'],
    [{ location: '123456' }, 'location'],
    [{ location: '78705-78701' }, 'location'],
    [{ location: '78701-787' }, 'location'],
    [{ location: '00901' }, 'location'],
    [{ location: 'San Juan, PR' }, 'location'],
    [{ location: 'San Juan, PR 00901-1234' }, 'location'],
    [{ location: 'Puerto Rico' }, 'location'],
    [{ location: 'APO, AE 09001' }, 'location'],
    [{ q: 'x'.repeat(10_000) }, 'q'],
    [{ distance: '1e9' }, 'distance'],
    [{ lat: 'north', lon: '0' }, 'lat'],
    [{ page: '1e10' }, 'page'],
  ])('rejects %j and names the field', (query, field) => {
    expect(parse(query as Record<string, string>).error?.issues[0]?.path[0]).toBe(field);
  });

  it.each(['78704', '78701-78705', '78701 – 78705', '85004-85004', 'Route 66'])('takes the location %s', (location) => {
    expect(parse({ location }).success).toBe(true);
  });

  it.each([
    ['78704-1234', '78704'],
    ['78701 – 78705', '78701-78705'],
    ['Austin, TX 78704-1234', 'Austin, TX 78704-1234'],
  ])('reads the ZIP of the location %s', (location, read) => {
    expect(parse({ location }).data?.location).toBe(read);
  });

  it('says what is wrong with a location in words, without the name of the parameter', () => {
    expect(parse({ location: '1234' }).error?.issues[0]?.message).toBe('did you mean 01234 in Massachusetts?');
    expect(parse({ location: '9870' }).error?.issues[0]?.message).toBe(
      'enter a five-digit ZIP code or a range such as 12345-12349',
    );
  });
});
