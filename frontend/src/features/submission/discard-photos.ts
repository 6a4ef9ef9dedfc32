import type { SubmissionPhotos } from '@poolpros/contracts/http/submission-photos';
import { apiPaths } from '@poolpros/contracts/paths';
import type { ApiClient } from '../../shared/api/api-client.js';

/** Takes the photos of a form away that is discarded. */
export async function discardFormPhotos(api: ApiClient, token: string): Promise<void> {
  const { items } = await api.post<SubmissionPhotos>(apiPaths.openSubmissionPhotos, { token });
  await api.post(apiPaths.arrangeSubmissionPhotos, { token, items: [], removed: items.map(({ id }) => id) });
}
