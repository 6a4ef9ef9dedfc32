import { sitemapSchema, sitemapShardSchema } from '@poolpros/contracts/http/sitemap';
import { sitemapsRoot } from '@poolpros/contracts/missing-page';
import { apiPaths, pathTo, sitemapIndexPath } from '@poolpros/contracts/paths';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ReadResponse } from './read-api.js';
import { loadTextPages } from './text-pages.js';
import { escaped } from './xml.js';

const shardPath = `${sitemapsRoot}/:name.xml`;
/** The pages whose text is in the code. */
const siteShard = 'site';
const hourSeconds = 3600;

interface Entry {
  url: string;
  /** Unknown for a page without data. */
  updatedAt?: string | undefined;
}

const list = (root: 'sitemapindex' | 'urlset', item: 'sitemap' | 'url', entries: readonly Entry[]): string =>
  [
    `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries.map(
      ({ url, updatedAt }) =>
        `<${item}><loc>${escaped(url)}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}</${item}>`,
    ),
    `</${root}>`,
  ].join('');

export interface SitemapOptions {
  publicUrl: string;
  /** Requests a path of the API with GET. */
  read: (path: string, headers: Record<string, string>) => Promise<ReadResponse>;
}

/** The sitemap index and its parts: the pages whose text is in the code, and those from directory. */
export function sitemapRoutes(app: FastifyInstance, { publicUrl, read }: SitemapOptions): void {
  const send = (reply: FastifyReply, xml: string) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', `public, max-age=${hourSeconds}`).send(xml);
  const urlOf = (name: string) => publicUrl + shardPath.replace(':name', name);

  const xmlOf = createXmlReader(read);

  app.get(sitemapIndexPath, async (_request, reply) => {
    const xml = await xmlOf(apiPaths.sitemap, (body) => {
      const parts = sitemapSchema.parse(body).shards.map(({ name, updatedAt }) => ({ url: urlOf(name), updatedAt }));
      return list('sitemapindex', 'sitemap', [{ url: urlOf(siteShard) }, ...parts]);
    });
    return typeof xml === 'string' ? send(reply, xml) : unavailable(reply);
  });

  app.get<{ Params: { name: string } }>(shardPath, async (request, reply) => {
    const { name } = request.params;
    if (name === siteShard) {
      const pages = (await loadTextPages()).map(({ path, updatedAt }) => ({ url: publicUrl + path, updatedAt }));
      return send(reply, list('urlset', 'url', pages));
    }
    const xml = await xmlOf(pathTo(apiPaths.sitemapShard, { shard: name }), (body) => {
      const { entries } = sitemapShardSchema.parse(body);
      return list(
        'urlset',
        'url',
        entries.map(({ path, updatedAt }) => ({ url: publicUrl + path, updatedAt })),
      );
    });
    if (typeof xml === 'string') return send(reply, xml);
    if (xml.status >= 500) return unavailable(reply);
    return reply.code(404).type('text/plain; charset=utf-8').send('There is no such sitemap.');
  });
}

/** Reads parts of the API's sitemap as XML, which is made once for each entity tag; returns other responses as they are. */
function createXmlReader(read: SitemapOptions['read']) {
  const kept = new Map<string, { etag: string; xml: string }>();
  return async (path: string, make: (body: unknown) => string): Promise<string | ReadResponse> => {
    const known = kept.get(path);
    const response = await read(path, known ? { 'if-none-match': known.etag } : {});
    if (known && response.status === 304) return known.xml;
    if (!response.ok) return response;
    const xml = make(await response.json());
    const etag = response.headers.get('etag');
    if (etag) kept.set(path, { etag, xml });
    return xml;
  };
}

const unavailable = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .header('retry-after', '10')
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('The sitemap cannot be read right now.');
