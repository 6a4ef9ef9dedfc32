import type { TextMeta } from '../../shared/reading/text.js';
import type { Article, ArticleFront } from './article.js';

const metas = import.meta.glob<TextMeta<ArticleFront>>('../../../content/articles/*.mdx', {
  query: '?meta',
  import: 'default',
  eager: true,
});

const slugOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.mdx'.length);

/** Every article without its text, the newest first. */
export const articles: readonly Article[] = Object.entries(metas)
  .map(([file, meta]) => ({ ...meta, slug: slugOf(file) }))
  .sort((a, b) => b.frontmatter.date.localeCompare(a.frontmatter.date) || a.slug.localeCompare(b.slug));
