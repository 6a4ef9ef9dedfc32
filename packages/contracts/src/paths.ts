import type { adminPaths } from './admin-paths.js';
import type * as apiPaths from './api-paths.js';
import { pageTable } from './page-table.js';

/** Where every page is, by the name of its row. `:name` stands for one segment; `pathTo` fills it in. */
export const pagePaths = Object.fromEntries(Object.entries(pageTable).map(([name, { path }]) => [name, path])) as {
  readonly [Name in keyof typeof pageTable]: (typeof pageTable)[Name]['path'];
};

/** The index of the sitemap, which names its parts. */
export const sitemapIndexPath = '/sitemap.xml';

/** The feed of the articles. */
export const feedPath = '/us/blog/feed.xml';

/** The pictures that other sites show with links to pages. The file with a name never changes. */
export const ogImagesRoot = '/og';

/** Everything below it belongs to the API. */
export const apiRoot = '/api';

/** What the API is, to be read in a browser. */
export const apiDocsPath = `${apiRoot}/docs`;

/** Prefix of all account routes; their cookies are sent to no other path. */
export const accountsRoot = '/api/accounts';
/** All of it is behind the links of mails that stop mails. */
export const mailStopsRoot = '/api/mail-stops';
/** Photos of a request, for a business with the link of its mail. */
export const threadPhotosRoot = '/api/request-threads/photos';

export * as apiPaths from './api-paths.js';

export type ApiPath = (typeof apiPaths)[keyof typeof apiPaths] | (typeof adminPaths)[keyof typeof adminPaths];

type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What has to be said to fill in a path. */
export type PathParameters<Path extends string> = Record<ParameterOf<Path>, string | number>;

/** The path with its parameters filled in, each as one encoded segment. */
export const pathTo = <Path extends string>(path: Path, parameters: PathParameters<Path>): string =>
  path.replace(/:(\w+)/g, (_, name: ParameterOf<Path>) => encodeURIComponent(parameters[name]));

/** The directory of a city; of the whole state without one. */
export const directoryPath = (state: string, city = ''): string =>
  city ? pathTo(pagePaths.city, { state, city }) : pathTo(pagePaths.state, { state });

/** A path of the API as its service knows it; other paths are the same to both. */
export const servicePath = (path: string): string =>
  path.startsWith(`${apiRoot}/`) ? path.slice(apiRoot.length) : path;
