import { servicePath } from '@poolpros/contracts/paths';
import type { OpenapiDocument } from './openapi-document.js';
import { ownEndpoints } from './route-table.js';

/** The gateway's endpoints, with the paths that a service would have for them, without the methods that are refused. */
export const ownDocument = ({ paths = {}, ...document }: OpenapiDocument): OpenapiDocument => ({
  ...document,
  paths: Object.fromEntries(
    ownEndpoints.flatMap(({ path, method }) => {
      const name = method.toLowerCase();
      const operation = paths[path]?.[name];
      return operation ? [[servicePath(path), { [name]: operation }]] : [];
    }),
  ),
});
