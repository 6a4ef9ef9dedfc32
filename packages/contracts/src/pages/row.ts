/** Parts of the sitemap. */
export type SitemapGroup = 'site' | 'states' | 'cities' | 'services' | 'contractors' | 'projects';

/**
 * What search engines get from a page. A null title comes from the data of the page. `canonical` names another row if
 * that row has the canonical path.
 */
type Head =
  | { index: 'always'; title: string; canonical: 'own'; sitemap: SitemapGroup }
  | { index: 'always'; title: string; canonical: { row: string }; sitemap: null }
  | { index: 'by-data'; title: null; canonical: 'by-data'; sitemap: SitemapGroup | null }
  | { index: 'never'; title: string | null; canonical: 'none'; sitemap: null };

export interface Path {
  /** The pattern; a name after a colon matches one segment. */
  path: string;
  /** The only values of a named segment; any other is no page. */
  only?: Readonly<Record<string, readonly string[]>>;
}

/** A path that shows a page. */
export type PageRow = Path &
  Head & {
    /** The page below frontend/src/pages, without extension. */
    page: string;
    frame: 'site' | 'console';
    /** Query keys that change a public page; it never sees others (docs/rules.md#page-cache). */
    query?: readonly string[];
    /** Query keys that contain a secret, as does a segment named `:token` (docs/rules.md#secret-urls). */
    secretQuery?: readonly string[];
    /** Label in breadcrumbs, with `:name` filled in; the title if there is none. */
    crumb?: string;
    /** The parent row in breadcrumbs; null for the first one, /us by default. */
    under?: string | null;
  };

/** A permanent redirect to the row that it names. */
export type RedirectRow = Path & { redirectsTo: string };

export type RouteRow = PageRow | RedirectRow;

/** A page with static text. */
export const indexed = { index: 'always', canonical: 'own', sitemap: 'site', frame: 'site' } as const;
/** A page whose data decides whether search engines may index it. */
export const byData = { index: 'by-data', title: null, canonical: 'by-data', sitemap: null, frame: 'site' } as const;
/** A page that search engines must not index. */
export const unlisted = { index: 'never', canonical: 'none', sitemap: null, frame: 'site' } as const;
