import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '@poolpros/seed-data/random';
import { say, step } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { read } from '../load/ask.js';
import { closedLoop, loadCells, loadColumns, openLoad, provideK6, unanswered } from '../load/generators.js';
import { typedTexts } from '../load/typed-texts.js';
import { present } from '../present.js';
import { table } from '../report/figures.js';
import { seed } from '../sites/installers.js';
import { cityNames } from '../sites/metros.js';
import { namesIn } from '../sites/site.js';

const textCount = 5000;
const perSecond = 25;
/** After its start, an engine needs several thousand searches to compile its code. */
const warmUp = { connections: 4, seconds: 60 };
const warmUpTexts = 10_000;
const p99Ms = 50;
const mostMegabytes = 8;
const lookEveryMs = 20;

/** Any typed words, without a place, in both searches; and the memory that the engine uses for them. */
export async function words({ sites, folder, metros, places, report }: Bench): Promise<void> {
  const k6 = await step('k6', provideK6);
  const site = await sites.site('100k', 100_000);
  const from = { names: await namesIn(site), cities: cityNames(metros, places) };
  const texts = typedTexts(createRandom(seed), { ...from, count: textCount });
  const file = join(folder, 'other-texts.json');
  writeFileSync(file, JSON.stringify(queriesOf(typedTexts(createRandom(seed + 1), { ...from, count: warmUpTexts }))));
  const ask = (url: string) =>
    openLoad(k6, folder, { url, rate: perSecond, seconds: textCount / perSecond, queries: queriesOf(texts) });
  const paths = {
    enhanced: `${site.urls.search}/installers/search-enhanced`,
    regular: `${site.urls.directory}/installers/search`,
  };
  for (const [name, url] of Object.entries(paths))
    await step(`warm-up, ${name}`, () =>
      closedLoop(folder, { url, ...warmUp, target: { kind: 'list', file, headers: {} } }),
    );
  const watched = watchMemory(site.urls.elasticsearch);
  const enhanced = await step(`${textCount} texts, enhanced`, () => ask(paths.enhanced));
  const memory = await watched.stop();
  const regular = await step(`${textCount} texts, regular`, () => ask(paths.regular));

  say(
    table([
      [`${perSecond}/s`, ...loadColumns],
      ['enhanced', ...loadCells(enhanced)],
      ['regular', ...loadCells(regular)],
    ]),
  );
  report.add(
    'words',
    [
      { name: `p99 ms of enhanced searches by words, ${perSecond} a second`, value: enhanced.p99, atMost: p99Ms },
      { name: `p99 ms of regular searches by words, ${perSecond} a second`, value: regular.p99, atMost: p99Ms },
      { name: 'not answered of those', value: unanswered(enhanced) + unanswered(regular), atMost: 0 },
      { name: 'most megabytes the engine held for searches', value: memory.mostMegabytes, atMost: mostMegabytes },
      { name: 'searches it refused for memory', value: memory.refused, atMost: 0 },
    ],
    { perSecond, enhanced, regular, memory, texts: texts.slice(0, 100) },
  );
}

const queriesOf = (texts: readonly string[]): string[] => texts.map((text) => `?q=${encodeURIComponent(text)}`);

interface Breaker {
  estimated_size_in_bytes: number;
  tripped: number;
}

/** Polls the engine's circuit breaker for requests. */
function watchMemory(url: string) {
  let watching = true;
  const breaker = async (): Promise<Breaker> => {
    type Stats = { nodes: Record<string, { breakers: { request: Breaker } }> };
    const { nodes } = await read<Stats>(url, '_nodes/stats/breaker');
    return present(Object.values(nodes)[0], 'node').breakers.request;
  };
  const watch = async () => {
    const { tripped } = await breaker();
    let most = 0;
    while (watching) {
      // An engine that is too busy to respond is polled again.
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
