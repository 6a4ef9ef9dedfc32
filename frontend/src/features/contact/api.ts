import type { ContactRequestBody, ContactRequestCreated } from '@poolpros/contracts/http/contact-requests';
import { apiPaths } from '@poolpros/contracts/paths';
import type { FormApi } from '../../shared/forms/use-form-api.js';

/** Whom a message is for. */
export interface ContactTarget {
  id: number;
  name: string;
}

export type ContactMessage = Required<Omit<ContactRequestBody, 'installerId' | 'alsoTo'>>;

/** POST /api/contact-requests: the same message to one or more, all or none. Throws when nobody is chosen. */
export async function sendContactRequest(
  api: FormApi,
  recipients: readonly ContactTarget[],
  { website, ...message }: ContactMessage,
): Promise<ContactRequestCreated> {
  const [installerId, ...alsoTo] = recipients.map(({ id }) => id);
  if (installerId === undefined) throw new Error('No installer selected');
  const body: ContactRequestBody = {
    installerId,
    ...(alsoTo.length > 0 && { alsoTo }),
    ...message,
    ...(website && { website }),
  };
  return api.postOnce<ContactRequestCreated>(apiPaths.contactRequests, body);
}

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
