import { loadPlaces } from '@poolpros/places/load';
import { expect, test } from 'vitest';
import { generateListings } from './listings.js';
import { generateProjects } from './projects.js';

const listings = generateListings(400, loadPlaces());

test('half of the firms that build show projects, each of a service that they offer', () => {
  const builders = listings.filter(({ services }) => services.includes('Pool Installation'));
  const showing = builders.filter((listing) => generateProjects(listing).length > 0);
  expect(showing.length / builders.length).toBeGreaterThan(0.35);
  expect(showing.length / builders.length).toBeLessThan(0.65);
  for (const listing of listings)
    for (const { service, builtOn } of generateProjects(listing)) {
      expect(listing.services).toContain(service);
      expect(Number(builtOn.slice(0, 4))).toBeGreaterThanOrEqual(listing.foundedYear);
    }
});

test('a firm has the same projects each time', () => {
  for (const listing of listings.slice(0, 40)) expect(generateProjects(listing)).toEqual(generateProjects(listing));
});
