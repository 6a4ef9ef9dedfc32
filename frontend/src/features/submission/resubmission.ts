import type { Statement, SubmissionBody, SubmissionState } from '@poolpros/contracts/http/submissions';
import { apiPaths } from '@poolpros/contracts/paths';
import type { ApiClient } from '../../shared/api/api-client.js';
import type { FormApi } from '../../shared/forms/use-form-api.js';
import { readablePhone } from '../../shared/lib/phone.js';
import type { Rejected } from './listing-draft.js';
import { emptyListing, type ListingValues, specialties } from './listing-values.js';

/** The rejected submission of a mailed link and the form with what was sent; null when it cannot be sent again. */
export async function openRejected(
  api: ApiClient,
  token: string,
): Promise<{ values: ListingValues; rejected: Rejected } | null> {
  const { version, reason, statement } = await api.post<SubmissionState>(apiPaths.submissionStatus, { token });
  return statement && { values: valuesOf(statement), rejected: { token, version, reason: reason ?? '' } };
}

/** POST /api/submissions/resubmit: sends it again. */
export const resubmit = (api: FormApi, body: SubmissionBody, { token, version }: Rejected): Promise<unknown> =>
  api.postOnce(apiPaths.resubmitSubmission, { ...body, token, version });

/** The form as it was filled in. */
export const valuesOf = ({ specializations, ...sent }: Statement): ListingValues => ({
  ...emptyListing,
  ...sent,
  phone: readablePhone(sent.phone),
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
