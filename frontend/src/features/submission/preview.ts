import type { InstallerDetail } from '@poolpros/contracts/http/installers';
import type { SubmissionPreview } from '@poolpros/contracts/http/submissions';
import { apiPaths, pathTo } from '@poolpros/contracts/paths';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../shared/api/api-client.js';
import { readKey } from '../../shared/api/read-key.js';
import { zipPlaceQuery } from './api.js';
import { readDraft } from './listing-draft.js';
import { type ListingValues, previewOf, webUrl } from './listing-values.js';
import { isSubmissionId } from './submission-paths.js';

/** The page that a submission would become; without a reference the draft of this browser, null when there is none. */
export const previewQuery = (api: ApiClient, queryClient: QueryClient, ref: string | null) =>
  queryOptions<InstallerDetail | null>({
    queryKey: readKey(apiPaths.previewSubmission, { ref: ref ?? 'draft' }),
    queryFn: async () => {
      if (ref === null) return await draftDetail(queryClient);
      const preview = isSubmissionId(ref)
        ? await api.get<SubmissionPreview>(pathTo(apiPaths.previewOwnSubmission, { submissionId: ref }))
        : await api.post<SubmissionPreview>(apiPaths.previewSubmission, { token: ref });
      // No listing has this id yet.
      return { ...preview, id: 0, slug: '' };
    },
    gcTime: 0,
  });

async function draftDetail(queryClient: QueryClient): Promise<InstallerDetail | null> {
  const draft = readDraft(new Date());
  return draft && detailOf(draft.values, await queryClient.fetchQuery(zipPlaceQuery(draft.values.zipCode)));
}

const numberOrNull = (text: string): number | null => (/^\d+$/.test(text.trim()) ? Number(text) : null);

/** The page as the form stands; what is not filled in is left out. */
export function detailOf(values: ListingValues, place: { latitude: number; longitude: number }): InstallerDetail {
  const { distance: _distance, servesPoint: _serves, reasons: _reasons, badges: _badges, ...card } = previewOf(values);
  return {
    ...card,
    description: values.description.trim() || 'Your description will appear here.',
    latitude: place.latitude,
    longitude: place.longitude,
    status: 'published',
    phone: values.phone.trim() || null,
    hours: values.hours,
    specialHours: values.specialHours,
    timeZone: null,
    foundedYear: numberOrNull(values.foundedYear),
    crewSize: numberOrNull(values.crewSize),
    legalName: values.legalName.trim() || null,
    street: values.addressPrivate ? null : values.street.trim() || null,
    languages: values.languages,
    paymentMethods: values.paymentMethods,
    projects: values.projects
      .filter(({ title }) => title.trim() !== '')
      .map(({ title, year, description }) => ({
        slug: '',
        title,
        builtOn: /^\d{4}$/.test(year.trim()) ? year.trim() : null,
        summary: description,
        cover: null,
      })),
    website: webUrl(values.website) || null,
    photos: [],
    listedAt: new Date().toISOString(),
    claimed: true,
    license: null,
    nearby: [],
  };
}
