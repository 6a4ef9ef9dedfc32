/** JSON that cannot close the element it stands in. */
export const jsonLdText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Facts of a page for machines (schema.org). */
export function JsonLd({ data }: { data: object }) {
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
export const breadcrumbList = (origin: string, crumbs: readonly ListedCrumb[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});
