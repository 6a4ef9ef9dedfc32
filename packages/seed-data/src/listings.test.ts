import { poolTypes, services, specializations } from '@poolpros/contracts/catalogue';
import { languages } from '@poolpros/contracts/languages';
import { findState, states } from '@poolpros/contracts/states';
import { fold } from '@poolpros/places/fold';
import { milesBetween } from '@poolpros/places/geo';
import { loadPlaces } from '@poolpros/places/load';
import { describe, expect, it } from 'vitest';
import { generateListings } from './listings.js';

const places = loadPlaces();
const seeded = generateListings(2000, places);
const share = (matches: (installer: (typeof seeded)[number]) => boolean) =>
  seeded.filter(matches).length / seeded.length;
const cityOf = ({ stateSlug, citySlug }: { stateSlug: string; citySlug: string }) => {
  const city = places.city(stateSlug, citySlug);
  if (!city) throw new Error(`no city ${stateSlug}/${citySlug}`);
  return city;
};

describe('generateListings', () => {
  it('gives the same listings each time, and a smaller set is the beginning of a larger one', () => {
    expect(generateListings(150, places)).toEqual(seeded.slice(0, 150));
    expect(generateListings(0, places)).toEqual([]);
  });

  it('marks every listing as published seed data with a key of its own', () => {
    expect(seeded.every(({ isSample, status }) => isSample && status === 'published')).toBe(true);
    expect(new Set(seeded.map(({ sourceId }) => sourceId)).size).toBe(2000);
  });

  it('reaches every state with the first hundred', () => {
    expect(new Set(seeded.slice(0, 100).map(({ stateSlug }) => stateSlug)).size).toBe(states.length);
  });

  it.each([
    ['texas', 'houston'],
    ['texas', 'san-antonio'],
    ['texas', 'dallas'],
    ['texas', 'austin'],
    ['florida', 'miami'],
    ['florida', 'tampa'],
    ['wyoming', 'cheyenne'],
    ['arizona', 'phoenix'],
    ['arizona', 'scottsdale'],
  ])('has several contractors in %s/%s', (stateSlug, citySlug) => {
    const there = seeded.filter((installer) => installer.stateSlug === stateSlug && installer.citySlug === citySlug);
    expect(there.length).toBeGreaterThanOrEqual(8);
  });

  it('has small towns and hundreds of cities', () => {
    const small = share((installer) => (cityOf(installer).population ?? 0) <= 10_000);
    expect(small).toBeGreaterThan(0.08);
    expect(small).toBeLessThan(0.3);
    expect(new Set(seeded.map(({ stateSlug, citySlug }) => `${stateSlug}/${citySlug}`)).size).toBeGreaterThan(600);
  });

  it('uses no name twice in a state, and names of many lengths', () => {
    const names = seeded.map(({ stateSlug, name }) => `${stateSlug} ${fold(name)}`);
    expect(new Set(names).size).toBe(names.length);
    const lengths = seeded.map(({ name }) => name.length);
    expect(Math.min(...lengths)).toBeLessThan(12);
    expect(Math.max(...lengths)).toBeGreaterThan(35);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(120);
  });

  it.each([/\p{L}\p{M}/u, /&/, /'/])('has some names that match %s', (pattern) => {
    expect(seeded.filter(({ name }) => pattern.test(name.normalize('NFD'))).length).toBeGreaterThan(20);
  });

  it('gives everyone the nearest ZIP, unless that is in another state', () => {
    for (const { latitude, longitude, zipCode, stateSlug } of seeded) {
      const nearest = places.nearestZip(latitude, longitude);
      const sameState = findState(nearest?.stateCode ?? '')?.slug === stateSlug;
      expect(zipCode).toBe(sameState ? nearest?.zip : null);
    }
    expect(share(({ zipCode }) => zipCode === null)).toBeLessThan(0.01);
  });

  it('places everyone within 6 miles of the city and in its time zone', () => {
    for (const installer of seeded) {
      expect(milesBetween(installer, cityOf(installer))).toBeLessThanOrEqual(6);
      expect(installer.timeZone).toBe(cityOf(installer).timeZone);
    }
  });

  it('spreads the service radius as the load figures assume', () => {
    expect(share(({ serviceRadius }) => serviceRadius === 25)).toBeCloseTo(0.3, 1);
    expect(share(({ serviceRadius }) => serviceRadius === 50)).toBeCloseTo(0.35, 1);
    expect(share(({ serviceRadius }) => serviceRadius === 100)).toBeCloseTo(0.15, 1);
    expect(seeded.every(({ serviceRadius: miles }) => Number.isInteger(miles) && miles >= 5 && miles <= 150)).toBe(
      true,
    );
  });

  it('offers every service, pool type and specialization of the catalogue somewhere', () => {
    expect(new Set(seeded.flatMap((installer) => installer.services))).toEqual(new Set(services));
    expect(new Set(seeded.flatMap((installer) => installer.poolTypes))).toEqual(new Set(poolTypes));
    expect(new Set(seeded.flatMap((installer) => installer.specializations))).toEqual(new Set(specializations));
    expect(seeded.every((installer) => installer.services.length > 0)).toBe(true);
  });

  it('closes no pools for winter in the south and in California', () => {
    const southern = seeded.filter(({ latitude, stateSlug }) => latitude < 34.5 || stateSlug === 'california');
    expect(southern.some((installer) => installer.services.includes('Pool Winterization'))).toBe(false);
  });

  it('shows a price range for about 60 percent', () => {
    expect(share(({ priceRange }) => priceRange !== null)).toBeCloseTo(0.6, 1);
  });

  it('uses only phones, mail and web addresses that nobody has', () => {
    for (const { phone, contactEmail, website } of seeded) {
      expect(phone).toMatch(/^\+1\d{3}55501\d{2}$/);
      expect(contactEmail).toMatch(/^[a-z0-9-]+@example\.com$/);
      if (website !== null) expect(website).toMatch(/^https:\/\/[a-z0-9-]{1,63}\.example\.com$/);
    }
    expect(new Set(seeded.map(({ phone }) => phone)).size).toBe(2000);
    const websites = seeded.flatMap(({ website }) => website ?? []);
    expect(new Set(websites).size).toBe(websites.length);
  });

  it('speaks English everywhere, Spanish in a third, and each other language somewhere', () => {
    expect(share((installer) => installer.languages.includes('English'))).toBe(1);
    expect(share((installer) => installer.languages.includes('Spanish'))).toBeCloseTo(0.33, 1);
    expect(new Set(seeded.flatMap((installer) => installer.languages))).toEqual(new Set(languages));
  });

  it('keeps opening hours in order of the clock, on each day once', () => {
    for (const { hours } of seeded) {
      expect(hours.length).toBeGreaterThan(3);
      expect(new Set(hours.map(({ day }) => day)).size).toBe(hours.length);
      for (const { opens, closes } of hours) expect(opens < closes).toBe(true);
    }
  });

  it('describes each in 2 to 4 sentences without open slots, and hardly any two alike', () => {
    for (const { description } of seeded) {
      const sentences = description.replace(/\b(St|Ste|Ft|Mt|No)\. /g, '$1 ').split(/(?<=\.)\s+/);
      expect(sentences.length).toBeGreaterThanOrEqual(2);
      expect(sentences.length).toBeLessThanOrEqual(4);
      expect(description).not.toMatch(/[{}]|null|undefined|\bA [AEIOU]/);
      expect(description.length).toBeGreaterThanOrEqual(50);
    }
    expect(new Set(seeded.map(({ description }) => description)).size).toBeGreaterThan(1900);
  });

  it('claims nothing that somebody would have to check', () => {
    const claims =
      /licen[cs]|insured|bonded|certif|verified|guarant|award|\bbest\b|top.rated|number one|leading|five.star/i;
    expect(seeded.filter(({ name, description }) => claims.test(`${name} ${description}`))).toEqual([]);
  });
});
