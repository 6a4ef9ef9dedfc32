import type {
  OwnProject,
  OwnProjects,
  ProjectBody,
  ProjectEdit,
  ProjectOrderBody,
} from '@poolpros/contracts/http/projects';
import { apiPaths, pathTo } from '@poolpros/contracts/paths';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api/api-client.js';
import { readKey } from '../../../shared/api/read-key.js';
import type { FormApi } from '../../../shared/forms/use-form-api.js';

/** GET …/projects: the projects of an own listing, in their order. */
export const ownProjectsQuery = (installerId: number) =>
  queryOptions<OwnProjects>({ queryKey: readKey(apiPaths.ownProjects, { installerId }), staleTime: 15_000 });

/** POST …/projects */
export const addProject = (api: FormApi, installerId: number, body: ProjectBody): Promise<OwnProject> =>
  api.postOnce(pathTo(apiPaths.ownProjects, { installerId }), body);

/** POST …/projects/{id} */
export const editProject = (
  api: ApiClient,
  { installerId, projectId }: { installerId: number; projectId: number },
  body: ProjectEdit,
): Promise<OwnProject> => api.post(pathTo(apiPaths.ownProject, { installerId, projectId }), body);

/** POST …/projects/{id}/remove */
export const removeProject = (api: ApiClient, installerId: number, projectId: number): Promise<void> =>
  api.post(pathTo(apiPaths.removeProject, { installerId, projectId }), {});

/** POST …/projects/order */
export const orderProjects = (api: ApiClient, installerId: number, ids: number[]): Promise<OwnProjects> =>
  api.post(pathTo(apiPaths.orderProjects, { installerId }), { ids } satisfies ProjectOrderBody);
