import type { MailStop } from '@poolpros/contracts/http/mail-stops';
import { apiPaths, pathTo } from '@poolpros/contracts/paths';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../shared/api/api-client.js';
import { readKey } from '../../shared/api/read-key.js';

/** POST /api/mail-stops/preview: whether mails to the email of a mailed link are stopped; nothing changes. */
export const mailStopQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: readKey(apiPaths.previewMailStop, { token }),
    queryFn: () => api.post<MailStop>(apiPaths.previewMailStop, { token }),
  });

/** POST /api/mail-stops/{token}: stops them; a second time changes nothing. */
export const stopMails = (api: ApiClient, token: string): Promise<MailStop> =>
  api.post(pathTo(apiPaths.stopMails, { token }));

/** POST /api/mail-stops/resume: they come again. */
export const resumeMails = (api: ApiClient, token: string): Promise<MailStop> =>
  api.post(apiPaths.resumeMails, { token });
