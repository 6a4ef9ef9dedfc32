import { pagePaths } from '@poolpros/contracts/paths';
import type { SearchAction, WithActionConstraints } from 'schema-dts';
import { brand } from '../../shared/brand.js';
import type { StructuredData } from '../../shared/lib/json-ld.js';
import type { Services, SocialLink } from '../../shared/lib/services.js';

type Site = Pick<Services, 'publicUrl' | 'social' | 'operator'>;

/** A profile of a local product is no profile (RFC 2606). */
const isExample = ({ url }: SocialLink): boolean => /(^|\.)example(\.com)?$/.test(new URL(url).hostname);

/** The product and its site, with the search that it offers (schema.org), and what its settings say of the operator. */
export const siteData = ({ publicUrl: origin, social, operator }: Site): StructuredData => ({
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: brand.name,
      url: origin,
      logo: `${origin}/favicon.svg`,
      ...ofOperator(social, operator),
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

function ofOperator(social: Site['social'], { name, email }: Site['operator']) {
  const profiles = social.filter((link) => !isExample(link)).map(({ url }) => url);
  return {
    ...(name && { legalName: name }),
    ...(email && { contactPoint: { '@type': 'ContactPoint' as const, contactType: 'customer support', email } }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

const siteSearch = (origin: string): WithActionConstraints<SearchAction> => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${origin}${pagePaths.searchResults}?location={place}` },
  'query-input': 'required name=place',
});
