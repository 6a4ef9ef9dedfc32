import type { cardsSchema } from '@poolpros/contracts/http/installers';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod';
import { freshFor } from '../../../lib/query-client.js';

/** GET /api/installers/cards: these installers, without those that are no longer shown. */
export const cardsQuery = (ids: readonly number[]) =>
  queryOptions<z.infer<typeof cardsSchema>>({
    queryKey: [`/api/installers/cards?ids=${ids.join(',')}`],
    staleTime: freshFor,
    enabled: ids.length > 0,
  });
