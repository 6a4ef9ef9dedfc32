import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import type { Job } from '../../../../content/costs/job.js';
import { Link } from '../../../shared/ui/link.js';
import { rangeText } from '../range-text.js';

/** Jobs, each with its range and the way to its page. */
export const JobLinks = ({ jobs }: { jobs: readonly Job[] }) => (
  <ul className="not-prose mt-4 flex flex-col">
    {jobs.map(({ slug, title, price }) => (
      <li key={slug} className="flex flex-wrap items-center justify-between gap-x-4 border-t border-rule last:border-b">
        <Link to={pathTo(pagePaths.jobCost, { job: slug })} className="link inline-flex min-h-11 items-center">
          {title}
        </Link>
        <span className="type-small pb-2 text-soft tabular-nums roomy:pb-0">{rangeText(price)}</span>
      </li>
    ))}
  </ul>
);
