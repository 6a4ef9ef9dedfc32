import type { ProjectPage } from '@poolpros/contracts/http/projects';
import { profilePath, projectPath } from '@poolpros/contracts/slug';
import type { CreativeWork } from 'schema-dts';

/** A project for machines (schema.org): what the page says of it, and who did the work. */
export function projectData(
  { project, installer }: Pick<ProjectPage, 'project' | 'installer'>,
  origin: string,
): Exclude<CreativeWork, string> {
  const pageUrl = `${origin}${projectPath(installer, project)}`;
  const business = `${origin}${profilePath(installer)}`;
  return {
    '@type': 'CreativeWork',
    '@id': pageUrl,
    url: pageUrl,
    name: project.title,
    ...(project.text && { description: project.text }),
    ...(project.photos.length > 0 && { image: project.photos.map(({ url }) => `${origin}${url}`) }),
    dateModified: project.updatedAt,
    creator: { '@type': 'HomeAndConstructionBusiness', '@id': business, name: installer.name, url: business },
  };
}
