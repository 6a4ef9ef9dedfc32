import { ChevronRight } from 'lucide-react';
import { Link } from './link.js';

export interface Crumb {
  label: string;
  /** Absent on the page itself, which comes last. */
  to?: string;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="breadcrumbs">
        {crumbs.map(({ label, to }, index) => (
          <li key={to ?? label}>
            {index > 0 && <ChevronRight aria-hidden="true" />}
            {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
