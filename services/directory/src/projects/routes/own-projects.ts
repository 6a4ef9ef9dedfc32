import type { ZodApp } from '@poolpros/chassis/http';
import { route } from '@poolpros/chassis/http/route';
import { createOnce } from '@poolpros/chassis/idempotency';
import { projectEndpoints } from '@poolpros/contracts/endpoints/projects';
import { idempotencyHeadersSchema } from '@poolpros/contracts/http/idempotency';
import type { OwnProjects } from '@poolpros/contracts/http/projects';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import type { Context } from '../../base/context.js';
import { installerNotFound } from '../../base/refusals.js';
import { findInstaller } from '../../listings/db/installer-store.js';
import { authorizeOn } from '../../members/actions/authorize.js';
import { actingOf, byContractors } from '../../members/routes/acting.js';
import {
  addProject,
  editProject,
  orderProjects,
  type ProjectChange,
  removeProject,
} from '../actions/change-projects.js';
import { ownProjects } from '../actions/own-projects.js';

export function ownProjectRoutes(app: ZodApp, { database, now }: Context): void {
  const own = byContractors('projects');
  const { manager } = database.dataSource;
  const changeOf = (request: FastifyRequest<{ Params: { installerId: number } }>): ProjectChange => ({
    installerId: request.params.installerId,
    actor: actingOf(request),
    now: now(),
  });

  route(
    app,
    projectEndpoints.ownProjects,
    own({ summary: 'List the projects of your listing in order', errors: [400, 401, 403, 404, 503] }),
    async (request) => {
      const { installerId } = request.params;
      await authorizeOn(manager, installerId, actingOf(request), 'edit_listing');
      return await projectsIn(manager, installerId);
    },
  );

  route(
    app,
    projectEndpoints.addProject,
    own({
      summary: 'Add a project to your listing',
      headers: idempotencyHeadersSchema,
      errors: [400, 401, 403, 404, 409, 503],
    }),
    (request, reply) => createOnce(database, request, reply, (tx) => addProject(tx, changeOf(request), request.body)),
  );

  route(
    app,
    projectEndpoints.orderProjects,
    own({ summary: 'Reorder the projects of your listing', errors: [400, 401, 403, 404, 409, 503] }),
    (request) =>
      database.transaction(async (tx) => {
        await orderProjects(tx, changeOf(request), request.body.ids);
        return await projectsIn(tx, request.params.installerId);
      }),
  );

  route(
    app,
    projectEndpoints.editProject,
    own({ summary: 'Replace the content of a project', errors: [400, 401, 403, 404, 409, 503] }),
    (request) =>
      database.transaction((tx) =>
        editProject(tx, changeOf(request), { ...request.body, projectId: request.params.projectId }),
      ),
  );

  route(
    app,
    projectEndpoints.removeProject,
    own({ summary: 'Remove a project and its page', errors: [400, 401, 403, 404, 503] }),
    async (request, reply) => {
      await database.transaction((tx) => removeProject(tx, changeOf(request), request.params.projectId));
      return reply.code(204).send();
    },
  );
}

async function projectsIn(tx: EntityManager, installerId: number): Promise<OwnProjects> {
  const listing = await findInstaller(tx, installerId);
  if (!listing) throw installerNotFound();
  return await ownProjects(tx, listing);
}
