import { feedPath, pagePaths, pathTo } from '@poolpros/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { articles } from '../src/features/articles/articles.js';
import { brand } from '../src/shared/brand.js';
import { escaped } from './xml.js';

const hourSeconds = 3600;

const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${escaped(text)}</${name}>`;
/** A date in the format of RFC 822. */
const feedDate = (isoDate: string): string => new Date(isoDate).toUTCString();

/** The articles as RSS 2.0. */
export function feedOf(publicUrl: string): string {
  const items = articles.map(({ slug, frontmatter: { title, description, date } }) => {
    const url = publicUrl + pathTo(pagePaths.article, { slug });
    return `<item>${[
      element('title', title),
      element('link', url),
      element('guid', url, ' isPermaLink="true"'),
      element('description', description),
      element('pubDate', feedDate(date)),
    ].join('')}</item>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', `${brand.name} blog`),
    element('link', publicUrl + pagePaths.blog),
    element('description', 'Articles about planning, buying and looking after pools, spas, hot tubs and saunas.'),
    element('language', 'en-us'),
    `<atom:link href="${escaped(publicUrl + feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('');
}

/** The route of the feed. */
export function feedRoute(app: FastifyInstance, publicUrl: string): void {
  const feed = feedOf(publicUrl);
  app.get(feedPath, (_request, reply) =>
    reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${hourSeconds}`)
      .send(feed),
  );
}
