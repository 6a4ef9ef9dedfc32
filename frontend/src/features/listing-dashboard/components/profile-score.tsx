import { hasHours } from '@poolpros/contracts/hours/special-hours';
import type { OwnListing } from '@poolpros/contracts/http/own-listing';
import { useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../../shared/ui/link.js';
import { ownPhotosQuery } from '../photos/api.js';
import { ownProjectsQuery } from '../projects/api.js';
import { tabUrl } from '../tab.js';

const wantedProjects = 3;

/** What homeowners look for on a page, and what of it is there. What we do not take yet is missing on no page. */
export function ProfileScore({ listing: { id, fields } }: { listing: OwnListing }) {
  const { data: photos } = useQuery(ownPhotosQuery(id));
  const { data: projects } = useQuery(ownProjectsQuery(id));
  if (!photos || !projects) return null;
  const parts = [
    { label: 'A photo', done: photos.items.some(({ alt }) => alt !== ''), to: tabUrl(id, 'photos') },
    { label: 'Opening hours', done: hasHours(fields), to: '#hours' },
    { label: `${wantedProjects} projects`, done: projects.items.length >= wantedProjects, to: tabUrl(id, 'projects') },
  ];
  const done = parts.filter((part) => part.done).length;
  return (
    <section aria-labelledby="score" className="mt-6 rounded-card border border-rule px-5 py-4">
      <h2 id="score" className="font-semibold">
        {done === parts.length
          ? 'Your page is complete'
          : `Profile ${Math.round((100 * done) / parts.length)}% complete`}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {parts.map(({ label, done: isDone, to }) => (
          <li key={label} className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-2">
            {isDone ? (
              <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-leaf-700" strokeWidth={1.75} />
            ) : (
              <Circle aria-hidden="true" className="size-5 shrink-0 text-muted" strokeWidth={1.75} />
            )}
            {isDone ? (
              <span>
                {label}
                <span className="sr-only">, done</span>
              </span>
            ) : (
              <Way to={to}>Add {label.toLowerCase()}</Way>
            )}
          </li>
        ))}
        {['License', 'Insurance'].map((label) => (
          <li key={label} className="flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 text-muted">
            <Clock aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
            {label}: not checked by us yet
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link within the page keeps its tab. */
function Way({ to, children }: { to: string; children: ReactNode }) {
  const className = 'link inline-flex min-h-9 pointer-coarse:min-h-11 items-center';
  return to.startsWith('#') ? (
    <a href={to} className={className}>
      {children}
    </a>
  ) : (
    <Link to={to} className={className}>
      {children}
    </Link>
  );
}
