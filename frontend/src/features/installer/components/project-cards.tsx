import type { ProjectCard } from '@poolpros/contracts/http/project-schema';
import { builtText } from '../../../entities/projects/built-text.js';
import { ProjectPhoto } from '../../../entities/projects/project-photo.js';
import { Link } from '../../../shared/ui/link.js';

export interface ProjectCardsProps {
  projects: readonly ProjectCard[];
  /** The path of the page of one; null before it has a page. */
  pathOf: (project: ProjectCard) => string | null;
  /** The level of their headings. */
  heading?: 'h2' | 'h3';
}

/** Projects of a business, each a link to its page. */
export const ProjectCards = ({ projects, pathOf, heading = 'h3' }: ProjectCardsProps) => (
  <ul className="mt-4 grid items-start gap-4 sm:grid-cols-2">
    {projects.map((project, index) => (
      <ProjectItem key={project.slug || index} project={project} path={pathOf(project)} heading={heading} />
    ))}
  </ul>
);

function ProjectItem({
  project: { title, builtOn, summary, cover },
  path,
  heading: Heading,
}: {
  project: ProjectCard;
  path: string | null;
  heading: 'h2' | 'h3';
}) {
  return (
    <li className="relative flex min-w-0 flex-col overflow-hidden rounded-card border border-rule bg-surface wrap-anywhere transition-shadow duration-(--duration-quick) has-[a:hover]:shadow-raised">
      {cover && (
        <ProjectPhoto
          photo={cover}
          sizes="(min-width: 640px) 380px, 100vw"
          decorative
          className="aspect-16/10 h-auto w-full bg-surface-quiet object-cover"
        />
      )}
      <div className="px-4 pt-3.5 pb-4">
        <Heading className="font-[620]">
          {path === null ? (
            title
          ) : (
            <Link to={path} className="text-ink after:absolute after:inset-0 hover:underline">
              {title}
            </Link>
          )}
        </Heading>
        {builtOn !== null && <p className="type-small text-muted tabular-nums">{builtText(builtOn)}</p>}
        {summary && <p className="type-small mt-1 text-soft">{summary}</p>}
      </div>
    </li>
  );
}
