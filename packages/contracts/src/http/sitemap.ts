import * as z from 'zod';

/** GET /api/sitemap: the parts that the sitemap of pages made of data has, each with the last change in it. */
export const sitemapSchema = z.object({
  shards: z.array(z.object({ name: z.string(), updatedAt: z.iso.datetime() })),
});
export type Sitemap = z.infer<typeof sitemapSchema>;

/** Entries of one part: no more than a sitemap may name. */
export const sitemapShardSchema = z.object({
  entries: z.array(z.object({ path: z.string(), updatedAt: z.iso.datetime() })).max(50_000),
});

export type SitemapShard = z.infer<typeof sitemapShardSchema>;

export const sitemapShardParamsSchema = z.object({
  shard: z
    .string()
    .max(60)
    .regex(/^[a-z]+(-[a-z0-9-]+)?$/),
});
