import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { pagePaths, pathTo } from '@poolpros/contracts/paths';
import { ProfileSection } from './profile-section.js';
import { ProjectCards } from './project-cards.js';

export interface ProjectListProps {
  installer: InstallerDetail;
}

/** Work that the business shows. */
export function ProjectList({ installer: { projects, slug, stateSlug, citySlug } }: ProjectListProps) {
  return (
    <ProfileSection id="projects" title="Projects">
      <ProjectCards
        projects={projects}
        pathOf={(project) =>
          project.slug === ''
            ? null
            : pathTo(pagePaths.project, { state: stateSlug, city: citySlug, slug, project: project.slug })
        }
      />
    </ProfileSection>
  );
}
