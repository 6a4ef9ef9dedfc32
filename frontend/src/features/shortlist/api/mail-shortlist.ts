import type { ShortlistMailBody } from '@poolpros/contracts/http/shortlists';
import type { ApiClient } from '../../../lib/api-client.js';

/** POST /api/shortlists/mail: mails the list to the person who made it. */
export const mailShortlist = (api: ApiClient, body: ShortlistMailBody): Promise<unknown> =>
  api.post('/api/shortlists/mail', body);
