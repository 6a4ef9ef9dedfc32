import type { cardsSchema } from '@poolpros/contracts/http/installers';
import type { ShortlistMailBody } from '@poolpros/contracts/http/shortlists';
import { apiPaths } from '@poolpros/contracts/paths';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod';
import { staleTime } from '../../shared/api/query-client.js';
import { readKey } from '../../shared/api/read-key.js';
import type { FormApi } from '../../shared/forms/use-form-api.js';

/** GET /api/installers/cards: these installers, without those that are no longer shown. */
export const cardsQuery = (ids: readonly number[]) =>
  queryOptions<z.infer<typeof cardsSchema>>({
    queryKey: readKey(apiPaths.cards, { ids: ids.join(',') }),
    staleTime,
    enabled: ids.length > 0,
  });

/** POST /api/shortlists/mail: mails the list to the person who made it. */
export const mailShortlist = (api: FormApi, body: ShortlistMailBody): Promise<unknown> =>
  api.postOnce(apiPaths.mailShortlist, body);
