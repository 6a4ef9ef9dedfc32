import { setTimeout as pause } from 'node:timers/promises';
import { getJson } from '../../../scripts/lib/clients.mjs';
import { askFirstSearches } from '../../../scripts/lib/first-searches.mjs';
import { say, step } from '../../../scripts/lib/progress.mjs';
import { until } from '../../../scripts/lib/wait.mjs';
import type { Bench } from '../bench.js';
import { percentile, short, table } from '../report/figures.js';
import { counted } from '../sites/site.js';

const engine = 'elasticsearch';
const trafficPerSecond = 20;
const browsersAtOnce = 6;
const readyWithinMs = 180_000;

/** The engine killed while people search: the time until the search reports ready again, and whether it is. */
export async function restart({ sites, supervisor, report }: Bench): Promise<void> {
  const site = await sites.site('10k', 10_000);
  const { urls } = site;
  const ready = () => getJson(urls.search, 'health/ready');
  const firstSearches = (when: string) => step(when, () => askFirstSearches(urls.gateway, browsersAtOnce));
  const breakerOpenings = () => counted(urls.metrics, 'gateway_breaker_opened_total');
  const first = await firstSearches('200 searches right after the start');

  const traffic = startTraffic(urls.gateway);
  await pause(2000);
  supervisor.crash(engine);
  const killedAt = performance.now();
  const sinceKilled = () => (performance.now() - killedAt) / 1000;
  await until(
    () =>
      ready().then(
        () => false,
        () => true,
      ),
    { timeoutMs: 30_000, sentence: 'search stayed ready.' },
  );
  await step('engine responds', () =>
    until(() => getJson(urls.elasticsearch, `_cluster/health/${site.alias}?wait_for_status=yellow&timeout=1s`), {
      timeoutMs: readyWithinMs,
      sentence: 'The engine did not come back.',
    }),
  );
  const backAfter = sinceKilled();
  await step('search ready', () =>
    until(ready, { timeoutMs: readyWithinMs, sentence: 'search did not become ready.' }),
  );
  const readyAfter = sinceKilled();
  const opened = await breakerOpenings();
  const again = await firstSearches('200 searches right after the restart');
  const openedAgain = (await breakerOpenings()) - opened;
  const met = await traffic.stop();

  say(`  engine back after ${short(backAfter)} s, search ready after ${short(readyAfter)} s`);
  say(`  searches meanwhile, ${trafficPerSecond} a second: ${JSON.stringify(met)}`);
  const row = (name: string, { refused, times }: typeof first): string[] => [
    name,
    String(refused.length),
    ...[0.5, 0.99, 1].map((share) => short(percentile(times, share))),
  ];
  say(table([['', 'refused', 'p50 ms', 'p99 ms', 'max ms'], row('start', first), row('restart', again)]));
  for (const search of [...first.refused, ...again.refused]) say(`  refused: ${search}`);
  report.add(
    'restart',
    [
      { name: 'refused of 200 searches right after the start', value: first.refused.length, atMost: 0 },
      {
        name: 'refused of 200 searches right after the engine was started again',
        value: again.refused.length,
        atMost: 0,
      },
      { name: 'times the breaker opened once the search was ready again', value: openedAgain, atMost: 0 },
    ],
    { first, again, backAfter, readyAfter, met },
  );
}

/** People who keep searching, each from another point; counts the responses by status. */
function startTraffic(url: string) {
  const met: Record<string, number> = {};
  const asked: Promise<void>[] = [];
  let number = 0;
  const ask = async (): Promise<void> => {
    const path = `api/installers/search-enhanced?lat=${(30 + (number++ % 1000) / 500).toFixed(3)}&lon=-97.${number}`;
    const status = await fetch(`${url}/${path}`).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 'none',
    );
    met[status] = (met[status] ?? 0) + 1;
  };
  const timer = setInterval(() => asked.push(ask()), 1000 / trafficPerSecond);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(asked);
      return met;
    },
  };
}
