import { clipSentences, clipWords } from '@poolpros/contracts/clip-text';
import { brand } from '../brand.js';
import { type OgImageText, useServices } from './services.js';

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
}

/** Title, description, canonical URL and robots of a page. React moves them into the head. */
export function Seo({
  title,
  titleEnd,
  description: text,
  path,
  noindex = false,
  ogImage = { title: `${title}${titleEnd ?? ''}`, line: text },
}: SeoProps) {
  const { publicUrl, ogImageUrl } = useServices();
  const shownTitle = fullTitle(title, titleEnd);
  const description = text && clipSentences(text, longestDescription);
  return (
    <>
      <title>{shownTitle}</title>
      <meta property="og:title" content={shownTitle} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content="website" />
      {path !== undefined && <meta property="og:url" content={canonicalUrl(`${publicUrl}${path}`)} />}
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {path !== undefined && <link rel="canonical" href={canonicalUrl(`${publicUrl}${path}`)} />}
      {path !== undefined && ogImageUrl && <OgImage url={ogImageUrl(ogImage)} text={ogImage.title} />}
      {noindex && <meta name="robots" content="noindex,follow" />}
    </>
  );
}

const OgImage = ({ url, text }: { url: string; text: string }) => (
  <>
    <meta property="og:image" content={url} />
    <meta property="og:image:type" content="image/jpeg" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content={`${text}, on ${brand.name}`} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);
