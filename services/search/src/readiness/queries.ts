import { type SearchQuery, searchQuerySchema } from '@poolpros/contracts/http/search';

/** A listing for the searches of a warm-up, so that they find something. */
export interface Subject {
  name: string;
  stateSlug: string;
  citySlug: string;
  latitude: number;
  longitude: number;
  services: readonly string[];
}

/** The listing to use while the index is empty. */
export const anySubject: Subject = {
  name: 'Crystal Lagoon Pools',
  stateSlug: 'texas',
  citySlug: 'austin',
  latitude: 30.2672,
  longitude: -97.7431,
  services: ['Pool Repair'],
};

/** The first words with typos: long ones lack a letter, short ones have two letters swapped. */
const misspelt = (name: string): string =>
  name
    .split(' ')
    .slice(0, 3)
    .map((word) => (word.length > 8 ? word.slice(0, 3) + word.slice(4) : word.replace(/^(..)(.)(.)/, '$1$3$2')))
    .join(' ');

/** The search without any criteria. */
export const anything: SearchQuery = searchQuerySchema.parse({});

/** One search of every other shape: places, several points, filters, orders, steps, words, typos, unknown words. */
export function queriesAbout(subject: Subject): SearchQuery[] {
  const { name, stateSlug: state, citySlug: city, latitude: lat, longitude: lon } = subject;
  const queries = [
    { lat, lon },
    { lat, lon, distance: 25, sortBy: 'distance' },
    { state, city, distance: 50 },
    { location: '78701-78705', distance: 50 },
    { state },
    { state, page: 2, sortBy: 'name' },
    {
      lat,
      lon,
      services: subject.services.slice(0, 1).join(),
      minRating: 4,
      serviceType: 'inground',
      sortBy: 'reviews',
    },
    { q: name.slice(0, 100) },
    { lat, lon, distance: 100, q: name.slice(0, 5) },
    { q: misspelt(name).slice(0, 100) },
    { q: `${name.slice(0, 60)} underwater lighthouse` },
  ];
  return queries.map((query) => searchQuerySchema.parse(query));
}

/** A beginning of the listing's name, as typed. */
export const textsAbout = ({ name }: Subject): string[] => [name.slice(0, 4), misspelt(name)];
