import { pagePaths } from '@poolpros/contracts/paths';
import type { SearchAction, WithActionConstraints } from 'schema-dts';
import { brand } from '../../shared/brand.js';
import type { StructuredData } from '../../shared/lib/json-ld.js';

/** The product and its site, with the search that it offers (schema.org). */
export const siteData = (origin: string): StructuredData => ({
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: brand.name,
      url: origin,
      logo: `${origin}/favicon.svg`,
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#site`,
      name: brand.name,
      url: origin,
      inLanguage: 'en-US',
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: siteSearch(origin),
    },
  ],
});

const siteSearch = (origin: string): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${origin}${pagePaths.searchResults}?location={place}` },
  'query-input': 'required name=place',
});
