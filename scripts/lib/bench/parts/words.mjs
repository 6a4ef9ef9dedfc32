import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '@poolpros/search-rules/testing/random';
import { getJson } from '../../clients.mjs';
import { say, step } from '../../progress.mjs';
import { short, table } from '../figures.mjs';
import { openLoad, provideK6 } from '../generators.mjs';
import { seed } from '../installers.mjs';
import { namesIn } from '../sites.mjs';
import { typedTexts } from '../typed-texts.mjs';

const textCount = 5000;
const perSecond = 25;
const warmUpSeconds = 30;
const p99Ms = 50;
const mostMegabytes = 8;
const lookEveryMs = 20;

/** @typedef {import('../generators.mjs').OpenLoad} OpenLoad */

/**
 * Whatever is typed as words, without a place to narrow it, at both searches; and the memory that the engine holds for it.
 * @param {import('../run.mjs').Bench} bench
 */
export async function words({ sites, folder, metros, places, report }) {
  const k6 = await step('k6', provideK6);
  const site = await sites.site('100k', 100_000);
  const cities = metros.map(({ lat, lon }) => places.nearestCity(lat, lon)?.city.name ?? '');
  const from = { names: await namesIn(site), cities };
  const texts = typedTexts(createRandom(seed), { ...from, count: textCount });
  const others = typedTexts(createRandom(seed + 1), { ...from, count: perSecond * warmUpSeconds });

  /** @param {string} url @param {string[]} typed */
  const ask = (url, typed) => {
    const queries = typed.map((text) => `?q=${encodeURIComponent(text)}`);
    return openLoad(k6, folder, { url, rate: perSecond, seconds: typed.length / perSecond, seed, metros, queries });
  };
  const paths = {
    enhanced: `${site.urls.search}/installers/search-enhanced`,
    regular: `${site.urls.directory}/installers/search`,
  };
  for (const [name, url] of Object.entries(paths)) await step(`warm-up, ${name}`, () => ask(url, others));
  const watched = watchMemory(site.urls.elasticsearch);
  const enhanced = await step(`${textCount} texts, enhanced`, () => ask(paths.enhanced, texts));
  const memory = await watched.stop();
  const regular = await step(`${textCount} texts, regular`, () => ask(paths.regular, texts));

  /** @param {string} name @param {OpenLoad} load */
  const row = (name, { p50, p95, p99, max, dropped, failed }) => [
    name,
    ...[p50, p95, p99, max, dropped + failed].map(short),
  ];
  say(
    table([
      [`${perSecond}/s`, 'p50 ms', 'p95 ms', 'p99 ms', 'max ms', 'failed'],
      row('enhanced', enhanced),
      row('regular', regular),
    ]),
  );
  report.add(
    'words',
    [
      { name: `p99 ms of enhanced searches by words, ${perSecond} a second`, value: enhanced.p99, atMost: p99Ms },
      { name: `p99 ms of regular searches by words, ${perSecond} a second`, value: regular.p99, atMost: p99Ms },
      {
        name: 'not answered of those',
        value: enhanced.dropped + enhanced.failed + regular.dropped + regular.failed,
        atMost: 0,
      },
      { name: 'most megabytes the engine held for searches', value: memory.mostMegabytes, atMost: mostMegabytes },
      { name: 'searches it refused for memory', value: memory.refused, atMost: 0 },
    ],
    { perSecond, enhanced, regular, memory, texts: texts.slice(0, 100) },
  );
}

/**
 * Looks at the engine's breaker for requests again and again.
 * @param {string} url
 */
function watchMemory(url) {
  let watching = true;
  const breaker = async () => {
    const { nodes } = /** @type {{ nodes: Record<string, { breakers: { request: Breaker } }> }} */ (
      await getJson(url, '_nodes/stats/breaker')
    );
    const [node] = Object.values(nodes);
    return node.breakers.request;
  };
  /** @typedef {{ estimated_size_in_bytes: number, tripped: number }} Breaker */
  const watch = async () => {
    const { tripped } = await breaker();
    let most = 0;
    while (watching) {
      // An engine that is too busy to say so is looked at again.
      const { estimated_size_in_bytes: held } = await breaker().catch(() => ({ estimated_size_in_bytes: 0 }));
      most = Math.max(most, held);
      await pause(lookEveryMs);
    }
    return { mostMegabytes: most / 1e6, refused: (await breaker()).tripped - tripped };
  };
  const watched = watch();
  return {
    stop() {
      watching = false;
      return watched;
    },
  };
}
