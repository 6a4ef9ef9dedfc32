import type { Article, Organization } from 'schema-dts';
import { brand } from '../brand.js';
import type { PageDates } from '../lib/services.js';

export interface ArticleFacts extends PageDates {
  title: string;
  description: string;
  /** URL of its picture; only the server knows it. */
  image?: string | undefined;
  /** URLs of its sources. */
  citations?: readonly string[];
}

/** A text for machines (schema.org); `origin` is the absolute origin of the site. */
export function articleData(origin: string, path: string, facts: ArticleFacts): Exclude<Article, string> {
  const publisher: Exclude<Organization, string> = { '@type': 'Organization', name: brand.name, url: origin };
  return {
    '@type': 'Article',
    headline: facts.title,
    description: facts.description,
    ...(facts.image && { image: facts.image }),
    datePublished: facts.published,
    dateModified: facts.updated,
    mainEntityOfPage: `${origin}${path}`,
    author: { ...publisher, name: `The editors of ${brand.name}` },
    publisher,
    ...(facts.citations && { citation: facts.citations }),
    inLanguage: 'en-US',
  };
}
