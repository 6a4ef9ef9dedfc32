import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import { queryOptions } from '@tanstack/react-query';
import { freshFor } from '../lib/query-client.js';

/** GET /api/installers/{id}: one installer with alternatives nearby. */
export const installerQuery = (id: number) =>
  queryOptions<InstallerDetail>({ queryKey: [`/api/installers/${id}`], staleTime: freshFor });
