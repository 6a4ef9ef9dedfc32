import { request } from 'node:http';
import { mapSizes } from '@poolpros/contracts/map-view';
import { say } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { closedLoop } from '../load/generators.js';
import { present } from '../present.js';
import { ratioOfRounds, short, spread, table } from '../report/figures.js';
import { measureInTurn, ratesOf } from '../report/rounds.js';
import { pageKinds } from '../sites/page-kinds.js';
import { pageSpeed } from './page-speed.js';
import { usageCost } from './usage-cost.js';

const connections = 8;
const warmUpSeconds = 10;
const mostOfPage = 0.2;
const leastRates = { page: 0.9, list: 0.7, map: 0.9 };

/** How long a phone waits for pages; what pages, lists and maps weigh compressed and as they are, and what that costs. */
export async function pages(bench: Bench): Promise<void> {
  const { folder, flags, report } = bench;
  const kinds = await pageKinds(bench);
  const { origin, center, city, paths } = kinds;
  const map = new URLSearchParams({ lat: String(center.lat), lon: String(center.lon), miles: '34', radius: '25' });
  for (const [name, pixels] of Object.entries(mapSizes.wide)) map.set(name, String(pixels));
  const list = `/api/places/states/${city.stateSlug}/cities`;
  const picture = `/api/places/map.svg?${map}`;
  const speed = await pageSpeed(origin, paths, flags.rounds);
  const added = await usageCost(bench, kinds);
  const weighed = {
    'home page': paths.home,
    'city page': paths.city,
    'page of results': paths.results,
    'page of an installer': paths.profile,
    'list of cities': list,
    'map of a metro': picture,
  };
  const bytes: Record<string, { plain: number; br: number; gzip: number }> = {};
  for (const [name, path] of Object.entries(weighed))
    bytes[name] = {
      plain: await weigh(origin, path, 'identity'),
      br: await weigh(origin, path, 'br'),
      gzip: await weigh(origin, path, 'gzip'),
    };
  say(
    table([
      ['bytes', 'as it is', 'br', 'gzip', 'br / as it is'],
      ...Object.entries(bytes).map(([name, { plain, br, gzip }]) => [
        name,
        ...[plain, br, gzip].map(String),
        short(br / plain),
      ]),
    ]),
  );

  const encodings = { 'as it is': 'identity', compressed: 'br' };
  const doors = new Map(
    Object.entries({ page: paths.city, list, map: picture }).flatMap(([door, path]) =>
      Object.entries(encodings).map(([how, encoding]) => [`${door}, ${how}`, { path, encoding }]),
    ),
  );
  const { rates, notAnswered } = ratesOf(
    await measureInTurn([...doors.keys()], flags.rounds, (name, round) => {
      const { path, encoding } = present(doors.get(name), name);
      return closedLoop(folder, {
        url: `${origin}${path}`,
        target: { kind: 'fixed', headers: { 'accept-encoding': encoding } },
        connections,
        seconds: round === 0 ? warmUpSeconds : flags.seconds,
      });
    }),
  );
  say(
    table([
      ['responses a second', `median of ${flags.rounds} (min–max)`],
      ...Object.entries(rates).map(([name, of]) => [name, spread(of)]),
    ]),
  );
  const ratio = (door: string) => ratioOfRounds(rates[`${door}, compressed`] ?? [], rates[`${door}, as it is`] ?? []);
  const { br, plain } = present(bytes['city page'], 'city page');
  report.add(
    'pages',
    [
      ...speed.marks,
      ...added,
      { name: 'city page, bytes compressed / as it is', value: br / plain, atMost: mostOfPage },
      ...Object.entries(leastRates).map(([door, atLeast]) => ({
        name: `${door}, responses a second compressed / as it is`,
        value: ratio(door),
        atLeast,
      })),
      { name: 'requests not answered with 200', value: notAnswered, atMost: 0 },
    ],
    { connections, seconds: flags.seconds, waits: speed.waits, bytes, rates },
  );
}

/** Bytes of a body as it is transferred. */
const weigh = (origin: string, path: string, encoding: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(new URL(path, origin), { headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${path} responded with ${response.statusCode}`)),
      );
    })
      .on('error', reject)
      .end();
  });
