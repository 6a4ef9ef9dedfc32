import { brand } from '../brand.js';
import { type OgImageText, useServices } from './services.js';

/** The URL itself if it is absolute; throws otherwise. */
export function canonicalUrl(url: string): string {
  if (!/^https?:\/\/[^/]+/.test(url)) throw new Error(`canonical URL is not absolute: ${url}`);
  return url;
}

export interface SeoProps {
  /** Without the brand, which is added. */
  title: string;
  description?: string;
  /** Path of the page without host; a page without one has no canonical URL. */
  path?: string;
  noindex?: boolean;
  /** The text of its picture; title and description by default. */
  ogImage?: OgImageText;
}

/** Title, description, canonical URL and robots of a page. React moves them into the head. */
export function Seo({ title, description, path, noindex = false, ogImage = { title, line: description } }: SeoProps) {
  const { publicUrl, ogImageUrl } = useServices();
  const fullTitle = `${title} | ${brand.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta property="og:title" content={fullTitle} />
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
