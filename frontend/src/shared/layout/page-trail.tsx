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
  /** What the paths are filled in with. */
  parameters?: Readonly<Record<string, string>>;
}

/** Where a page stands, as its row says: for readers below the header, and for machines. */
export function PageTrail({ page, labels, parameters }: PageTrailProps) {
  const { publicUrl } = useServices();
  const trail = breadcrumbs(page, labels, parameters);
  return (
    <div className="wrap py-3">
      <Breadcrumbs
        crumbs={trail.map(({ label, path }, index) => (index < trail.length - 1 ? { label, to: path } : { label }))}
      />
      <JsonLd
        data={breadcrumbList(
          publicUrl,
          trail.map(({ label, path }) => ({ name: label, path })),
        )}
      />
    </div>
  );
}
