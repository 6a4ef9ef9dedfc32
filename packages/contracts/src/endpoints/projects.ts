import { installerParamsSchema } from '../http/installers.js';
import {
  ownProjectSchema,
  ownProjectsSchema,
  projectBodySchema,
  projectEditSchema,
  projectOrderBodySchema,
  projectParamsSchema,
} from '../http/projects.js';
import { apiPaths } from '../paths.js';
import { endpointsOf } from './endpoint.js';

/** Projects of an own listing. */
export const projectEndpoints = endpointsOf('directory', {
  ownProjects: {
    method: 'GET',
    path: apiPaths.ownProjects,
    params: installerParamsSchema,
    response: ownProjectsSchema,
    limit: 'read',
    prefix: apiPaths.ownListings,
  },
  addProject: {
    method: 'POST',
    path: apiPaths.ownProjects,
    params: installerParamsSchema,
    body: projectBodySchema,
    status: 201,
    response: ownProjectSchema,
    limit: 'write',
    prefix: apiPaths.ownListings,
  },
  orderProjects: {
    method: 'POST',
    path: apiPaths.orderProjects,
    params: installerParamsSchema,
    body: projectOrderBodySchema,
    response: ownProjectsSchema,
    limit: 'write',
    prefix: apiPaths.ownListings,
  },
  editProject: {
    method: 'POST',
    path: apiPaths.ownProject,
    params: projectParamsSchema,
    body: projectEditSchema,
    response: ownProjectSchema,
    limit: 'write',
    prefix: apiPaths.ownListings,
  },
  removeProject: {
    method: 'POST',
    path: apiPaths.removeProject,
    params: projectParamsSchema,
    limit: 'write',
    prefix: apiPaths.ownListings,
  },
});
