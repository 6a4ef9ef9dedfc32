import { honeypotName } from '@poolpros/contracts/honeypot';
import type { ContactRequestBody, ContactRequestCreated } from '@poolpros/contracts/http/contact-requests';
import type { SearchResponse } from '@poolpros/contracts/http/search';
import { apiPaths } from '@poolpros/contracts/paths';
import { queryOptions } from '@tanstack/react-query';
import type { SearchContext } from '../../entities/listings/compare-list.js';
import { staleTime } from '../../shared/api/query-client.js';
import { readKey } from '../../shared/api/read-key.js';
import type { FormApi } from '../../shared/forms/use-form-api.js';

/** Whom a message is for. */
export interface ContactTarget {
  id: number;
  name: string;
}

/** What a request says, whoever it goes to. */
export type ContactMessage = Omit<ContactRequestBody, 'installerId' | 'alsoTo'>;

/**
 * POST /api/contact-requests: the same message to one or more, all or none. An empty response means success, too. Throws
 * when nobody is chosen.
 */
export async function sendContactRequest(
  api: FormApi,
  recipients: readonly ContactTarget[],
  { [honeypotName]: filled, ...message }: ContactMessage,
): Promise<Partial<ContactRequestCreated>> {
  const [installerId, ...alsoTo] = recipients.map(({ id }) => id);
  if (installerId === undefined) throw new Error('No installer selected');
  const body: ContactRequestBody = {
    installerId,
    ...(alsoTo.length > 0 && { alsoTo }),
    ...message,
    ...(filled && { [honeypotName]: filled }),
  };
  return api.postOnce<Partial<ContactRequestCreated>>(apiPaths.contactRequests, body);
}

const nearbyMiles = 50;

/** GET /api/installers/search: who does the same near the point of a search, nearest first. */
export const nearbyQuery = ({ point, services = [] }: SearchContext) =>
  queryOptions<SearchResponse>({
    queryKey: readKey(apiPaths.regularSearch, {
      ...point,
      distance: nearbyMiles,
      sortBy: 'distance',
      ...(services.length > 0 && { services: services.join(',') }),
    }),
    staleTime,
    enabled: point !== null && point !== undefined,
  });

/** The recipient that caused an error, by the path of the field; null when no error names one. */
export function rejectedRecipient(
  recipients: readonly ContactTarget[],
  errors: readonly { path: string }[],
): ContactTarget | null {
  for (const { path } of errors) {
    const [, also] = /^body\.alsoTo\.(\d+)$/.exec(path) ?? [];
    const at = path === 'body.installerId' ? 0 : also === undefined ? -1 : Number(also) + 1;
    const recipient = recipients[at];
    if (recipient) return recipient;
  }
  return null;
}
