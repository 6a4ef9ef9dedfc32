import { setTimeout as delay } from 'node:timers/promises';
import { product } from './product.js';

const attribute = /<(?:a|link|img|script|source|iframe)\b[^>]*?\s(?:href|src)="([^"]*)"/g;

/** Where the links, pictures and files of a page lead within the product, as paths; other sites are left out. */
export function ownLinks(html: string, page: string): string[] {
  const hrefs = [...html.matchAll(attribute)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return [...new Set(hrefs.flatMap((href) => ownPath(href, page)))];
}

/** The path of a URL on the product, without its fragment; nothing for one that leads elsewhere. */
export function ownPath(href: string, page = '/'): string[] {
  const url = new URL(href, new URL(page, product.url));
  return url.origin === new URL(product.url).origin ? [url.pathname + url.search] : [];
}

/** The response of a path, redirects followed, and its text where it is a page. Comes back when the product asks for that. */
async function ask(path: string, tries = 3): Promise<{ status: number; html: string }> {
  const response = await fetch(product.url + path);
  const later = response.headers.get('retry-after');
  if (response.status === 503 && later && tries > 1) {
    await delay(Number(later) * 1000);
    return ask(path, tries - 1);
  }
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const text = await response.text();
  return { status: response.status, html: isPage ? text : '' };
}

/** The paths whose status is not 200, each with its status and where it is linked. */
export async function brokenAmong(paths: Iterable<string>, where: string): Promise<string[]> {
  const broken = [];
  for (const path of new Set(paths)) {
    const { status } = await ask(path);
    if (status !== 200) broken.push(`${path} responds with ${status}, in ${where}`);
  }
  return broken;
}

/** Pages that show the same for other places, firms and filters are of one shape. */
function shapeOf(path: string): string {
  const url = new URL(path, product.url);
  const segments = url.pathname.split('/').slice(1);
  const names = segments.map((segment, index) => (index === 0 || segment === 'pool-contractors' ? segment : ':'));
  return `${names.join('/')}?${[...url.searchParams.keys()].sort().join()}`;
}

/** What search engines show of a page that offers itself to an index. */
export interface Head {
  path: string;
  title: string;
  description: string;
}

const textIn = (html: string, pattern: RegExp): string =>
  (pattern.exec(html)?.[1] ?? '').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const canonicalIn = (html: string): string =>
  textIn(html, /<link rel="canonical" href="([^"]*)"/).slice(product.url.length);

/** The head of a page; none of one that is kept from an index or stands for another page. */
function headOf(path: string, html: string): Head[] {
  if (/<meta name="robots" content="noindex/.test(html) || canonicalIn(html) !== path) return [];
  const title = textIn(html, /<title>([^<]*)/);
  return [{ path, title, description: textIn(html, /<meta name="description" content="([^"]*)"/) }];
}

/**
 * Follows every link from the given paths on and asks for all of them; of pages of one shape the links of the first
 * `perShape` are followed. Returns the broken ones with the first page that links them, the heads of those to
 * index, and links to a page that has another address of its own.
 */
export async function crawl(
  from: readonly string[],
  { perShape }: { perShape: number },
): Promise<{ broken: string[]; asked: string[]; heads: Head[]; duplicates: string[] }> {
  const foundOn = new Map(from.map((path) => [path, 'the start']));
  const waiting = [...from];
  const followed = new Map<string, number>();
  const broken: string[] = [];
  const heads: Head[] = [];
  const duplicates: string[] = [];

  async function visit(path: string): Promise<void> {
    const { status, html } = await ask(path);
    if (status !== 200) broken.push(`${path} responds with ${status}, on ${foundOn.get(path)}`);
    heads.push(...headOf(path, html));
    const canonical = canonicalIn(html);
    if (canonical !== '' && canonical !== path && !path.includes('?'))
      duplicates.push(`${path} is ${canonical}, linked on ${foundOn.get(path)}`);
    const shape = shapeOf(path);
    const count = followed.get(shape) ?? 0;
    if (html === '' || count >= perShape) return;
    followed.set(shape, count + 1);
    for (const link of ownLinks(html, path)) {
      if (foundOn.has(link)) continue;
      foundOn.set(link, path);
      waiting.push(link);
    }
  }

  async function work(): Promise<void> {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await visit(path);
  }

  // Two at a time, until no page that was asked for has brought another link.
  while (waiting.length > 0) await Promise.all([work(), work()]);
  return { broken, asked: [...foundOn.keys()], heads, duplicates };
}
