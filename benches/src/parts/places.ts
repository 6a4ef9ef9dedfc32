import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createRandom } from '@poolpros/seed-data/random';
import { say, step } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { ask } from '../load/ask.js';
import { typedTexts } from '../load/typed-texts.js';
import { median, percentile, short, table } from '../report/figures.js';
import { seed } from '../sites/installers.js';
import { cityNames } from '../sites/metros.js';
import { namesIn } from '../sites/site.js';

const mostMegabytes = 50;
const mostOfData = 2;
const mostOfSearch = 1 / 3;
const warmUpTexts = 500;
const textCount = 1000;

/** What a process has read (load/place-memory.ts): each includes the ones before it. */
const readings = ['nothing', 'data', 'names'] as const;
type Reading = (typeof readings)[number];

interface Memory {
  resident: number;
  held: number;
}

/** What the resolver of places costs: memory of a process, and the time to understand a text next to its search. */
export async function places({ node, sites, metros, places: known, flags, report }: Bench): Promise<void> {
  const memory = await step('memory', () => memoryByReading(node, flags.rounds));
  const more = (of: keyof Memory) => memory.names[of] - memory.data[of];
  say(
    table([
      ['a process that has read', 'MB resident', 'MB held'],
      ...readings.map((reading) => [reading, short(memory[reading].resident), short(memory[reading].held)]),
    ]),
  );
  const site = await sites.site('10k', 10_000);
  const from = { names: await namesIn(site), cities: cityNames(metros, known) };
  const texts = typedTexts(createRandom(seed + 44), { ...from, count: warmUpTexts + textCount });
  const times = await step(`${textCount} texts`, () => timesOf(site.urls.search, texts));
  const p99 = { understanding: percentile(times.understanding, 0.99), search: percentile(times.search, 0.99) };
  say(
    table([
      ['one at a time', 'p50 ms', 'p99 ms'],
      ['understanding', short(median(times.understanding)), short(p99.understanding)],
      ['search', short(median(times.search)), short(p99.search)],
    ]),
  );
  report.add(
    'places',
    [
      { name: 'MB resident that a process needs more for the names', value: more('resident'), atMost: mostMegabytes },
      { name: 'MB held of those', value: more('held'), atMost: mostMegabytes },
      {
        name: 'held with the names / with the data only',
        value: memory.names.held / memory.data.held,
        atMost: mostOfData,
      },
      { name: 'p99 understanding / search', value: p99.understanding / p99.search, atMost: mostOfSearch },
    ],
    { memory, p99 },
  );
}

/** The median memory of fresh processes, in turn. */
async function memoryByReading(node: string, rounds: number): Promise<Record<Reading, Memory>> {
  const script = fileURLToPath(new URL('../load/place-memory.js', import.meta.url));
  const found: Record<Reading, Memory[]> = { nothing: [], data: [], names: [] };
  for (let round = 0; round < rounds; round++)
    for (const reading of readings) {
      const { stdout } = await promisify(execFile)(node, ['--expose-gc', script, reading]);
      found[reading].push(JSON.parse(stdout) as Memory);
    }
  const middle = (list: readonly Memory[]): Memory => ({
    resident: median(list.map(({ resident }) => resident)),
    held: median(list.map(({ held }) => held)),
  });
  return { nothing: middle(found.nothing), data: middle(found.data), names: middle(found.names) };
}

interface Answer {
  choices: unknown[];
  nearMe: boolean;
  [filter: string]: unknown;
}

/** How long texts take to be understood, and then searched for, one at a time. A text that is a question is not searched. */
async function timesOf(url: string, texts: readonly string[]): Promise<{ understanding: number[]; search: number[] }> {
  const times: { understanding: number[]; search: number[] } = { understanding: [], search: [] };
  for (const [at, text] of texts.entries()) {
    const [answer, understanding] = await timed(() =>
      ask<Answer>(url, `search/understand?q=${encodeURIComponent(text)}`),
    );
    if (answer.choices.length > 0) continue;
    const [, search] = await timed(() => ask(url, `installers/search-enhanced${queryOf(answer)}`));
    if (at < warmUpTexts) continue;
    times.understanding.push(understanding);
    times.search.push(search);
  }
  return times;
}

/** The search that follows, as the page asks for it. */
function queryOf({ choices: _, nearMe: __, ...said }: Answer): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(said)) {
    const text = Array.isArray(value) ? value.join() : String(value);
    if (Array.isArray(value) || typeof value !== 'object') query.set(key, text === '0' ? '' : text);
  }
  return `?${query}`;
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const begin = performance.now();
  const result = await work();
  return [result, performance.now() - begin];
}
