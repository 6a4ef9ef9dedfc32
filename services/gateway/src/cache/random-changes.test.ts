import { type ContractorSnapshot, installerStatuses } from '@poolpros/contracts/events/directory';
import { searchQuerySchema } from '@poolpros/contracts/http/search';
import { loadPlaces } from '@poolpros/places/load';
import { planSearch, type SearchPlan } from '@poolpros/search-rules/plan';
import { foundArea, scopeOf } from '@poolpros/search-rules/scope';
import { expectedResult, oncePer, type Prepared, prepare } from '@poolpros/search-rules/testing/oracle';
import { randomQuery } from '@poolpros/search-rules/testing/random-query';
import { randomSnapshot, texts, towns } from '@poolpros/search-rules/testing/snapshots';
import { createRandom, type Random } from '@poolpros/seed-data/random';
import { describe, expect, it } from 'vitest';
import { type Freshness, freshnessOf, type Provenance } from './freshness.js';
import { createInvalidations } from './invalidations.js';

const places = loadPlaces();
const behindIndexMs = 400;

/** A cached response, and the number of changes in the store that it was made from. */
interface Cached extends Provenance {
  plan: SearchPlan;
  made: number;
}

/** Changes in order, and all listings after a given number of them. */
function createListings(random: Random, count: number) {
  const states: ContractorSnapshot[][] = [
    Array.from({ length: count }, (_, index) => randomSnapshot(random, index + 1)),
  ];
  const changes: { id: number; body: Uint8Array }[] = [];
  const prepared = new WeakMap<ContractorSnapshot, Prepared[]>();
  const preparedOf = (snapshot: ContractorSnapshot): Prepared[] => {
    const known = prepared.get(snapshot) ?? prepare([snapshot]);
    prepared.set(snapshot, known);
    return known;
  };
  const newest = (): ContractorSnapshot[] => states.at(-1) ?? [];

  function changed(old: ContractorSnapshot): ContractorSnapshot {
    const other = randomSnapshot(random, old.id);
    return random.pick([
      () => other,
      () => ({ ...old, rating: other.rating, reviewCount: other.reviewCount }),
      () => ({ ...old, status: random.pick(installerStatuses) }),
      () => ({ ...old, serviceRadius: other.serviceRadius }),
      () => ({ ...old, latitude: old.latitude + random.next() - 0.5, longitude: old.longitude + random.next() - 0.5 }),
      () => ({ ...old, name: other.name, services: other.services }),
      () => ({ ...old, description: `Since ${random.between(1950, 2020)}.` }),
    ])();
  }

  return {
    count: () => changes.length,
    change(): void {
      const listings = newest();
      const old = random.chance(0.1) ? null : random.pick(listings);
      const listing = old ? changed(old) : randomSnapshot(random, listings.length + 1);
      const foundBefore = random.chance(0.02) ? {} : { foundBefore: old && foundArea(old) };
      const data = { ...listing, ...foundBefore };
      changes.push({ id: listing.id, body: new TextEncoder().encode(JSON.stringify({ data })) });
      states.push(old ? listings.map((each) => (each === old ? listing : each)) : [...listings, listing]);
    },
    /** The body of the nth change; null if a newer change of its listing has replaced it. */
    body(number: number): Uint8Array | null {
      const change = changes[number - 1];
      return changes.slice(number).some(({ id }) => id === change?.id) ? null : (change?.body ?? null);
    },
    response(plan: SearchPlan, after: number): string {
      const listings = states[after] ?? [];
      const expected = expectedResult(listings.flatMap(preparedOf), plan);
      return JSON.stringify({
        ...expected,
        shown: expected.ids.map((id) => listings.find((listing) => listing.id === id)),
      });
    },
  };
}

/**
 * Runs visitors, changes, a broker that disconnects and loses messages, and an index that lags, for a number of steps.
 */
function simulate(seed: number, o: { steps: number; capacity: number }) {
  const random = createRandom(seed);
  const listings = createListings(random, 40);
  const plans = Array.from({ length: 60 }, () =>
    planSearch(places, searchQuerySchema.parse(randomQuery(random, towns, texts)), new Date()),
  );
  let now = 0;
  const invalidations = createInvalidations({ now: () => now, invalidated: () => {}, capacity: o.capacity });
  /** How many changes each has. */
  let [heard, indexed, shown] = [0, 0, 0];
  invalidations.onEvent(0, null);
  const inFlight: { plan: SearchPlan; requestedAt: number; fromIndex: boolean; shows: number | null; least: number }[] =
    [];
  const cached: Cached[] = [];
  const bodyOf = oncePer(({ plan, made }: Cached) => listings.response(plan, made));
  /** Checks responses from before a change: those that were rightly served, and those that were rightly not. */
  const seen = { spared: 0, replaced: 0 };
  const wrong: unknown[] = [];

  function hear(): void {
    if (!invalidations.state.following) return;
    const until = random.between(heard, listings.count());
    let last = heard;
    while (heard < until) {
      heard += 1;
      const body = listings.body(heard);
      if (!body) continue;
      invalidations.onEvent(heard, heard === last + 1 ? body : null);
      last = heard;
    }
    // An event dropped at the end is detected as a gap by the next one.
    heard = last;
  }

  function request(): void {
    const fromIndex = random.chance(0.6);
    const least = fromIndex ? indexed : listings.count();
    inFlight.push({ plan: random.pick(plans), requestedAt: now, fromIndex, shows: fromIndex ? shown : null, least });
  }

  function respond(): void {
    const [flight] = inFlight.splice(random.between(0, inFlight.length - 1), 1);
    if (!flight) return;
    const { plan, requestedAt, shows, fromIndex, least } = flight;
    const made = random.between(least, fromIndex ? indexed : listings.count());
    cached.push({ plan, requestedAt, shows, scope: scopeOf(plan), made });
    if (cached.length > 40) cached.shift();
  }

  function look(): void {
    const entry = cached.length > 0 ? random.pick(cached) : null;
    if (!entry) return;
    const freshness = freshnessOf(entry, now, invalidations.stateFor(entry));
    if (entry.made >= heard) return;
    const isSame = bodyOf(entry) === listings.response(entry.plan, heard);
    if (!isServed(freshness)) {
      if (!isSame) seen.replaced += 1;
      return;
    }
    const isBehindIndex = entry.shows !== null && freshness === 'fresh' && now - entry.requestedAt <= behindIndexMs;
    if (isSame) seen.spared += 1;
    else if (!isBehindIndex) wrong.push({ step: now, freshness, entry });
  }

  const actions: readonly [number, () => void][] = [
    [0.1, listings.change],
    [0.15, hear],
    [
      0.1,
      () => {
        indexed = random.between(indexed, listings.count());
        shown = random.between(shown, indexed);
      },
    ],
    [0.15, request],
    [0.15, () => inFlight.length > 0 && respond()],
    [0.005, invalidations.onDisconnect],
    [
      0.02,
      () => {
        if (invalidations.state.following) return;
        heard = listings.count();
        invalidations.onEvent(heard, null);
      },
    ],
    [0.8, look],
  ];
  for (let step = 0; step < o.steps; step++) {
    now += random.pick([0, 1, 20, 150, 150, random.between(0, 2000)]);
    for (const [share, act] of actions) if (random.chance(share)) act();
  }
  return { seen, wrong };
}

const isServed = (freshness: Freshness): boolean => freshness !== 'invalidated' && freshness !== 'expired';

describe('no response is served that a change, of which the gateway has heard, would alter', () => {
  it.each([
    { seed: 1, capacity: 12_000 },
    { seed: 2, capacity: 12_000 },
    { seed: 3, capacity: 5 },
  ])(
    'in random changes $seed, of which $capacity are remembered',
    ({ seed, capacity }) => {
      const { seen, wrong } = simulate(seed, { steps: 8000, capacity });
      expect(wrong).toEqual([]);
      expect(seen.replaced).toBeGreaterThan(100);
      expect(seen.spared).toBeGreaterThan(100);
    },
    60_000,
  );
});
