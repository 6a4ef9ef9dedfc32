import type { Account } from '@poolpros/contracts/http/accounts';
import type { ZipPlace } from '@poolpros/contracts/http/places';
import type { DraftBody, DraftKept, OpenedDraft, SavedDraftBody } from '@poolpros/contracts/http/submission-drafts';
import type {
  OwnSubmissions,
  SubmissionBody,
  SubmissionLinksBody,
  SubmissionMatches,
  SubmissionMatchesBody,
  SubmissionState,
} from '@poolpros/contracts/http/submissions';
import { apiPaths, pathTo } from '@poolpros/contracts/paths';
import { readZip } from '@poolpros/contracts/zip';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { citiesQuery } from '../../entities/places/queries.js';
import type { ApiClient } from '../../shared/api/api-client.js';
import { readKey } from '../../shared/api/read-key.js';
import type { FormApi } from '../../shared/forms/use-form-api.js';

/** POST /api/submissions: asks for a business to be listed; a mail with a link follows. */
export const sendSubmission = (api: FormApi, body: SubmissionBody): Promise<unknown> =>
  api.postOnce(apiPaths.submissions, body);

/** POST /api/submissions/matches: listings that may be the business already. */
export const findMatches = (api: ApiClient, body: SubmissionMatchesBody): Promise<SubmissionMatches> =>
  api.post(apiPaths.submissionMatches, body);

/** GET /api/places/zip: where a ZIP is. */
export function zipPlaceQuery(typed: string) {
  const zip = readZip(typed);
  return queryOptions<ZipPlace>({ queryKey: readKey(apiPaths.zip, { zip: zip ?? '' }), enabled: zip !== null });
}

/** The state of a ZIP, and its city where it is one that a listing can name; null when that is not to be had. */
export async function placeOfZip(
  queryClient: QueryClient,
  zip: string,
): Promise<{ stateSlug: string; citySlug: string; city: string } | null> {
  try {
    const { city: name, state } = await queryClient.fetchQuery(zipPlaceQuery(zip));
    const cities = await queryClient.fetchQuery(citiesQuery(state));
    const city = cities.find(({ label }) => label === name);
    return { stateSlug: state, citySlug: city?.value ?? '', city: city?.label ?? '' };
  } catch {
    return null;
  }
}

/** Who is signed in; null when that is not to be had. */
export const accountOf = (api: ApiClient): Promise<Account | null> =>
  api.get<Account>(pathTo(apiPaths.me, { audience: 'contractor' })).catch(() => null);

/** POST /api/submission-drafts: keeps a draft for other devices and mails its link. */
export const mailDraft = (api: FormApi, body: DraftBody): Promise<DraftKept> =>
  api.postOnce(apiPaths.submissionDrafts, body);

/** POST /api/submission-drafts/open: the draft of a mailed link; nothing changes. */
export const openDraft = (api: ApiClient, token: string): Promise<OpenedDraft> =>
  api.post(apiPaths.openSubmissionDraft, { token });

/** POST /api/submission-drafts/save: keeps the draft of a mailed link as it is now. */
export const keepDraft = (api: ApiClient, body: SavedDraftBody): Promise<DraftKept> =>
  api.post(apiPaths.saveSubmissionDraft, body);

/** POST /api/submission-drafts/discard: erases the draft of a mailed link. */
export const eraseDraft = (api: ApiClient, token: string): Promise<void> =>
  api.post(apiPaths.discardSubmissionDraft, { token });

/** POST /api/submissions/status: where the submission of a mailed link stands; nothing changes. */
export const submissionStateQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: readKey(apiPaths.submissionStatus, { token }),
    queryFn: () => api.post<SubmissionState>(apiPaths.submissionStatus, { token }),
  });

/** GET /api/contractors/me/submissions: where what the signed-in contractor sent stands. */
export const ownSubmissionsQuery = queryOptions<OwnSubmissions>({ queryKey: readKey(apiPaths.ownSubmissions) });

/** POST /api/submissions/links: mails the links of what an email has sent; the same response for every email. */
export const askForLinks = (api: FormApi, body: SubmissionLinksBody): Promise<unknown> =>
  api.postOnce(apiPaths.submissionLinks, body);

/** POST /api/submissions/confirm: confirms the email; a second call returns the state. */
export const confirmSubmission = (api: ApiClient, token: string): Promise<SubmissionState> =>
  api.post(apiPaths.confirmSubmission, { token });
