import { apiPaths, pagePaths, pathTo } from '@poolpros/contracts/paths';
import { profilePath } from '@poolpros/contracts/slug';
import { createRandom, type Random } from '@poolpros/seed-data/random';
import type { PacedRequest } from './paced.js';
import type { Subjects } from './public-requests.js';
import { distinctQueries, type Metro, skewedQueries } from './queries.js';

/** So many requests in the order in which they are sent, each time others. */
export type Load = (count: number, perSecond: number) => PacedRequest[];
export const loadNames = ['distinct points', 'real skew', 'mix'] as const;

/** Other visitors while everyone searches, a second. */
const beside = { page: 10, form: 2 };
const shares = { suggestion: 0.15, page: 0.14, form: 0.01 };
const leastNetworks = 500;
/** The addresses from here on are those of forms. */
const firstOfForms = 32_768;
const longestPrefix = 6;
/** Next to a flood, one request in so many is of somebody else. */
const oneInFlood = 20;

/**
 * The loads, by visitors of at least 500 networks: so many that none of them reaches its limit. Each seed has other visitors,
 * because the limits of forms last for hours.
 */
export function createLoads(o: { seed: number; metros: readonly Metro[]; subjects: Subjects }) {
  const random = createRandom(o.seed);
  let seed = o.seed;
  let asked = 0;
  let sent = 0;

  function distinct(count: number): string[] {
    const first = seed;
    seed += count; // no point is asked for twice
    return distinctQueries(o.metros, first, count);
  }
  const skewed = (count: number): string[] => skewedQueries(o.metros, { seed: seed++, count });

  const addressOf = (number: number) => `100.${64 + (o.seed % 64)}.${(number >> 8) & 255}.${number & 255}`;
  const network = (perSecond: number) => addressOf(asked++ % Math.max(leastNetworks, Math.ceil(perSecond)));
  /** Another one each time: a network may send five forms an hour. */
  const networkOfForm = () => addressOf(firstOfForms + (sent++ % firstOfForms));

  const load =
    (searches: (count: number) => string[], sharesAt: (perSecond: number) => Partial<typeof shares>): Load =>
    (count, perSecond) => {
      const { suggestion = 0, page = 0, form = 0 } = sharesAt(perSecond);
      return searches(count).map((query) => {
        const draw = random.next();
        if (draw < form) return { network: networkOfForm(), ...formOf(o.subjects, random) };
        const from = network(perSecond);
        if (draw < form + page) return { network: from, ...pageOf(o.subjects, random) };
        if (draw < form + page + suggestion) return { network: from, ...suggestionOf(o.subjects, random) };
        return { network: from, ...searchOf(query) };
      });
    };
  const besides = (perSecond: number) => ({ page: beside.page / perSecond, form: beside.form / perSecond });
  return {
    /** Nothing but searches. */
    searches: load(distinct, () => ({})),
    'distinct points': load(distinct, besides),
    'real skew': load(skewed, besides),
    mix: load(distinct, () => shares),
    /** One network asks for nearly all of it. */
    flood: (count: number, perSecond: number): PacedRequest[] =>
      skewed(count).map((query, number) =>
        number % oneInFlood === 0
          ? { network: network(perSecond / oneInFlood), ...searchOf(query) }
          : { network: addressOf(firstOfForms - 1), ...searchOf(query), kind: 'flood' },
      ),
  };
}

type Request = Omit<PacedRequest, 'network'>;

const searchOf = (query: string): Request => ({ kind: 'search', path: `${apiPaths.enhancedSearch}${query}` });

function pageOf({ listings, cities }: Subjects, random: Random): Request {
  const { stateSlug: state, slug: city } = random.pick(cities);
  const path = random.pick([
    () => pagePaths.unitedStates,
    () => pathTo(pagePaths.state, { state }),
    () => pathTo(pagePaths.city, { state, city }),
    () => profilePath(random.pick(listings)),
  ])();
  return { kind: 'page', path, compressed: true };
}

function suggestionOf({ listings, cities }: Subjects, random: Random): Request {
  const { name } = random.chance(0.5) ? random.pick(cities) : random.pick(listings);
  const text = name.slice(0, random.between(2, longestPrefix));
  return { kind: 'suggestion', path: `${apiPaths.suggestions}?q=${encodeURIComponent(text)}` };
}

function formOf({ listings }: Subjects, random: Random): Request {
  const body = {
    installerId: random.pick(listings).id,
    name: 'A homeowner',
    email: `homeowner-${random.between(1, 1e9)}@example.com`,
    message: 'Please call me about a pool.',
  };
  return { kind: 'form', path: apiPaths.contactRequests, body };
}
