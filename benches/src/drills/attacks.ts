import { mapSizes } from '@poolpros/contracts/map-view';
import { type LimitClass, limitClasses } from '@poolpros/contracts/rate-limits';
import { withTypo } from '@poolpros/search-rules/testing/random-text';
import { createRandom, type Random } from '@poolpros/seed-data/random';
import { present } from '../present.js';
import type { Wanted } from './ask-as.js';

/** One request. */
interface Draw {
  lat: string;
  lon: string;
  ids(count: number): string;
  /** `texas/austin` */
  city: string;
  /** Nine words with typos. */
  text: string;
}

const misspeltWords = 9;
const words = 'swimming pool installation renovation contractor vinyl liner replacement hot tub repair saltwater';
const sizes = Object.values(mapSizes);

/** The most expensive URLs of each class, requested in turn. */
const reads: Record<
  'page' | 'read' | 'map' | 'media' | 'picture' | 'search',
  ((draw: Draw, random: Random) => string)[]
> = {
  page: [
    ({ city }) => `/us/${city}/pool-contractors`,
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
  media: [(_draw, random) => `/media/photos/${random.between(1, 1e9).toString(16).padStart(32, '0')}-960.webp`],
  // Only names from pages are rendered.
  picture: [({ text }, random) => `/og/${text}.${random.between(1, 1e9).toString(16).padStart(22, '0')}.jpg`],
  search: [
    ({ lat, lon }) => `/search-results?lat=${lat}&lon=${lon}&distance=100&sortBy=rating`,
    ({ text }) => `/search-results?q=${text}`,
    ({ lat, lon }) => `/api/installers/search-enhanced?lat=${lat}&lon=${lon}&distance=500&sortBy=rating`,
    ({ text }) => `/api/installers/search-enhanced?q=${text}`,
    ({ text, lat, lon }) => `/api/installers/search?q=${text}&lat=${lat}&lon=${lon}&distance=500`,
    ({ lat, lon }) => `/api/installers/search?lat=${lat}&lon=${lon}&distance=500&sortBy=rating&minRating=4`,
  ],
};

const writes: Record<Exclude<LimitClass, keyof typeof reads>, (draw: Draw, number: number) => Wanted> = {
  write: (_draw, number) => ({
    path: number % 2 ? '/api/submissions/status' : '/api/reviews/verify',
    body: { token: 'A'.repeat(43) },
  }),
  upload: ({ ids }, number) => ({
    path: `/api/contractors/me/listings/${ids(1)}/photos/order`,
    body: { ids: [`0199c6f0-0000-7000-8000-${String(number).padStart(12, '0')}`] },
  }),
  photo: (_draw, number) => ({ path: '/api/submission-photos', body: { number } }),
  visit: ({ ids }) => ({
    path: '/api/listing-visits',
    body: { seen: [{ installerId: Number(ids(1)), kind: 'impression' }] },
  }),
  fault: (_draw, number) => ({
    path: '/api/client-reports',
    body: { kind: 'missing_path', path: `/no-page-${number}` },
  }),
  unsubscribe: (_draw, number) => ({ path: `/api/mail-stops/${number}`, body: {} }),
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
  report: ({ ids }, number) => ({
    path: '/api/listing-reports',
    body: { installerId: Number(ids(1)), reason: 'wrong_details', note: `The phone ends in ${number}.` },
  }),
  claim: ({ ids }) => ({
    path: '/api/contractors/me/claims',
    body: { installerId: Number(ids(1)), method: 'license', licenseNumber: 'C-53 1' },
  }),
  draft: (_draw, number) => ({
    path: '/api/submission-drafts',
    body: { email: `dana-${number}@example.com`, form: { businessName: `Barton Creek Pools ${number}` }, step: 1 },
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
 * Everything that one network may request in a minute, or in the window of a class if that is longer, by class. No two
 * requests are the same, so that no response comes from a cache.
 */
export function allowance({
  seed,
  installers,
  cities,
}: {
  seed: number;
  installers: number;
  cities: readonly string[];
}): Record<LimitClass, Wanted[]> {
  const random = createRandom(seed);
  const typos = createRandom(seed);
  const ids = (count: number): string => [...Array(count)].map(() => random.between(1, installers)).join();
  const misspelt = () => withTypo(typos, typos.pick(words.split(' ')));
  const draw = (): Draw => ({
    lat: String(27 + random.next() * 19),
    lon: String(-120 + random.next() * 45),
    ids,
    city: random.pick(cities),
    text: encodeURIComponent(Array.from({ length: misspeltWords }, misspelt).join(' ')),
  });
  const all = (name: LimitClass, make: (number: number) => Wanted) =>
    Array.from({ length: limitClasses[name].max }, (_, number) => make(number));
  const read = (name: keyof typeof reads) =>
    all(name, (number) => ({
      path: present(reads[name][number % reads[name].length], name)(draw(), random),
    }));
  const write = (name: keyof typeof writes) => all(name, (number) => writes[name](draw(), number));
  return {
    page: read('page'),
    read: read('read'),
    map: read('map'),
    media: read('media'),
    picture: read('picture'),
    search: read('search'),
    write: write('write'),
    upload: write('upload'),
    visit: write('visit'),
    fault: write('fault'),
    unsubscribe: write('unsubscribe'),
    credentials: write('credentials'),
    contact: write('contact'),
    shortlist: write('shortlist'),
    review: write('review'),
    report: write('report'),
    claim: write('claim'),
    draft: write('draft'),
    photo: write('photo'),
    submission: write('submission'),
  };
}
