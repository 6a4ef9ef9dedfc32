import { brand } from '../brand.js';
import { useServices } from './services.js';

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
}

/** Title, description, canonical URL and robots of a page. React moves them into the head. */
export function Seo({ title, description, path, noindex = false }: SeoProps) {
  const { publicUrl } = useServices();
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
      {noindex && <meta name="robots" content="noindex,follow" />}
    </>
  );
}
