import type { ContactRequestBody } from '@poolpros/contracts/http/contact-requests';
import type { ZipPlace } from '@poolpros/contracts/http/places';
import type { SubmissionState } from '@poolpros/contracts/http/submissions';
import { apiPaths, pathTo } from '@poolpros/contracts/paths';
import { stateBySlug } from '@poolpros/contracts/states';
import type { QueryClient } from '@tanstack/react-query';
import type { Analytics, Properties } from '../../shared/analytics/analytics.js';
import type { EventName } from '../../shared/analytics/event-table.js';
import { readKey } from '../../shared/api/read-key.js';
import { other } from './page-name.js';
import type { Report } from './report.js';

export interface Posted {
  analytics: Pick<Analytics, 'capture'>;
  queryClient: QueryClient;
  report: Report;
  body: unknown;
  response: unknown;
}

const asContractor = { audience: 'contractor' } as const;

const rows: readonly (readonly [path: string, work: (posted: Posted) => void | Promise<void>])[] = [
  [pathTo(apiPaths.login, asContractor), ({ report }) => report('login', { label: 'password' })],
  [pathTo(apiPaths.passkeyLogin, asContractor), ({ report }) => report('login', { label: 'passkey' })],
  [apiPaths.confirmSubmission, captured('contractor_signup', ({ response }) => signup(response as SubmissionState))],
  [
    apiPaths.contactRequests,
    captured('contact_form_submitted', ({ body, queryClient }) => contact(body as ContactRequestBody, queryClient)),
  ],
];

/** What happens when the server accepted a request with this path; undefined for most. */
export const postedEvents = (path: string) => rows.find(([own]) => own === path)?.[1];

function captured(event: EventName, propertiesOf: (posted: Posted) => Properties | Promise<Properties>) {
  return async (posted: Posted) => posted.analytics.capture(event, await propertiesOf(posted));
}

/** A business that is not public yet has no name here. */
const signup = ({ id, businessName, profilePath, location, services }: SubmissionState): Properties => ({
  contractor_id: id,
  business_name: profilePath === null ? null : businessName,
  location,
  services_count: services.length,
  services,
});

const contact = async ({ installerId, service, zip }: ContactRequestBody, queryClient: QueryClient) => ({
  contractor_id: installerId,
  contractor_name: listingName(queryClient, installerId),
  customer_location: zip ? await placeOf(queryClient, zip) : '',
  service_type: service ?? 'all',
});

/** The city of a ZIP as our list has it, which is less precise than the ZIP. */
async function placeOf(queryClient: QueryClient, zip: string): Promise<string> {
  try {
    const { city, state } = await queryClient.fetchQuery<ZipPlace>({ queryKey: readKey(apiPaths.zip, { zip }) });
    return `${city}, ${stateBySlug(state)?.label ?? other}`;
  } catch {
    return other;
  }
}

/** The public name of a listing that the visit has loaded. */
function listingName(queryClient: QueryClient, id: number): string | null {
  for (const query of queryClient.getQueryCache().getAll()) {
    const data = query.state.data as { id?: unknown; name?: unknown; installers?: unknown } | undefined | null;
    const listings = Array.isArray(data?.installers) ? data.installers : [data];
    const listing = listings.find((each) => each?.id === id && typeof each.name === 'string');
    if (listing) return listing.name;
  }
  return null;
}
