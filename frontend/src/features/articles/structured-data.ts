import type { Article, Organization } from 'schema-dts';
import { brand } from '../../shared/brand.js';
import type { ArticleFront } from './article.js';

/** An article for machines (schema.org); `origin` is the absolute origin of the site. */
export function articleData(origin: string, path: string, front: ArticleFront): Exclude<Article, string> {
  const publisher: Exclude<Organization, string> = { '@type': 'Organization', name: brand.name, url: origin };
  return {
    '@type': 'Article',
    headline: front.title,
    description: front.description,
    datePublished: front.date,
    dateModified: front.updated,
    mainEntityOfPage: `${origin}${path}`,
    author: { ...publisher, name: `The editors of ${brand.name}` },
    publisher,
    citation: front.sources.map(({ url }) => url),
    inLanguage: 'en-US',
  };
}
