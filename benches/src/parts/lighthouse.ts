import { say, step } from '../../../scripts/lib/progress.mjs';
import { provideChromium } from '../../../scripts/lib/testing/chromium.mjs';
import type { Bench } from '../bench.js';
import { type Audited, audit, categories } from '../load/audit.js';
import { median, spread, table } from '../report/figures.js';
import type { Mark } from '../report/marks.js';
import { pageKinds } from '../sites/page-kinds.js';

const runs = 3;
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/** The scores of Lighthouse for each kind of page on its phone. */
export async function lighthouse(bench: Bench): Promise<void> {
  const { origin, paths } = await pageKinds(bench);
  const found: Record<string, Audited[]> = Object.fromEntries(Object.keys(paths).map((kind) => [kind, []]));
  const auditor = { node: bench.node, folder: bench.folder, chromium: await step('browser', provideChromium) };
  for (let run = 0; run < runs; run += 1)
    for (const [kind, path] of Object.entries(paths))
      found[kind]?.push(await audit(auditor, `${origin}${path}`, { indexed: kind !== 'results' }));
  const scoresOf = (kind: string, category: (typeof categories)[number]) =>
    (found[kind] ?? []).map(({ scores }) => scores[category]);
  say(
    table([
      ['Lighthouse', ...categories],
      ...Object.keys(paths).map((kind) => [kind, ...categories.map((category) => spread(scoresOf(kind, category)))]),
    ]),
  );
  for (const [kind, audits] of Object.entries(found))
    for (const missed of new Set(audits.flatMap((each) => each.missed))) say(`  ${kind}: ${missed}`);
  bench.report.add(
    'lighthouse',
    Object.keys(paths).flatMap((kind) =>
      categories.map(
        (category): Mark => ({
          name: `${kind}, ${category}`,
          value: median(scoresOf(kind, category)),
          atLeast: least[category],
        }),
      ),
    ),
    { runs, found },
  );
}
