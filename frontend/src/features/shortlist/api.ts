import type { cardsSchema } from '@poolpros/contracts/http/installers';
import type { ShortlistMailBody } from '@poolpros/contracts/http/shortlists';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod';
import type { ApiClient } from '../../shared/api/api-client.js';
import { freshFor } from '../../shared/api/query-client.js';

/** GET /api/installers/cards: these installers, without those that are no longer shown. */
export const cardsQuery = (ids: readonly number[]) =>
  queryOptions<z.infer<typeof cardsSchema>>({
    queryKey: [`/api/installers/cards?ids=${ids.join(',')}`],
    staleTime: freshFor,
    enabled: ids.length > 0,
  });

/** POST /api/shortlists/mail: mails the list to the person who made it. */
export const mailShortlist = (api: ApiClient, body: ShortlistMailBody): Promise<unknown> =>
  api.post('/api/shortlists/mail', body);
