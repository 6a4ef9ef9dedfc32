import type { OwnSubmissions, Statement, SubmissionBody, SubmissionState } from '@poolpros/contracts/http/submissions';
import { apiPaths, pathTo } from '@poolpros/contracts/paths';
import type { ApiClient } from '../../shared/api/api-client.js';
import type { FormApi } from '../../shared/forms/use-form-api.js';
import { readablePhone } from '../../shared/lib/phone.js';
import type { Rejected } from './listing-draft.js';
import { emptyListing, type ListingValues, specialties } from './listing-values.js';
import { isSubmissionId } from './submission-paths.js';

/** The rejected submission that is named and the form with what was sent; null when it cannot be sent again. */
export async function openRejected(
  api: ApiClient,
  ref: string,
): Promise<{ values: ListingValues; rejected: Rejected } | null> {
  const found = await stateOf(api, ref);
  if (!found?.statement) return null;
  const { version, reason, statement } = found;
  return { values: valuesOf(statement), rejected: { ref, version, reason: reason ?? '' } };
}

async function stateOf(api: ApiClient, ref: string): Promise<SubmissionState | undefined> {
  if (!isSubmissionId(ref)) return await api.post<SubmissionState>(apiPaths.submissionStatus, { token: ref });
  const { items } = await api.get<OwnSubmissions>(apiPaths.ownSubmissions);
  return items.find(({ id }) => id === ref);
}

/** POST /api/submissions/resubmit, or the same of the signed-in owner: sends it again. */
export const resubmit = (api: FormApi, body: SubmissionBody, { ref, version }: Rejected): Promise<unknown> =>
  isSubmissionId(ref)
    ? api.postOnce(pathTo(apiPaths.resubmitOwnSubmission, { submissionId: ref }), { ...body, version })
    : api.postOnce(apiPaths.resubmitSubmission, { ...body, token: ref, version });

/** The form as it was filled in. */
export const valuesOf = ({ specializations, phoneExtension, phoneWords, ...sent }: Statement): ListingValues => ({
  ...emptyListing,
  ...sent,
  specialHours: sent.specialHours ?? emptyListing.specialHours,
  phone: readablePhone(sent.phone, { phoneExtension, phoneWords }),
  website: sent.website ?? '',
  legalName: sent.legalName ?? '',
  street: sent.street ?? '',
  foundedYear: String(sent.foundedYear ?? ''),
  crewSize: String(sent.crewSize ?? ''),
  specialties: specialties.filter((name) => specializations.includes(name)),
  serviceRadius: String(sent.serviceRadius),
  priceRange: sent.priceRange ?? '',
  insuranceCarrier: sent.insuranceCarrier ?? '',
  insuranceEndsOn: sent.insuranceEndsOn ?? '',
  projects: sent.projects.map((project) => ({ ...project, year: String(project.year ?? '') })),
});
