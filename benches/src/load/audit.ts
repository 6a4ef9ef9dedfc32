import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type lighthouse from 'lighthouse';
import { capture } from '../../../scripts/lib/command.mjs';
import { Failure } from '../../../scripts/lib/failure.mjs';
import { root } from '../../../scripts/lib/paths.mjs';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** The result of Lighthouse for a page. */
export interface Audited {
  /** From 0 to 100. */
  scores: Record<Category, number>;
  /** What lost points: its category, its name, and what it found. */
  missed: string[];
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** What an audit runs with: the Node that Lighthouse requires, a browser, and a folder for reports. */
export interface Auditor {
  node: string;
  chromium: string;
  folder: string;
}

/** The page gets a process of its own, and a trace may miss the start of the navigation in it (NO_NAVSTART). */
const mostTries = 5;

/**
 * Opens a page in a browser of its own, on the phone that Lighthouse simulates by default (1.6 Mbit/s, 150 ms, processor
 * 4 times slower), and audits it. A page with noindex is not checked for crawling.
 */
export async function audit(auditor: Auditor, url: string, o: { indexed: boolean }): Promise<Audited> {
  for (let tries = 1; ; tries++) {
    const result = await reportOf(auditor, url, o.indexed ? [] : ['--skip-audits=is-crawlable']);
    if (!result.runtimeError) return audited(result);
    if (tries === mostTries) throw new Failure(`${url}: ${result.runtimeError.message}`);
  }
}

async function reportOf({ node, chromium, folder }: Auditor, url: string, more: string[]): Promise<Result> {
  const path = join(folder, 'lighthouse.json');
  rmSync(path, { force: true });
  const { output } = await capture(
    node,
    [
      join(root, 'node_modules', 'lighthouse', 'cli', 'index.js'),
      url,
      '--output=json',
      `--output-path=${path}`,
      '--no-enable-error-reporting',
      `--chrome-path=${chromium}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
      `--only-categories=${categories.join(',')}`,
      ...more,
    ],
    { timeoutMs: 120_000 },
  );
  if (!existsSync(path)) throw new Failure(`Lighthouse could not judge ${url}.\n${output}`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

function audited({ categories: judged, audits }: Result): Audited {
  const of = (category: Category) => Math.round((judged[category]?.score ?? Number.NaN) * 100);
  return {
    scores: {
      performance: of('performance'),
      accessibility: of('accessibility'),
      'best-practices': of('best-practices'),
      seo: of('seo'),
    },
    missed: categories.flatMap((category) =>
      (judged[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => [category, id, audits[id]?.displayValue].filter(Boolean).join(' ')),
    ),
  };
}
