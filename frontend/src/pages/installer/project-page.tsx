import { clipWords } from '@poolpros/contracts/clip-text';
import { indexable } from '@poolpros/contracts/indexable';
import { installerIdOfSlug, projectIdOfSlug, projectPath } from '@poolpros/contracts/slug';
import { useQuery } from '@tanstack/react-query';
import { data, redirect, useLoaderData, useParams } from 'react-router-dom';
import { useContactDialog } from '../../features/contact/use-contact-dialog.js';
import { projectQuery } from '../../features/installer/api.js';
import { Project } from '../../features/installer/components/project.js';
import { removedListing } from '../../features/installer/parts.js';
import { ApiError } from '../../shared/api/api-error.js';
import { Seo } from '../../shared/lib/seo.js';
import type { PageModule } from '../page-module.js';

interface Loaded {
  removed: boolean;
}

const idsOf = ({ slug = '', project = '' }: Readonly<Record<string, string | undefined>>) => ({
  installerId: installerIdOfSlug(slug),
  projectId: projectIdOfSlug(project),
});

/** Characters of the business in the title of a page about a project. */
const longestName = 30;

/** As for profiles: ids decide, and a path with outdated words redirects to the current one. */
export const loader: PageModule['loader'] =
  (services) =>
  async ({ params, request }) => {
    const { installerId, projectId } = idsOf(params);
    if (installerId === null || projectId === null) throw new Response(null, { status: 404 });
    try {
      const { installer, project } = await services.queryClient.ensureQueryData(projectQuery(installerId, projectId));
      const path = projectPath(installer, project);
      if (new URL(request.url).pathname !== path) throw redirect(path, 301);
      return { removed: false } satisfies Loaded;
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 410)) throw error;
      await removedListing.load(services);
      return data({ removed: true } satisfies Loaded, { status: 410 });
    }
  };

export function Component() {
  const { removed } = useLoaderData<Loaded>();
  return removed ? <removedListing.Component /> : <ShownProject />;
}

function ShownProject() {
  const { installerId, projectId } = idsOf(useParams());
  const { data: page } = useQuery(projectQuery(installerId ?? 0, projectId ?? 0));
  const { contact, dialog } = useContactDialog();
  if (!page) return null;
  const { project, installer } = page;
  const { name, location, status } = installer;
  const { title, text, photos } = project;
  // As the database counts them for the sitemap.
  const characters = [...text].length;
  return (
    <>
      <Seo
        title={title}
        titleEnd={` by ${clipWords(name, longestName)}`}
        description={`${title}, by ${name} in ${location}. ${text}`}
        path={projectPath(installer, project)}
        noindex={!indexable({ page: 'project', status, characters, photos: photos.length })}
        ogImage={{ title, line: `By ${name}, ${location}` }}
      />
      <Project page={page} onContact={() => contact(installer)} />
      {dialog}
    </>
  );
}
