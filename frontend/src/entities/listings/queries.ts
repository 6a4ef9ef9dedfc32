import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { apiPaths } from '@poolpros/contracts/paths';
import { queryOptions } from '@tanstack/react-query';
import { staleTime } from '../../shared/api/query-client.js';
import { readKey } from '../../shared/api/read-key.js';

/** GET /api/installers/{id}: one listing with alternatives nearby. */
export const installerQuery = (id: number) =>
  queryOptions<InstallerDetail>({ queryKey: readKey(apiPaths.installer, { installerId: id }), staleTime });
