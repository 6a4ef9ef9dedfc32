import { poolTypes, services, serviceTypeKeys, sortOrderKeys } from '@poolpros/contracts/catalogue';
import { endpointRows } from '@poolpros/contracts/endpoint-table';
import { audiences } from '@poolpros/contracts/http/accounts';
import { isPage, routeRows } from '@poolpros/contracts/page-table';
import { segmentsOf } from '@poolpros/contracts/route-match';
import { routeExamples } from '@poolpros/contracts/testing/route-examples';
import { valueFilters } from '@poolpros/contracts/value-filters';
import type { Random } from '@poolpros/seed-data/random';
import * as z from 'zod';

export interface Everything {
  random: Random;
  /** The highest id of a listing. */
  installers: number;
  cities: readonly { state: string; city: string; zip: string }[];
}

interface Draw extends Everything {
  /** One place for all parameters of a request. */
  place: Everything['cities'][number];
}

const number = ({ random }: Draw, from: number, to: number): string => (from + random.next() * (to - from)).toFixed(4);
const ids =
  (count: number) =>
  ({ random, installers }: Draw): string =>
    Array.from({ length: count }, () => random.between(1, installers)).join();
const letters = ({ random }: Draw, count: number): string =>
  Array.from({ length: count }, () => random.pick([...'abcdefghilmnoprst'])).join('');

/** How each parameter of a path or a query is drawn, by its name. */
const draws: Readonly<Record<string, (draw: Draw) => string>> = {
  audience: ({ random }) => random.pick(audiences),
  state: ({ place }) => place.state,
  city: ({ place }) => place.city,
  zip: ({ place }) => place.zip,
  location: ({ place }) => place.zip,
  area: () => 'travis-county',
  page: ({ random }) => String(random.between(1, 20)),
  limit: ({ random }) => String(random.between(50, 100)),
  lat: (draw) => number(draw, 27, 46),
  lon: (draw) => number(draw, -120, -75),
  circleLat: (draw) => number(draw, 27, 46),
  circleLon: (draw) => number(draw, -120, -75),
  miles: (draw) => number(draw, 2, 2000),
  width: () => '720',
  height: () => '480',
  radius: (draw) => number(draw, 1, 500),
  distance: (draw) => number(draw, 10, 500),
  installerId: ids(1),
  slug: (draw) => `some-firm-${ids(1)(draw)}`,
  ids: ids(4),
  installerIds: ids(10),
  q: (draw) => `pool ${letters(draw, 3)}`,
  serviceType: ({ random }) => random.pick(serviceTypeKeys),
  services: ({ random }) => random.pick(services),
  poolTypes: ({ random }) => random.pick(poolTypes),
  languages: ({ random }) => random.pick(valueFilters.languages.values),
  open: () => '',
  minRating: ({ random }) => random.pick(['3', '4', '4.5']),
  sortBy: ({ random }) => random.pick(sortOrderKeys),
  origin: () => 'visitor',
  sort: () => 'newest',
  stars: ({ random }) => String(random.between(1, 5)),
  shard: ({ place }) => `services-${place.state}`,
  status: () => 'pending_review',
  token: (draw) => letters(draw, 43),
  tab: () => 'heater',
  zone: () => 'low-desert',
  yard: () => 'small',
  topic: () => 'care',
  step: () => 'green',
};
/** Ids of things that only their owner reads. */
const ownedIds = new Set(['submissionId', 'photoId', 'webhookId', 'claimId', 'documentId']);

function drawnValue(name: string, draw: Draw): string {
  if (ownedIds.has(name)) return '0199c6f0-0000-7000-8000-000000000001';
  const rule = draws[name];
  if (!rule) throw new Error(`nothing says how ${name} is drawn; add it to every-read.ts`);
  return rule(draw);
}

function queryOf(names: readonly string[], draw: Draw): string {
  const query = new URLSearchParams(Object.fromEntries(names.map((name) => [name, drawnValue(name, draw)]))).toString();
  return query === '' ? '' : `?${query}`;
}

/** The keys of a query that it needs, and half of the others; a point has two. */
function chosenOf(query: z.ZodType | undefined, { random }: Draw): string[] {
  if (!(query instanceof z.ZodObject)) return [];
  const isNeeded = ([, value]: [string, z.ZodType]) => !value.safeParse(undefined).success;
  const chosen = Object.entries(query.shape as Record<string, z.ZodType>).filter(
    (entry) => isNeeded(entry) || random.chance(0.5),
  );
  const names = chosen.map(([name]) => name);
  const isWhole = names.includes('lat') === names.includes('lon');
  return isWhole ? names : names.filter((name) => name !== 'lat' && name !== 'lon');
}

/** How to draw a URL of every read of the API and every kind of page, by its name. A new row is in it by itself. */
export function everyRead(o: Everything): ReadonlyMap<string, () => string> {
  const drawn = (): Draw => ({ ...o, place: o.random.pick(o.cities) });
  const reads = endpointRows
    .filter(([, { method }]) => method === 'GET')
    .map(([name, { path, query }]): [string, () => string] => [
      `api ${name}`,
      () => {
        const draw = drawn();
        const filled = path.replace(/:(\w+)/g, (_, named: string) => drawnValue(named, draw));
        return filled + queryOf(chosenOf(query, draw), draw);
      },
    ]);
  const pages = routeRows.flatMap(([name, row]): [string, () => string][] => {
    if (!isPage(row)) return [];
    const example = segmentsOf(routeExamples[name]);
    const pattern = segmentsOf(row.path);
    return [
      [
        `page ${name}`,
        () => {
          const draw = drawn();
          // What is not drawn, such as the name of an article, is that of the example.
          const segments = pattern.map((part, index) => {
            const named = part.slice(1);
            const isDrawn = part.startsWith(':') && !row.only?.[named] && draws[named] && !isText(name);
            return isDrawn ? drawnValue(named, draw) : (example[index] ?? part);
          });
          return `/${segments.join('/')}${queryOf(row.query ?? [], draw)}`;
        },
      ],
    ];
  });
  const nothing: [string, () => string] = ['page that is missing', () => `/nothing-${letters(drawn(), 12)}`];
  return new Map([...reads, ...pages, nothing]);
}

const isText = (name: string): boolean => name === 'article';
