import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { Link } from './link.js';
import { pageList } from './page-list.js';

export interface PaginationProps {
  page: number;
  totalPages: number;
  /** URL of a page. */
  to: (page: number) => To;
  label?: string;
}

/** Previous, numbered pages, next. Nothing when there is only one page. */
export function Pagination({ page, totalPages, to, label = 'Pages' }: PaginationProps) {
  if (totalPages <= 1) return null;
  const entries = pageList(page, totalPages);
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <StepLink to={to(page - 1)} rel="prev">
          <ArrowLeft aria-hidden="true" className="size-5" />
          Previous
        </StepLink>
      )}
      {entries.map((entry, index) =>
        entry === 'gap' ? (
          <span key={`gap-${entries[index - 1]}`} className="page-cell text-muted">
            …
          </span>
        ) : (
          <Link
            key={entry}
            to={to(entry)}
            aria-label={`Page ${entry}`}
            aria-current={entry === page ? 'page' : undefined}
            className={clsx('page-cell', entry === page ? 'bg-pool-800 text-white' : 'hover:bg-pool-50')}
          >
            {entry}
          </Link>
        ),
      )}
      {page < totalPages && (
        <StepLink to={to(page + 1)} rel="next">
          Next
          <ArrowRight aria-hidden="true" className="size-5" />
        </StepLink>
      )}
    </nav>
  );
}

function StepLink({ to, rel, children }: { to: To; rel: string; children: ReactNode }) {
  return (
    <Link to={to} rel={rel} className="page-step">
      {children}
    </Link>
  );
}
