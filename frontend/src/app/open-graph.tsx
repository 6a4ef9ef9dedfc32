import { brand } from '../shared/brand.js';
import { type OpenGraphProps, useServices } from '../shared/lib/services.js';

/** What other sites show of a page (Open Graph); only on the server, since they read the head of a response. */
export function OpenGraph({ title, description, url, image, dates }: OpenGraphProps) {
  const { ogImageUrl } = useServices();
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content={dates ? 'article' : 'website'} />
      {dates && <meta property="article:published_time" content={dates.published} />}
      {dates && <meta property="article:modified_time" content={dates.updated} />}
      {url !== undefined && <meta property="og:url" content={url} />}
      {description && <meta property="og:description" content={description} />}
      {url !== undefined && ogImageUrl && <Picture url={ogImageUrl(image)} text={image.title} />}
    </>
  );
}

const Picture = ({ url, text }: { url: string; text: string }) => (
  <>
    <meta property="og:image" content={url} />
    <meta property="og:image:type" content="image/jpeg" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content={`${text}, on ${brand.name}`} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);
