import type { Article, Organization } from 'schema-dts';
import { brand } from '../brand.js';

export interface ArticleFacts {
  title: string;
  description: string;
  /** The day of the last change, as 2026-11-22. */
  updated: string;
  /** The day of its first publication, if known. */
  published?: string;
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
    ...(facts.published && { datePublished: facts.published }),
    dateModified: facts.updated,
    mainEntityOfPage: `${origin}${path}`,
    author: { ...publisher, name: `The editors of ${brand.name}` },
    publisher,
    ...(facts.citations && { citation: facts.citations }),
    inLanguage: 'en-US',
  };
}
