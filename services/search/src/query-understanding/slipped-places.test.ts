import { loadPlaces } from '@poolpros/places/load';
import { foreignTexts, slippedTexts, typedCities } from '@poolpros/places/testing/slipped-names';
import { createRandom } from '@poolpros/seed-data/random';
import { expect, test } from 'vitest';
import { createJudge, type PlaceVerdict } from '../testing/judge-places.js';
import { understand } from './understand.js';

// `npm run places -- verify` tests all of them.
const seed = 44;
console.info(`places are drawn with the seed ${seed}`);
const random = createRandom(seed).next;
const places = loadPlaces();
const judge = createJudge(places);
const cities = typedCities(places);
/** Thousands of texts take seconds on a busy machine. */
const timeoutMs = 120_000;
/** Fewer texts are no sample of a state. */
const enough = 30;

/** Some of the cities, in any order. */
const drawn = (count: number) =>
  Array.from({ length: count }, () => cities[Math.floor(random() * cities.length)]).filter(
    (city) => city !== undefined,
  );

/** The texts with a verdict, and the share that is right in each state. */
function tried(texts: ReturnType<typeof slippedTexts>, judged: typeof judge.location) {
  const states = new Map<string, PlaceVerdict[]>();
  const [elsewhere, lost]: [string[], string[]] = [[], []];
  for (const text of texts) {
    const verdict = judged(text);
    if (verdict.isElsewhere) elsewhere.push(text.typed);
    if (verdict.isLost) lost.push(text.typed);
    states.set(text.state.code, [...(states.get(text.state.code) ?? []), verdict]);
  }
  const rates = [...states].flatMap(([code, verdicts]) =>
    verdicts.length < enough
      ? []
      : [[code, verdicts.filter(({ isRight }) => isRight).length / verdicts.length] as const],
  );
  return { elsewhere, lost, poor: rates.filter(([, rate]) => rate < 0.9) };
}

test(
  'a city with a slip is found in at least nine of ten texts of every state, and never in another state',
  () => {
    expect(tried(slippedTexts(places, drawn(540), random), judge.location)).toEqual({
      elsewhere: [],
      lost: [],
      poor: [],
    });
  },
  timeoutMs,
);

test(
  'beside a service a city with a slip is found as often, and the service is never lost',
  () => {
    expect(tried(slippedTexts(places, drawn(400), random), judge.besideService)).toEqual({
      elsewhere: [],
      lost: [],
      poor: [],
    });
  },
  timeoutMs,
);

test(
  'a state that has no place of the name is kept',
  () => {
    const outside: string[] = [];
    let left = 5_000;
    for (const text of foreignTexts(places, drawn(cities.length), () => random() < 0.01)) {
      if (left-- === 0) break;
      if (judge.isOutside(text)) outside.push(text.typed);
    }
    expect(outside).toEqual([]);
  },
  timeoutMs,
);

test.each([
  ['Ballsto Spa, NY', 'Ballston Spa, New York'],
  ['Shot Pump VA', 'Short Pump, Virginia'],
  ['Elk New Market, MN', 'Elko New Market, Minnesota'],
  ['On Top of the Worldd FL', 'On Top of the World, Florida'],
  ['Nort hBallston Spa, NY', 'North Ballston Spa, New York'],
  ['Lo sAngeles, California', 'Los Angeles, California'],
])('%s beside a service is %s, and the service is kept', (typed, location) => {
  const { location: found, services, q } = understand(places, `pool repair ${typed}`);
  expect({ found, services, q }).toEqual({ found: location, services: ['Pool Repair'], q: '' });
});
