import { request } from 'node:http';
import { mapSizes } from '@poolpros/contracts/map-view';
import { profilePath } from '@poolpros/contracts/slug';
import { getJson } from '../../clients.mjs';
import { say, step } from '../../progress.mjs';
import { median, short, spread, table } from '../figures.mjs';
import { closedLoop } from '../generators.mjs';

const connections = 8;
const warmUpSeconds = 10;
const mostOfPage = 0.2;
const leastRates = { page: 0.9, list: 0.7, map: 0.9 };

/**
 * What pages, lists and maps weigh with and without compression, and what compressing them costs.
 * @param {import('../run.mjs').Bench} bench
 */
export async function pages({ sites, folder, flags, metros, places, report }) {
  const site = await sites.site('10k', 10_000);
  await sites.alsoStart(site, ['accounts', 'reviews', 'web']);
  const origin = site.urls.gateway;
  const [{ lat, lon }] = metros;
  const city = places.nearestCity(lat, lon)?.city;
  const { installers } = /** @type {{ installers: Parameters<typeof profilePath>[0][] }} */ (
    await getJson(origin, `api/installers/search-enhanced?lat=${lat}&lon=${lon}&distance=25`)
  );
  const map = new URLSearchParams({ lat: String(lat), lon: String(lon), miles: '34', radius: '25' });
  for (const [name, pixels] of Object.entries(mapSizes.wide)) map.set(name, String(pixels));
  const cityPage = `/us/${city?.stateSlug}/${city?.slug}/pool-contractors`;
  const list = `/api/places/states/${city?.stateSlug}/cities`;
  const picture = `/api/places/map.svg?${map}`;
  const weighed = {
    'home page': '/us',
    'city page': cityPage,
    'page of results': `/search-results?lat=${lat}&lon=${lon}&distance=25`,
    'page of an installer': profilePath(installers[0]),
    'list of cities': list,
    'map of a metro': picture,
  };
  /** @type {Record<string, Record<'plain' | 'br' | 'gzip', number>>} */
  const bytes = {};
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

  const doors = { page: cityPage, list, map: picture };
  const encodings = { 'as it is': 'identity', compressed: 'br' };
  /** @type {Record<string, number[]>} */
  const rates = {};
  let notAnswered = 0;
  for (let round = 0; round <= flags.rounds; round++)
    await step(round === 0 ? 'warm-up' : `round ${round} of ${flags.rounds}`, async () => {
      for (const [door, path] of Object.entries(doors))
        for (const [how, encoding] of Object.entries(encodings)) {
          const { perSecond, failed } = await closedLoop(folder, {
            url: `${origin}${path}`,
            target: { kind: 'fixed', headers: { 'accept-encoding': encoding } },
            connections,
            seconds: round === 0 ? warmUpSeconds : flags.seconds,
            seed: round,
            metros,
          });
          if (round === 0) continue;
          const name = `${door}, ${how}`;
          rates[name] = [...(rates[name] ?? []), perSecond];
          notAnswered += failed;
        }
    });
  say(
    table([
      ['answers a second', `median of ${flags.rounds} (min–max)`],
      ...Object.entries(rates).map(([name, of]) => [name, spread(of)]),
    ]),
  );
  /** Of each round, since the two were measured next to each other. @param {string} door */
  const ratio = (door) =>
    median(rates[`${door}, compressed`].map((rate, round) => rate / rates[`${door}, as it is`][round]));
  report.add(
    'pages',
    [
      { name: 'city page, bytes compressed / as it is', value: ratioOf(bytes['city page']), atMost: mostOfPage },
      ...Object.entries(leastRates).map(([door, atLeast]) => ({
        name: `${door}, answers a second compressed / as it is`,
        value: ratio(door),
        atLeast,
      })),
      { name: 'requests not answered with 200', value: notAnswered, atMost: 0 },
    ],
    { connections, seconds: flags.seconds, bytes, rates },
  );
}

/** @param {Record<'plain' | 'br', number>} of */
const ratioOf = ({ plain, br }) => br / plain;

/**
 * Bytes of a body as they travel.
 * @param {string} origin
 * @param {string} path
 * @param {string} encoding
 * @returns {Promise<number>}
 */
function weigh(origin, path, encoding) {
  return new Promise((resolve, reject) => {
    request(new URL(path, origin), { headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0;
      response.on('data', (/** @type {Buffer} */ chunk) => {
        bytes += chunk.length;
      });
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path} answered ${response.statusCode}`)),
      );
    })
      .on('error', reject)
      .end();
  });
}
