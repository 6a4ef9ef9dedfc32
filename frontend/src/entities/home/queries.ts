import type { Summary } from '@poolpros/contracts/http/installers';
import { apiPaths } from '@poolpros/contracts/paths';
import { queryOptions } from '@tanstack/react-query';
import { staleTime } from '../../shared/api/query-client.js';
import { readKey } from '../../shared/api/read-key.js';

/** GET /api/summary: figures of the whole site. */
export const summaryQuery = queryOptions<Summary>({ queryKey: readKey(apiPaths.summary), staleTime });
