import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** What Lighthouse says of a page. */
export interface Audited {
  /** From 0 to 100. */
  scores: Record<Category, number>;
  /** What cost points: its category, its name, and what it found. */
  missed: string[];
}

/**
 * Opens a page in a browser of its own, on the phone that Lighthouse simulates by default (1.6 Mbit/s, 150 ms, processor
 * 4 times slower), and judges it. A page that no index may have is not asked whether it can be crawled.
 */
export async function audit(chromePath: string, url: string, o: { indexed: boolean }): Promise<Audited> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: [...categories],
      ...(o.indexed ? {} : { skipAudits: ['is-crawlable'] }),
    });
    const error = result ? result.lhr.runtimeError?.message : 'no result';
    if (!result || error) throw new Error(`${url}: ${error}`);
    return audited(result.lhr);
  } finally {
    chrome.kill();
  }
}

function audited({ categories: judged, audits }: NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']): Audited {
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
