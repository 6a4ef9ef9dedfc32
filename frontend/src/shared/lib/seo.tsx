import { clipSentences, clipWords } from '@poolpros/contracts/clip-text';
import { brand } from '../brand.js';
import { type OgImageText, type PageDates, useServices } from './services.js';

/** The URL itself if it is absolute; throws otherwise. */
export function canonicalUrl(url: string): string {
  if (!/^https?:\/\/[^/]+/.test(url)) throw new Error(`canonical URL is not absolute: ${url}`);
  return url;
}

/** What search engines show of a title and a description, in characters (docs/rules.md#head-texts). */
const longestTitle = 60;
const longestDescription = 155;

/** The title of a page, with the brand where there is room; of a longer one `end` stays whole. */
export function fullTitle(title: string, end = ''): string {
  const branded = `${title}${end} | ${brand.name}`;
  return branded.length <= longestTitle ? branded : `${clipWords(title, longestTitle - end.length)}${end}`;
}

export interface SeoProps {
  /** Without the brand, which is added. */
  title: string;
  /** What follows the title and tells the page from others with the same beginning, as in `, page 2`. */
  titleEnd?: string;
  description?: string;
  /** Path of the page without host; a page without one has no canonical URL. */
  path?: string;
  noindex?: boolean;
  /** The text of its picture; title and description by default. */
  ogImage?: OgImageText;
  /** Of an article; other pages have none. */
  dates?: PageDates;
}

/** Title, description, canonical URL and robots of a page. React moves them into the head. */
export function Seo({
  title,
  titleEnd,
  description: text,
  path,
  noindex = false,
  ogImage = { title: `${title}${titleEnd ?? ''}`, line: text },
  dates,
}: SeoProps) {
  const { publicUrl, OpenGraph } = useServices();
  const shownTitle = fullTitle(title, titleEnd);
  const description = text && clipSentences(text, longestDescription);
  const url = path === undefined ? undefined : canonicalUrl(`${publicUrl}${path}`);
  return (
    <>
      <title>{shownTitle}</title>
      {description && <meta name="description" content={description} />}
      {url && <link rel="canonical" href={url} />}
      {noindex && <meta name="robots" content="noindex,follow" />}
      {OpenGraph && <OpenGraph title={shownTitle} description={description} url={url} image={ogImage} dates={dates} />}
    </>
  );
}
