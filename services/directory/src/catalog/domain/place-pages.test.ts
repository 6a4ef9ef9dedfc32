import { stateBySlug } from '@poolpros/contracts/states';
import { milesBetween } from '@poolpros/places/geo';
import { loadPlaces } from '@poolpros/places/load';
import type { City } from '@poolpros/places/places';
import { generateListings } from '@poolpros/seed-data/listings';
import { expect, test } from 'vitest';
import { createCountsView } from './counts-view.js';
import { offeredPages } from './offered-pages.js';
import { cityPage } from './place-pages.js';
import { createTally } from './tally.js';

const places = loadPlaces();

function viewOf(count: number) {
  const tally = createTally(places);
  for (const [index, listing] of generateListings(count, places).entries()) {
    const after = { ...listing, id: index + 1, reviewCount: 0, ratingMean: null };
    tally.add({ before: null, after, changedAt: 0 });
  }
  return createCountsView(places)(tally.counts, 1);
}

test.each([3, 2000])(
  'a city names the nearest others that have any of %i contractors, in every state',
  (count) => {
    const view = viewOf(count);
    const offered = offeredPages(view, 'https://pools.example');
    const reach = { serving: 0, medianRating: null, services: [] };
    const nearbyOf = (city: City) => {
      const state = stateBySlug(city.stateSlug);
      if (!state) throw new Error(city.stateSlug);
      return cityPage(places, { state, city, reach, parts: [] }, view, offered).nearby;
    };
    const looked = places.states.flatMap(({ slug }) => places.citiesOf(slug).filter((_, index) => index % 60 === 0));
    expect(looked.length).toBeGreaterThan(300);
    for (const from of looked) {
      const others = view.byCity.flatMap(({ stateSlug, citySlug, installers }) => {
        const city = places.city(stateSlug, citySlug);
        return city && city !== from ? [{ city, installers, miles: milesBetween(from, city) }] : [];
      });
      const nearest = others.sort((a, b) => a.miles - b.miles).slice(0, 4);
      expect(nearbyOf(from)).toMatchObject(
        nearest.map(({ city, installers, miles }) => ({
          state: city.stateSlug,
          value: city.slug,
          miles: Math.round(miles * 10) / 10,
          installers,
        })),
      );
    }
  },
  60_000,
);
