import { setTimeout as pause } from 'node:timers/promises';
import { getJson } from '../../clients.mjs';
import { say, step } from '../../progress.mjs';
import { publishedIn } from '../sites.mjs';

const askEveryMs = 50;

/**
 * The index made anew from the record while it is searched.
 * @param {import('../run.mjs').Bench} bench
 */
export async function rebuild({ sites, report }) {
  const site = await sites.site('100k', 100_000);
  const published = await publishedIn(site);
  const asked = { all: 0, fewer: 0, unanswered: 0 };
  let rebuilding = true;

  async function watch() {
    while (rebuilding) {
      const total = await getJson(site.urls.search, 'installers/search-enhanced').then(
        (answer) => /** @type {{ total: number }} */ (answer).total,
        () => null,
      );
      if (total === null) asked.unanswered++;
      else if (total === published) asked.all++;
      else asked.fewer++;
      await pause(askEveryMs);
    }
  }

  const watching = watch();
  const begin = performance.now();
  await step('search reindex', () => sites.reindex(site)).finally(() => {
    rebuilding = false;
  });
  const seconds = (performance.now() - begin) / 1000;
  await watching;
  say(
    `  searches meanwhile: ${asked.all} found all ${published}, ${asked.fewer} fewer, ${asked.unanswered} unanswered`,
  );
  report.add(
    'rebuild',
    [
      { name: 'seconds to rebuild 100 k documents', value: seconds, atMost: 30 },
      { name: 'searches meanwhile that found fewer', value: asked.fewer, atMost: 0 },
    ],
    { seconds, published, asked },
  );
}
