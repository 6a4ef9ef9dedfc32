import { badgesRoot, reviewCardsRoot } from './marketing-files.js';
import { feedPath, ogImagesRoot, pagePaths, sitemapIndexPath } from './paths.js';
import { checkRoute } from './route-check.js';

/** The files of the build, which never change under the same name. */
export const assetsRoot = '/assets';
/** The parts of the sitemap. */
export const sitemapsRoot = '/sitemaps';
export const faviconPath = '/favicon.svg';
export const robotsPath = '/robots.txt';
/** What browsers, password managers and researchers ask for without a link. */
export const wellKnownPaths = {
  favicon: '/favicon.ico',
  appleTouchIcon: '/apple-touch-icon.png',
  manifest: '/manifest.webmanifest',
  smallIcon: '/icon-192.png',
  largeIcon: '/icon-512.png',
  securityContact: '/.well-known/security.txt',
  changePassword: '/.well-known/change-password',
  overview: '/llms.txt',
} as const;

const files = new Set<string>([faviconPath, robotsPath, sitemapIndexPath, feedPath, ...Object.values(wellKnownPaths)]);
const folders = [assetsRoot, sitemapsRoot, ogImagesRoot, badgesRoot, reviewCardsRoot, pagePaths.careCalendar].map(
  (root) => `${root}/`,
);

/** Whether the web server may have a file at a path, which is no page. */
export const isFilePath = (path: string): boolean =>
  files.has(path) || folders.some((folder) => path.startsWith(folder));

/** A path without a page. What the web server responds there is right for every path that `isMissing`. */
export const missingPagePath = '/page-not-found';

/** Whether no page and no file can be at a path. */
export const isMissing = (path: string): boolean => !isFilePath(path) && !checkRoute(path).isValid;
