import { isPage, type RouteName, rowNamed } from '@poolpros/contracts/page-table';
import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { Link } from '../ui/link.js';

export interface RelatedPagesProps {
  /** Rows without parameters. */
  pages: readonly RouteName[];
  className?: string;
}

/** Other pages on the same subject. */
export const RelatedPages = ({ pages, className }: RelatedPagesProps) => (
  <nav aria-labelledby="related-pages" className={clsx('print:hidden', className)}>
    <h2 id="related-pages" className="type-h4">
      Related
    </h2>
    <ul className="mt-1">
      {pages.map(linkOf).map(({ label, to }) => (
        <li key={to} className="border-t border-rule first:border-t-0">
          <Link
            to={to}
            className="flex min-h-11 items-center gap-2 py-2 text-sm/5 font-medium text-link hover:underline"
          >
            <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-pool-600" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** The label and path of a row; a row with parameters has no page of its own. */
function linkOf(name: RouteName): { label: string; to: string } {
  const row = rowNamed(name);
  if (!isPage(row) || row.path.includes(':')) throw new Error(`${name} is no page that can be named by its row`);
  return { label: row.title ?? row.crumb ?? '', to: row.path };
}
