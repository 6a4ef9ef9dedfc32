import { searchQuerySchema } from '@poolpros/contracts/http/search';
import { loadPlaces } from '@poolpros/places/load';
import { describe, expect, it } from 'vitest';
import { planSearch, TooManyZips } from './plan.js';
import { typedWords } from './typed-words.js';

const places = loadPlaces();
const plan = (query: Record<string, string>) => planSearch(places, searchQuerySchema.parse(query), new Date());

describe('where to search', () => {
  it.each([
    [
      { lat: '30.2672', lon: '-97.7431' },
      { kind: 'points', source: 'gps', label: 'Austin, TX' },
    ],
    [
      { lat: '30.2672', lon: '-97.7431', origin: 'map' },
      { kind: 'points', source: 'map' },
    ],
    [{ location: 'Austin, Texas' }, { kind: 'points', source: 'city', label: 'Austin, TX' }],
    [{ location: '78704' }, { kind: 'points', source: 'zip' }],
    [{ location: 'Harris County, TX' }, { kind: 'counties', counties: ['TX.201'], label: 'Harris County, TX' }],
    [{ location: 'Glendale' }, { kind: 'nowhere' }],
    [{ location: 'Toronto, ON' }, { kind: 'nowhere' }],
    [{ location: '78701-78704' }, { kind: 'points', source: 'zip', label: 'ZIP 78701-78704' }],
    [{ state: 'texas' }, { kind: 'state', stateSlug: 'texas' }],
    [{ location: 'blue lagoon pools' }, { kind: 'everywhere' }],
    [{}, { kind: 'everywhere' }],
  ])('takes %j for %j', (query, area) => {
    expect(plan(query as Record<string, string>).area).toMatchObject(area);
  });

  it('says what it understood, and the choices where that is not clear', () => {
    expect(plan({ location: 'Metarie, LA', distance: '25' }).understood).toMatchObject({
      kind: 'city',
      label: 'Metairie, LA',
      state: 'louisiana',
      city: 'metairie',
      radiusMiles: 25,
      asTyped: false,
    });
    const { choices, understood } = plan({ location: 'Glendale' });
    expect(understood.kind).toBe('unknown');
    expect(choices.slice(0, 2).map(({ description }) => description.location)).toEqual([
      'Glendale, Arizona',
      'Glendale, California',
    ]);
  });

  it('offers no two places that are searched by the same text', () => {
    const locations = plan({ location: 'Pittsburg' }).choices.map(({ description }) => description.location);
    expect(locations).toContain('Pittsburg, Illinois');
    expect(locations).toEqual([...new Set(locations)]);
  });

  it('rejects a range of more than 20 ZIPs', () => {
    expect(() => plan({ location: '70000-79999' })).toThrow(TooManyZips);
  });
});

describe('words', () => {
  it('looks for the words of a place that nobody knows and those that were asked for', () => {
    expect(plan({ location: 'Lagoons & Sons', q: 'repair' })).toMatchObject({
      words: typedWords('Lagoons & Sons repair'),
      unknownPlace: 'Lagoons & Sons',
    });
  });

  it('looks for words at a place', () => {
    expect(plan({ location: '78704', q: 'blue lagoon' })).toMatchObject({
      words: typedWords('blue lagoon'),
      unknownPlace: null,
      area: { kind: 'points' },
    });
  });

  it.each([{ q: 'a' }, { location: 'a' }, { location: 'Texas', q: 'P' }])('looks for no single letter: %j', (query) => {
    expect(plan(query as Record<string, string>)).toMatchObject({ words: null, unknownPlace: null });
  });

  it('asks for none where none were typed, and for nothing to be found where only signs were', () => {
    expect(plan({ location: 'Texas' }).words).toBeNull();
    expect(plan({ q: '!!!' }).words).toEqual(typedWords(''));
  });
});

describe('what is selected', () => {
  it('takes pool types out of the services', () => {
    expect(plan({ services: 'Pool Repair,Luxury Pools', poolTypes: 'Luxury Pools' }).selection).toMatchObject({
      services: ['Pool Repair'],
      poolTypes: ['Luxury Pools'],
    });
  });

  it('counts a minimum rating only above 3', () => {
    expect(plan({ minRating: '3' }).selection.minRating).toBeNull();
    expect(plan({ minRating: '4' }).selection.minRating).toBe(4);
  });

  it('knows what a service type stands for', () => {
    expect(plan({ serviceType: 'luxury' }).selection.serviceType).toEqual({
      field: 'poolTypes',
      anyOf: ['Luxury Pools'],
    });
    expect(plan({}).selection.serviceType).toBeNull();
  });
});

describe('distance and order', () => {
  it('counts miles only near a point', () => {
    expect(plan({ location: '78704', distance: '25' }).miles).toBe(25);
    expect(plan({ location: '78704', distance: '0' }).miles).toBeNull();
    expect(plan({ location: 'Texas', distance: '25' }).miles).toBeNull();
  });

  it('sorts by rating where there is no distance', () => {
    expect(plan({ location: '78704', sortBy: 'distance' }).sort).toBe('distance');
    expect(plan({ location: 'Texas', sortBy: 'distance' }).sort).toBe('rating');
  });
});
