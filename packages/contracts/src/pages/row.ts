/** Parts of the sitemap. */
export type SitemapGroup = 'site' | 'states' | 'cities' | 'services' | 'contractors';

/**
 * What search engines are told of a page. A title of null is one that the page makes of its data. `canonical` names
 * another row where the canonical path is that row's.
 */
type Head =
  | { index: 'always'; title: string; canonical: 'own'; sitemap: SitemapGroup }
  | { index: 'always'; title: string; canonical: { row: string }; sitemap: null }
  | { index: 'by-data'; title: null; canonical: 'by-data'; sitemap: SitemapGroup | null }
  | { index: 'never'; title: string | null; canonical: 'none'; sitemap: null };

export interface Path {
  /** The pattern; a name after a colon stands for one segment. */
  path: string;
  /** The only values that a named segment may have; any other is no page. */
  only?: Readonly<Record<string, readonly string[]>>;
}

/** A path that shows a page. */
export type PageRow = Path &
  Head & {
    /** The page below frontend/src/pages, without extension. */
    page: string;
    frame: 'site' | 'console';
    /** Keys of the query that change what the page says, where everybody may have it (docs/rules.md#page-cache). */
    query?: readonly string[];
    /** Keys of the query that hold a secret; so does a segment named `:token` (docs/rules.md#secret-urls). */
    secretQuery?: readonly string[];
    /** Label of the page in breadcrumbs, where `:name` is filled in; its title where it has none. */
    crumb?: string;
    /** The row above it in breadcrumbs; null for the first one, /us where nothing is said. */
    under?: string | null;
  };

/** A path that sends people on for good, to the row that it names. */
export type RedirectRow = Path & { redirectsTo: string };

export type RouteRow = PageRow | RedirectRow;

/** A page of its own text. */
export const indexed = { index: 'always', canonical: 'own', sitemap: 'site', frame: 'site' } as const;
/** A page that says by its data whether search engines may find it. */
export const byData = { index: 'by-data', title: null, canonical: 'by-data', sitemap: null, frame: 'site' } as const;
/** A page that search engines never find. */
export const unlisted = { index: 'never', canonical: 'none', sitemap: null, frame: 'site' } as const;
