import { setTimeout as pause } from 'node:timers/promises';
import { getJson } from '../../clients.mjs';
import { askFirstSearches } from '../../first-searches.mjs';
import { say, step } from '../../progress.mjs';
import { until } from '../../wait.mjs';
import { percentile, short, table } from '../figures.mjs';

const engine = 'elasticsearch';
const trafficPerSecond = 20;
const browsersAtOnce = 6;
const readyWithinMs = 180_000;

/**
 * The engine killed while people search: how long until the search calls itself ready again, and whether it is then.
 * @param {import('../run.mjs').Bench} bench
 */
export async function restart({ sites, supervisor, report }) {
  const site = await sites.site('10k', 10_000);
  const ready = () => getJson(site.urls.search, 'health/ready');
  const first = await step('200 searches right after the start', () =>
    askFirstSearches(site.urls.gateway, browsersAtOnce),
  );

  const traffic = startTraffic(site.urls.gateway);
  await pause(2000);
  supervisor.crash(engine);
  const killedAt = performance.now();
  await until(
    () =>
      ready().then(
        () => false,
        () => true,
      ),
    { timeoutMs: 30_000, sentence: 'search stayed ready.' },
  );
  await step('engine answers', () =>
    until(() => getJson(site.urls.elasticsearch, `_cluster/health/${site.alias}?wait_for_status=yellow&timeout=1s`), {
      timeoutMs: readyWithinMs,
      sentence: 'The engine did not come back.',
    }),
  );
  const answers = (performance.now() - killedAt) / 1000;
  await step('search ready', () =>
    until(ready, { timeoutMs: readyWithinMs, sentence: 'search did not become ready.' }),
  );
  const readyAfter = (performance.now() - killedAt) / 1000;
  const opened = await breakerOpenings(site.urls.metrics);
  const again = await step('200 searches right after the restart', () =>
    askFirstSearches(site.urls.gateway, browsersAtOnce),
  );
  const openedAgain = (await breakerOpenings(site.urls.metrics)) - opened;
  const met = await traffic.stop();

  say(`  engine back after ${short(answers)} s, search ready after ${short(readyAfter)} s`);
  say(`  searches meanwhile, ${trafficPerSecond} a second: ${JSON.stringify(met)}`);
  /** @param {string} name @param {Awaited<ReturnType<typeof askFirstSearches>>} found */
  const row = (name, { refused, times }) => [
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
    { first, again, answers, readyAfter, met },
  );
}

/** People who go on searching, each from another point; counts what they get by status. @param {string} url */
function startTraffic(url) {
  /** @type {Record<string, number>} */
  const met = {};
  /** @type {Promise<void>[]} */
  const asked = [];
  let number = 0;
  const ask = async () => {
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

/** @param {string} url */
async function breakerOpenings(url) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const counts = text.matchAll(/^gateway_breaker_opened_total\{.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
