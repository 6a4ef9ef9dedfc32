import { eventually } from '@poolpros/chassis/testing/eventually';
import { isPage, routeRows } from '@poolpros/contracts/page-table';
import { states } from '@poolpros/contracts/states';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownLinks, ownPath } from '../../support/links.js';
import { product } from '../../support/product.js';

interface Read {
  status: number;
  html: string;
  title: string;
  description: string;
  canonical: string | null;
  robots: string | null;
}

const first = (pattern: RegExp, text: string) => pattern.exec(text)?.[1] ?? null;

/** A page as a search engine reads it. */
async function read(path: string): Promise<Read> {
  const response = await fetch(product.url + path, { redirect: 'manual' });
  const html = await response.text();
  return {
    status: response.status,
    html,
    title: first(/<title>([^<]*)<\/title>/, html) ?? '',
    description: first(/<meta name="description" content="([^"]*)"/, html) ?? '',
    canonical: first(/<link rel="canonical" href="([^"]*)"/, html),
    robots: first(/<meta name="robots" content="([^"]*)"/, html),
  };
}

/** The size of a JPEG, from its frame header; null for anything else. */
function jpegSize(bytes: Buffer): { width: number; height: number } | null {
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2))
    if (bytes[at + 1] === 0xc0 || bytes[at + 1] === 0xc2)
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  return null;
}

/** Does the work for each, four at a time, because other journeys run at the same time. */
async function fourAtATime<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const next = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 4 }, next));
}

const locationsIn = async (path: string): Promise<string[]> => {
  const xml = await (await fetch(product.url + path)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, location = '']) => ownPath(location));
};

const sitePaths = new Set<string>(
  routeRows.flatMap(([, row]) => (isPage(row) && row.sitemap === 'site' ? row.path : [])),
);

/** States whose cities are read: all of the country's are too many. */
const crawledStates = ['texas', 'florida', 'new-jersey'];
const uncrawled = states.filter(({ slug }) => !crawledStates.includes(slug));
const isCrawled = (path: string): boolean => !uncrawled.some(({ slug }) => path.includes(`/${slug}/`));

/**
 * Pages of the site's own texts, directories on all their pages under their canonical paths, and the lists of cities; other
 * pages are seen, not followed.
 */
const isFollowed = (path: string): boolean => {
  const { pathname, searchParams } = new URL(path, product.url);
  searchParams.delete('page');
  return (
    searchParams.size === 0 &&
    (sitePaths.has(pathname) ||
      /^\/us(\/[^/]+)?\/pool-contractors$/.test(pathname) ||
      (/^\/us\/[^/]+\/([^/]+\/pool-contractors|pool-contractors\/cities\/[^/]+)$/.test(pathname) &&
        isCrawled(pathname)))
  );
};

const pages = new Map<string, Read>();
const seen = new Set(['/']);
let listed: string[] = [];

beforeAll(async () => {
  const shards = await locationsIn('/sitemap.xml');
  listed = (await Promise.all(shards.map(locationsIn))).flat();
  for (let wave = ['/']; wave.length > 0; ) {
    const next = new Set<string>();
    await fourAtATime(wave, async (path) => {
      const page = await read(path);
      pages.set(path, page);
      for (const link of ownLinks(page.html, path)) if (!seen.has(link) && isFollowed(link)) next.add(link);
      for (const link of ownLinks(page.html, path)) seen.add(link);
    });
    wave = [...next];
  }
  // Of the pages that are only seen a part is read, spread over all of them.
  const unread = listed.filter((path) => !pages.has(path));
  const step = Math.max(1, Math.floor(unread.length / 60));
  await fourAtATime(
    unread.filter((_, index) => index % step === 0),
    async (path) => {
      pages.set(path, await read(path));
    },
  );
});

describe('what search engines find', () => {
  it('has a sitemap of the site, of states, of cities and of contractors', () => {
    for (const path of ['/', '/us', '/us/texas/pool-contractors', '/us/texas/austin/pool-contractors'])
      expect(listed).toContain(path);
    expect(listed.filter((path) => path.startsWith('/pool-contractor/')).length).toBeGreaterThan(100);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('has no page in the sitemap that nothing links', () => {
    expect(listed.filter((path) => isCrawled(path) && !seen.has(path))).toEqual([]);
  });

  it('has only existing, indexable and canonical pages in the sitemap', () => {
    const wrong = listed.flatMap((path) => {
      const page = pages.get(path);
      if (!page) return [];
      const isRight = page.status === 200 && page.robots === null && page.canonical === product.url + path;
      return isRight ? [] : [`${path}: ${page.status}, robots ${page.robots}, canonical ${page.canonical}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has no dead link', () => {
    const dead = [...pages]
      .filter(([, { status }]) => status !== 200)
      .map(([path, { status }]) => `${path}: ${status}`);
    expect(dead).toEqual([]);
    expect(pages.size).toBeGreaterThan(150);
  });

  it.each(['title', 'description'] as const)('gives every indexable page its own %s', (what) => {
    const indexed = [...pages].filter(
      ([path, { robots, canonical }]) => robots === null && canonical === product.url + path,
    );
    const byText = new Map<string, string[]>();
    for (const [path, page] of indexed) byText.set(page[what], [...(byText.get(page[what]) ?? []), path]);
    expect([...byText].filter(([text, paths]) => text === '' || paths.length > 1)).toEqual([]);
  });

  it('has complete structured data on every page, with URLs of pages that are linked', async () => {
    const wrong: string[] = [];
    for (const [path, { html }] of pages) {
      const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
      for (const [, json = ''] of blocks) {
        const data = JSON.parse(json);
        expect([path, data['@context']]).toEqual([path, 'https://schema.org']);
        for (const thing of data['@graph'] ?? [data]) {
          expect([path, thing['@type']]).toEqual([path, expect.any(String)]);
          if (thing.itemListElement)
            expect(thing.itemListElement.map(({ position }: { position: number }) => position)).toEqual(
              thing.itemListElement.map((_: unknown, index: number) => thing.itemListElement[0].position + index),
            );
        }
        for (const [, url = ''] of json.matchAll(/"(?:url|item)":"([^"]+)"/g))
          for (const own of ownPath(url))
            if (isCrawled(own) && !seen.has(own) && !pages.has(own)) wrong.push(`${own} on ${path}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('renders each page once for all requests', async () => {
    const others = ['/us/texas/', '/pool-contractor/', '/pool-contractors-near-me/', '/pool-installation/'];
    const asked = listed.filter((path) => sitePaths.has(path));
    for (const start of others) asked.push(listed.find((path) => path.startsWith(start)) ?? `none with ${start}`);
    const renderedAt = async (path: string) => first(/"readAt":(\d+)/, (await read(path)).html);
    const renderedAnew: string[] = [];
    await fourAtATime(asked, async (path) => {
      const isKept = async () => (await renderedAt(path)) === ((await renderedAt(path)) ?? 'never');
      await eventually(isKept).catch(() => renderedAnew.push(path));
    });
    expect(renderedAnew).toEqual([]);
  });

  it('has an image for every indexable page, in the size that other sites show', async () => {
    const pictures = new Set<string>();
    for (const [path, { html, robots }] of pages) {
      if (robots !== null) continue;
      const [picture] = ownPath(first(/<meta property="og:image" content="([^"]*)"/, html) ?? 'about:blank');
      expect([path, picture]).toEqual([path, expect.stringMatching(/\.jpg$/)]);
      pictures.add(picture ?? '');
    }
    for (const picture of [...pictures].slice(0, 5)) {
      const bytes = Buffer.from(await (await fetch(product.url + picture)).arrayBuffer());
      expect([picture, jpegSize(bytes)]).toEqual([picture, { width: 1200, height: 630 }]);
    }
  });
});
