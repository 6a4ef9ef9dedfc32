import type { BreadcrumbList, Thing } from 'schema-dts';

/** JSON that cannot close the element it stands in. */
export const jsonLdText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** What a page may say; each type and property is held to the vocabulary of schema.org by the compiler. */
export type StructuredData = Exclude<Thing, string> | { '@graph': readonly Thing[] };

/** Facts of a page for machines (schema.org). */
export function JsonLd({ data }: { data: StructuredData }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which a script element does not undo
      dangerouslySetInnerHTML={{ __html: jsonLdText({ '@context': 'https://schema.org', ...data }) }}
    />
  );
}

export interface ListedCrumb {
  name: string;
  path: string;
}

/** The way to a page; `origin` is the absolute origin of the site. */
export const breadcrumbList = (origin: string, crumbs: readonly ListedCrumb[]): Exclude<BreadcrumbList, string> => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});
