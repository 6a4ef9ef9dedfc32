import type { BreadcrumbList, Thing } from 'schema-dts';

/** JSON that cannot close its own element. */
export const jsonLdText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The allowed content; the compiler checks each type and property against the vocabulary of schema.org. */
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

/** The breadcrumbs of a page; `origin` is the absolute origin of the site. */
export const breadcrumbList = (origin: string, crumbs: readonly ListedCrumb[]): Exclude<BreadcrumbList, string> => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});
