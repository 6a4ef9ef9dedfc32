import { mapSizes } from '@poolpros/contracts/map-view';
import { createRandom } from '@poolpros/seed-data/random';
import { limitClasses } from '../../../services/gateway/dist/limits.js';
import { misspelt } from './texts.mjs';

/** @typedef {import('@poolpros/seed-data/random').Random} Random */
/** @typedef {import('../../../services/gateway/dist/limits.js').LimitClass} LimitClass */

/**
 * A request of the network that takes all it may.
 * @typedef {{ path: string, body?: unknown }} Request
 */

/** @typedef {{ lat: string, lon: string, ids: (count: number) => string, city: string, text: string }} Draw what one request asks for */

const sizes = Object.values(mapSizes);

/** @type {Record<Extract<LimitClass, 'page' | 'read' | 'map' | 'search'>, ((draw: Draw, random: Random) => string)[]>} the dearest addresses of each class, asked in turn */
const reads = {
  page: [
    ({ lat, lon }) => `/search-results?lat=${lat}&lon=${lon}&distance=100&sortBy=rating`,
    ({ city }) => `/us/${city}/pool-contractors`,
    ({ text }) => `/search-results?q=${text}`,
    ({ ids }) => `/compare?ids=${ids(4)}`,
    ({ city, ids }) => `/pool-contractor/${city}/some-firm-${ids(1)}`,
    ({ city }) => `/us/${city.split('/')[0]}/pool-contractors`,
  ],
  read: [
    ({ city }) => `/api/places/states/${city.replace('/', '/cities/')}`,
    ({ ids, lat, lon }) => `/api/installers/compare?ids=${ids(4)}&lat=${lat}&lon=${lon}`,
    ({ ids }) => `/api/installers/cards?ids=${ids(20)}`,
    (_draw, random) => `/api/installers?limit=100&page=${random.between(1, 90)}`,
    ({ ids }) => `/api/installers/${ids(1)}`,
    ({ text }) => `/api/search/suggestions?q=${text}`,
    ({ text }) => `/api/search/understand?q=${text}`,
    ({ city }) => `/api/places/states/${city.split('/')[0]}/cities`,
    ({ lat, lon }) => `/api/places/position?lat=${lat}&lon=${lon}`,
    ({ ids }) => `/api/reviews?installerId=${ids(1)}`,
    () => '/api/openapi.json',
  ],
  map: [
    ({ lat, lon }, random) => {
      const { width, height } = random.pick(sizes);
      const miles = 2 + random.next() * 2000;
      return `/api/places/map.svg?lat=${lat}&lon=${lon}&miles=${miles}&width=${width}&height=${height}&radius=${random.next() * 500}`;
    },
  ],
  search: [
    ({ lat, lon }) => `/api/installers/search-enhanced?lat=${lat}&lon=${lon}&distance=500&sortBy=rating`,
    ({ text }) => `/api/installers/search-enhanced?q=${text}`,
    ({ text, lat, lon }) => `/api/installers/search?q=${text}&lat=${lat}&lon=${lon}&distance=500`,
    ({ lat, lon }) => `/api/installers/search?lat=${lat}&lon=${lon}&distance=500&sortBy=rating&minRating=4`,
  ],
};

/** @type {Record<Exclude<LimitClass, keyof typeof reads>, (draw: Draw, number: number) => Request>} */
const writes = {
  write: (_draw, number) => ({
    path: number % 2 ? '/api/submissions/status' : '/api/reviews/verify',
    body: { token: 'A'.repeat(43) },
  }),
  credentials: (_draw, number) => ({
    path: '/api/accounts/contractor/login',
    body: { email: `nobody-${number}@example.com`, password: 'not the password' },
  }),
  contact: ({ ids }, number) => ({
    path: '/api/contact-requests',
    body: {
      installerId: Number(ids(1)),
      name: 'Dana Rivera',
      email: `dana-${number}@example.com`,
      message: `A pool of ${number} feet.`,
    },
  }),
  shortlist: ({ ids }, number) => ({
    path: '/api/shortlists/mail',
    body: { email: `dana-${number}@example.com`, installerIds: ids(20).split(',').map(Number) },
  }),
  review: ({ ids }, number) => ({
    path: '/api/reviews',
    body: {
      installerId: Number(ids(1)),
      stage: 'enquiry',
      rating: 4,
      text: 'They answered the same day and told us what they would do and when.',
      name: 'Dana Rivera',
      email: `dana-${number}@example.com`,
      ownExperience: true,
      noIncentive: true,
      noConnection: true,
    },
  }),
  submission: (_draw, number) => ({
    path: '/api/submissions',
    body: {
      businessName: `Barton Creek Pools ${number}`,
      contactName: 'Dana Rivera',
      email: `dana-${number}@example.com`,
      phone: '(512) 555-0177',
      stateSlug: 'texas',
      citySlug: 'austin',
      zipCode: '78704',
      description: 'We repair and clean pools south of the river, with the same two people each visit.',
      services: ['Pool Repair'],
      attested: true,
    },
  }),
};

/**
 * Everything that one network may ask for in a minute, or in the window of a class if that is longer, by class. No two
 * requests want the same, so that nothing is answered from a cache.
 * @param {{ seed: number, installers: number, cities: string[] }} options cities: `texas/austin`
 * @returns {Record<LimitClass, Request[]>}
 */
export function allowance({ seed, installers, cities }) {
  const random = createRandom(seed);
  const ids = (/** @type {number} */ count) => [...Array(count)].map(() => random.between(1, installers)).join();
  const draw = () => ({
    lat: String(27 + random.next() * 19),
    lon: String(-120 + random.next() * 45),
    ids,
    city: random.pick(cities),
    text: encodeURIComponent(misspelt(random, 9)),
  });
  /** @param {LimitClass} name @param {(number: number) => Request} make */
  const all = (name, make) => [name, Array.from({ length: limitClasses[name].max }, (_, number) => make(number))];
  return Object.fromEntries([
    ...Object.entries(reads).map(([name, paths]) =>
      all(/** @type {LimitClass} */ (name), (number) => ({ path: paths[number % paths.length](draw(), random) })),
    ),
    ...Object.entries(writes).map(([name, make]) =>
      all(/** @type {LimitClass} */ (name), (number) => make(draw(), number)),
    ),
  ]);
}
