import type { Project } from '@poolpros/contracts/http/listing-fields';
import { ProfileSection } from './profile-section.js';

/** Work that the business shows. */
export function ProjectList({ projects }: { projects: readonly Project[] }) {
  if (projects.length === 0) return null;
  return (
    <ProfileSection id="projects" title="Projects">
      <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {projects.map(({ title, year, description }) => (
          <li key={`${title} ${year}`} className="min-w-0 wrap-anywhere">
            <h3 className="font-[620]">{title}</h3>
            {year !== null && <p className="type-small text-muted tabular-nums">{year}</p>}
            {description && <p className="mt-1 whitespace-pre-line">{description}</p>}
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}
