import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';

export interface Crumb {
  label: string;
  /** Absent on the page itself, which comes last. */
  to?: string;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="pointer-coarse:-my-2 flex min-w-0 items-center gap-1.5 overflow-x-auto text-sm whitespace-nowrap text-muted [scrollbar-width:none] md:flex-wrap">
        {crumbs.map(({ label, to }, index) => (
          <li key={to ?? label} className="flex items-center gap-1.5">
            {index > 0 && <ChevronRight aria-hidden="true" className="size-3.5 text-line-strong" />}
            {to ? (
              <Link to={to} className="py-1 pointer-coarse:py-3 text-soft hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="py-1 font-medium text-text">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
