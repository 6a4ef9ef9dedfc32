import { byData, indexed, type RouteRow } from './row.js';

/** The blog. */
export const articlePages = {
  blog: { ...indexed, path: '/us/blog', page: 'articles/blog-page', title: 'Blog', query: ['topic'] },
  article: { ...byData, path: '/us/blog/:slug', page: 'articles/article-page', crumb: ':title', under: 'blog' },
} as const satisfies Record<string, RouteRow>;
