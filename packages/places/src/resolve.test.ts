import { describe, expect, it } from 'vitest';
import { loadPlaces } from './load.js';
import { type PlaceQuery, resolvePlace } from './resolve.js';

const places = loadPlaces();
const resolve = (query: PlaceQuery) => resolvePlace(places, query);
const city = (label: string) => ({ kind: 'point', source: 'city', label });
const state = (slug: string) => ({ kind: 'state', state: { slug } });

describe('resolvePlace', () => {
  it.each([
    ['Austin, Texas', city('Austin, TX')],
    ['Austin, TX', city('Austin, TX')],
    ['austin tx', city('Austin, TX')],
    ['  AUSTIN ,tx ', city('Austin, TX')],
    ['Austin, TX, USA', city('Austin, TX')],
    ['charlotte north carolina', city('Charlotte, NC')],
    ['Charleston West Virginia', city('Charleston, WV')],
    ['Charleston, South Carolina', city('Charleston, SC')],
    ['Kansas City, Kansas', city('Kansas City, KS')],
    ['kansas city mo', city('Kansas City, MO')],
    ['St. Louis, MO', city('St. Louis, MO')],
    ['Saint Louis, Missouri', city('St. Louis, MO')],
    ["O'Fallon, IL", city("O'Fallon, IL")],
    ['O’Fallon, Illinois', city("O'Fallon, IL")],
    ['Española, NM', city('Española, NM')],
    ['espanola, nm', city('Española, NM')],
    ['New York, NY', city('New York, NY')],
    ['New York City', city('New York, NY')],
    ['Winston-Salem, NC', city('Winston-Salem, NC')],
    ['Kingwood, TX', city('Kingwood, TX')],
    ['Washington, DC', city('Washington, DC')],
    ['washington d.c.', city('Washington, DC')],
    ['Washington, District of Columbia', city('Washington, DC')],
  ])('takes %j for the city', (location, expected) => {
    expect(resolve({ location })).toMatchObject(expected);
  });

  it.each([
    ['Texas', state('texas')],
    ['TX', state('texas')],
    ['tx', state('texas')],
    ['new york', state('new-york')],
    ['west-virginia', state('west-virginia')],
    ['Washington', state('washington')],
    ['Florida, USA', state('florida')],
    ['D.C.', state('district-of-columbia')],
  ])('takes %j for the state', (location, expected) => {
    expect(resolve({ location })).toMatchObject(expected);
  });

  it.each(places.states)('takes $label for the state, by its name and its postal code', ({ slug, label, code }) => {
    for (const location of [label, code, code.toLowerCase()]) expect(resolve({ location })).toMatchObject(state(slug));
  });

  it.each([
    ['Scottsdale', city('Scottsdale, AZ')],
    ['Houston', city('Houston, TX')],
    ['austin', city('Austin, TX')],
    ['saint louis', city('St. Louis, MO')],
    ['Kansas City', city('Kansas City, MO')],
  ])('takes %j without a state for the place that is clearly meant', (location, expected) => {
    expect(resolve({ location })).toMatchObject(expected);
  });

  it.each(['Springfield', 'Hollywood', 'Glendale', 'washington township, nj'])('asks which %j is meant', (location) => {
    const resolved = resolve({ location });
    expect(resolved.kind === 'choices' && resolved.places.length).toBeGreaterThan(1);
  });

  it.each(['Blue Wave Pools', 'Austin, ZZ', '00000', '00000-00004', '1234'])('leaves %j as words', (location) => {
    expect(resolve({ location })).toMatchObject({ kind: 'text', text: location });
  });

  it.each([
    ['Houston, FL', 'florida', 'Houston'],
    ['Nowhere Atall, TX', 'texas', 'Nowhere Atall'],
  ])('keeps the state of %j, which has no such place, and the words', (location, slug, words) => {
    expect(resolve({ location })).toMatchObject({ ...state(slug), words });
  });

  it.each([
    ['Harris County, TX', 'Harris County, TX', 1],
    ['harris co texas', 'Harris County, TX', 1],
    ['Orleans Parish', 'Orleans Parish, LA', 1],
    ['fairfield county, connecticut', 'Fairfield County, CT', 1],
    ['Twin Cities', 'Twin Cities', 7],
    ['greater houston area', 'Greater Houston', 8],
    ['Maui', 'Maui', 1],
  ])('takes %j for the counties of it', (location, label, count) => {
    const resolved = resolve({ location });
    expect(resolved).toMatchObject({ kind: 'counties', point: { label } });
    expect(resolved.kind === 'counties' && resolved.counties).toHaveLength(count);
  });

  it.each(['Toronto, ON', 'London, England', 'Paris, France'])('knows that %j is abroad', (location) => {
    expect(resolve({ location })).toMatchObject({ kind: 'abroad' });
  });

  it('takes a ZIP for its centroid', () => {
    const zip = places.zip('78704');
    expect(resolve({ location: '78704' })).toMatchObject({
      kind: 'point',
      source: 'zip',
      lat: zip?.latitude,
      lon: zip?.longitude,
      label: 'Austin, TX 78704',
    });
  });

  it('takes the ZIP of a full street address', () => {
    expect(resolve({ location: 'Austin, TX 78704' })).toMatchObject({ source: 'zip', label: 'Austin, TX 78704' });
    expect(resolve({ location: 'Austin, TX 78704-1234' })).toMatchObject({ source: 'zip', label: 'Austin, TX 78704' });
    expect(resolve({ location: 'Austin, TX 00000' })).toMatchObject(city('Austin, TX'));
  });

  it.each(['78701-78705', '78705-78701', '78701 - 78705'])('takes %j for the points of its ZIPs', (location) => {
    const resolved = resolve({ location });
    expect(resolved).toMatchObject({ kind: 'points', label: 'ZIP 78701-78705' });
    expect(resolved.kind === 'points' && resolved.points).toHaveLength(5);
  });

  it('rejects a range of more than 20 existing ZIPs and counts them', () => {
    const existing = places.zipRange('78701', '78799').length;
    expect(existing).toBeGreaterThan(20);
    expect(resolve({ location: '78701-78799' })).toMatchObject({ kind: 'zip_range_too_large', count: existing });
  });

  it('counts only existing ZIPs against the limit', () => {
    expect(resolve({ location: '00000-00544' })).toMatchObject({ kind: 'points' });
  });

  it('lets a position win over slugs and text and names it after the nearest city', () => {
    const resolved = resolve({ lat: 30.2672, lon: -97.7431, state: 'florida', city: 'miami', location: 'Tampa, FL' });
    expect(resolved).toMatchObject({ kind: 'point', source: 'gps', lat: 30.2672, lon: -97.7431, label: 'Austin, TX' });
  });

  it('does not name a position far from any city', () => {
    expect(resolve({ lat: 48.8566, lon: 2.3522 })).toMatchObject({ source: 'gps', label: 'your location' });
  });

  it('lets slugs win over text', () => {
    expect(resolve({ state: 'florida', city: 'miami', location: 'Austin, TX' })).toMatchObject(city('Miami, FL'));
    expect(resolve({ state: 'florida', location: 'Austin, TX' })).toMatchObject(state('florida'));
  });

  it('finds a city by its slug with the county', () => {
    const plantation = places.city('florida', 'plantation-monroe-county');
    expect(resolve({ state: 'florida', city: 'plantation-monroe-county' })).toMatchObject({
      lat: plantation?.latitude,
      lon: plantation?.longitude,
    });
  });

  it('keeps unknown slugs as words, those of a city within its state', () => {
    expect(resolve({ state: 'texas', city: 'nowhere-atall' })).toMatchObject({
      ...state('texas'),
      words: 'nowhere atall',
    });
    expect(resolve({ state: 'atlantis' })).toMatchObject({ kind: 'text', text: 'atlantis' });
  });

  it.each([{}, { location: '' }, { location: '   ' }, { city: 'austin' }, { lat: 30 }, { state: '', city: '' }])(
    'finds no place in %j',
    (query) => {
      expect(resolve(query)).toMatchObject({ kind: 'none' });
    },
  );
});
