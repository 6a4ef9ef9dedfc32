import type { Summary } from '@poolpros/contracts/http/installers';
import { queryOptions } from '@tanstack/react-query';
import { freshFor } from '../lib/query-client.js';

/** GET /api/summary: figures of the whole site. */
export const summaryQuery = queryOptions<Summary>({ queryKey: ['/api/summary'], staleTime: freshFor });
