import { breadcrumbs } from '@poolpros/contracts/breadcrumbs';
import type { RouteName } from '@poolpros/contracts/page-table';
import { breadcrumbList, JsonLd } from '../lib/json-ld.js';
import { useServices } from '../lib/services.js';
import { Breadcrumbs } from '../ui/breadcrumbs.js';

export interface PageTrailProps {
  /** The row of the page. */
  page: RouteName;
  /** Labels that come from data, by the names in the rows (`state`, `city`). */
  labels?: Readonly<Record<string, string>>;
  /** The parameters of the paths. */
  parameters?: Readonly<Record<string, string>>;
  /** The current content of the page, after its row: the place of a search. */
  shown?: string | null;
}

/** The breadcrumbs of a page from its row: for readers and for machines. */
export function PageCrumbs({ page, labels, parameters, shown = null }: PageTrailProps) {
  const { publicUrl } = useServices();
  const trail = breadcrumbs(page, labels, parameters);
  const linked = shown ? trail : trail.slice(0, -1);
  const last = shown ?? trail.at(-1)?.label ?? '';
  return (
    <>
      <Breadcrumbs crumbs={[...linked.map(({ label, path }) => ({ label, to: path })), { label: last }]} />
      <JsonLd
        data={breadcrumbList(
          publicUrl,
          trail.map(({ label, path }) => ({ name: label, path })),
        )}
      />
    </>
  );
}

/** The same as a bar below the header. */
export const PageTrail = (props: PageTrailProps) => (
  <div className="wrap py-3">
    <PageCrumbs {...props} />
  </div>
);
