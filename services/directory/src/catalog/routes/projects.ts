import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { Refusal } from '@poolpros/chassis/refusal';
import { catalogEndpoints } from '@poolpros/contracts/endpoints/catalog';
import { apiPaths, pathTo } from '@poolpros/contracts/paths';
import * as z from 'zod';
import type { Context } from '../../base/context.js';
import { freshness, keepFor } from '../../base/routes/caching.js';
import { toInstaller } from '../../listings/domain/snapshot.js';
import { planOfListing } from '../../members/actions/listing-plan.js';
import { byAnybody } from '../../members/routes/acting.js';
import { projectsOf } from '../../projects/db/project-store.js';
import { projectCard, projectDetail, shownProjects } from '../../projects/domain/project.js';
import { sendMoved, shownOrMerged } from './shown-installer.js';

/** The pages of projects. */
export function projectRoutes(app: ZodApp, { database, now }: Context): void {
  const { manager } = database.dataSource;

  route(
    app,
    catalogEndpoints.project,
    byAnybody('installers')({
      summary: 'Get a project of a contractor',
      errors: [400, 404, 410, 503],
      response: { 301: z.null().describe('The contractor was merged into another one') },
    }),
    async (request, reply) => {
      const { installerId, projectId } = request.params;
      const { installer, mergedInto } = await shownOrMerged(manager, installerId, now());
      if (!installer) return sendMoved(reply, pathTo(apiPaths.project, { installerId: mergedInto, projectId }));
      const projects = shownProjects(await projectsOf(manager, installerId), await planOfListing(manager, installerId));
      const project = projects.find(({ id }) => id === projectId);
      if (!project) throw new Refusal('not_found', 'There is no such project.');
      keepFor(reply, freshness.page);
      return {
        project: projectDetail(project),
        installer: { ...toInstaller(installer), status: installer.status },
        others: projects.filter((other) => other !== project).map(projectCard),
      };
    },
  );
}
