import { searchQuerySchema } from '@poolpros/contracts/http/search';
import { loadPlaces } from '@poolpros/places/load';
import { pointOf, statesOf } from '@poolpros/places/named-place';
import { understandPlace } from '@poolpros/places/resolver';
import { foreignTexts, isAt, slippedTexts, type Tally, typedCities } from '@poolpros/places/testing/slipped-names';
import { planSearch } from '@poolpros/search-rules/plan';
import { createRandom } from '@poolpros/seed-data/random';
import { expect, test } from 'vitest';
import { understand } from './understand.js';

// Another seed tries others; `npm run places -- verify` tries all.
const seed = Number(process.env.PLACES_SEED ?? 44);
console.info(`places are drawn with PLACES_SEED=${seed}`);
const random = createRandom(seed).next;
const places = loadPlaces();
/** "Kings Park West VA" is Kings Park in West Virginia as well. */
const cities = typedCities(places).filter(({ name }) => !name.endsWith(' West'));
/** Thousands of texts take seconds on a busy machine. */
const timeoutMs = 120_000;

/** Some of the cities, in any order. */
const drawn = (count: number) =>
  Array.from({ length: count }, () => cities[Math.floor(random() * cities.length)]).filter(
    (city) => city !== undefined,
  );

const planned = (text: string) => {
  const { nearMe: _, ...said } = understand(places, text);
  return { said, plan: planSearch(places, { ...searchQuerySchema.parse({}), ...said }) };
};

function rates(tallies: Map<string, Tally>): Record<string, number> {
  return Object.fromEntries(
    [...tallies].filter(([, { asked }]) => asked >= 30).map(([state, { asked, right }]) => [state, right / asked]),
  );
}

function count(tallies: Map<string, Tally>, state: string, isRight: boolean): void {
  const tally = tallies.get(state) ?? { asked: 0, right: 0 };
  tallies.set(state, { asked: tally.asked + 1, right: tally.right + (isRight ? 1 : 0) });
}

test(
  'a city with a slip is found in at least nine of ten texts of every state, and never in another state',
  () => {
    const tallies = new Map<string, Tally>();
    const elsewhere: string[] = [];
    for (const { typed, city, state } of slippedTexts(places, drawn(500), random)) {
      const understood = understandPlace(places, typed, { cityFirst: false });
      const place = understood?.kind === 'place' ? understood.place : null;
      if (place && !statesOf(place).some(({ code }) => code === state.code)) elsewhere.push(typed);
      count(tallies, state.code, place !== null && isAt(city, pointOf(places, place) ?? { lat: null, lon: null }));
    }
    expect(elsewhere).toEqual([]);
    for (const [state, rate] of Object.entries(rates(tallies))) expect(rate, state).toBeGreaterThanOrEqual(0.9);
  },
  timeoutMs,
);

test(
  'beside a service a city with a slip is found as often, and the service is never lost',
  () => {
    const tallies = new Map<string, Tally>();
    const lost: string[] = [];
    for (const { typed, city, state } of slippedTexts(places, drawn(400), random)) {
      const { said, plan } = planned(`pool repair ${typed}`);
      if (plan.understood.kind !== 'none' && !said.services.includes('Pool Repair')) lost.push(typed);
      count(tallies, state.code, isAt(city, plan.understood));
    }
    expect(lost).toEqual([]);
    for (const [state, rate] of Object.entries(rates(tallies))) expect(rate, state).toBeGreaterThanOrEqual(0.9);
  },
  timeoutMs,
);

test(
  'a state that has no place of the name is kept',
  () => {
    const outside: string[] = [];
    let left = 5_000;
    for (const { typed, state } of foreignTexts(places, drawn(cities.length))) {
      if (random() > 0.01) continue;
      if (left-- === 0) break;
      const understood = understandPlace(places, typed, { cityFirst: false });
      const meant =
        understood?.kind === 'place' ? [understood.place] : understood?.kind === 'choices' ? understood.places : [];
      if (meant.length > 0 && !meant.some((place) => statesOf(place).some(({ code }) => code === state.code)))
        outside.push(typed);
    }
    expect(outside).toEqual([]);
  },
  timeoutMs,
);
