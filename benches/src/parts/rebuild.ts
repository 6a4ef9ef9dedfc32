import { setTimeout as pause } from 'node:timers/promises';
import { say, step } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { read } from '../load/ask.js';
import { median, short, spread } from '../report/figures.js';
import { publishedIn } from '../sites/site.js';

const askEveryMs = 50;
/** After one that is told and not counted: a young engine takes longer, as it compiles what it does. */
const rebuilds = 3;

/** The index made anew from the record while it is searched, several times. */
export async function rebuild({ sites, report }: Bench): Promise<void> {
  const site = await sites.site('100k', 100_000);
  const total = async (): Promise<number> =>
    (await read<{ total: number }>(site.urls.search, 'installers/search-enhanced')).total;
  // Besides those that are published a search finds some that take no requests at the time.
  const before = await total();
  if (before < (await publishedIn(site))) throw new Error(`a search finds only ${before}`);
  const asked = { all: 0, fewer: 0, unanswered: 0 };
  let rebuilding = true;

  async function watch(): Promise<void> {
    while (rebuilding) {
      const found = await total().catch(() => null);
      if (found === null) asked.unanswered++;
      else if (found >= before) asked.all++;
      else asked.fewer++;
      await pause(askEveryMs);
    }
  }

  const watching = watch();
  async function timed(): Promise<number> {
    const begin = performance.now();
    await step('search reindex', () => sites.reindex(site));
    return (performance.now() - begin) / 1000;
  }

  const seconds: number[] = [];
  let first: number;
  try {
    first = await timed();
    while (seconds.length < rebuilds) seconds.push(await timed());
  } finally {
    rebuilding = false;
  }
  await watching;
  say(`  seconds: ${spread(seconds)}, the first ${short(first)}`);
  say(`  searches meanwhile: ${asked.all} found all ${before}, ${asked.fewer} fewer, ${asked.unanswered} unanswered`);
  report.add(
    'rebuild',
    [
      { name: `seconds to rebuild 100 k documents, median of ${rebuilds}`, value: median(seconds), atMost: 15 },
      { name: 'searches meanwhile that found fewer', value: asked.fewer, atMost: 0 },
    ],
    { first, seconds, before, asked },
  );
}
