import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { say, step } from '../../../scripts/lib/progress.mjs';
import type { Bench } from '../bench.js';
import { read } from '../load/ask.js';
import { engineTimeOf } from '../load/process-figures.js';
import { steadyRounds, untilSteady } from '../load/steady.js';
import { median, short, spread } from '../report/figures.js';
import { publishedIn } from '../sites/site.js';

const askEveryMs = 50;

/** The index rebuilt from the record while it is searched, until the engine has compiled the code for it. */
export async function rebuild({ sites, folder, report }: Bench): Promise<void> {
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
  const all: number[] = [];
  try {
    await untilSteady(() =>
      engineTimeOf(join(folder, 'run'), async () => {
        const begin = performance.now();
        await step('search reindex', () => sites.reindex(site));
        all.push((performance.now() - begin) / 1000);
      }),
    );
  } finally {
    rebuilding = false;
  }
  await watching;
  const seconds = all.slice(-steadyRounds);
  say(`  seconds: ${spread(seconds)}; one after another ${all.map(short).join(', ')}`);
  say(`  searches meanwhile: ${asked.all} found all ${before}, ${asked.fewer} fewer, ${asked.unanswered} unanswered`);
  report.add(
    'rebuild',
    [
      { name: `seconds to rebuild 100 k documents, median of ${steadyRounds}`, value: median(seconds), atMost: 15 },
      { name: 'searches meanwhile that found fewer', value: asked.fewer, atMost: 0 },
    ],
    { all, seconds, before, asked },
  );
}
