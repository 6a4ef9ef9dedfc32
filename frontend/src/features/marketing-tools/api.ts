import type { Installer } from '@poolpros/contracts/http/installers';
import { apiPaths } from '@poolpros/contracts/paths';
import { queryOptions } from '@tanstack/react-query';
import { staleTime } from '../../shared/api/query-client.js';
import { readKey } from '../../shared/api/read-key.js';

/** GET /api/installers: some listings, of which one is the example of a badge. A search would count all of them. */
export const exampleQuery = queryOptions<readonly Installer[]>({
  queryKey: readKey(apiPaths.installers),
  staleTime,
});
