import type { ContactRequestBody, ContactRequestCreated } from '@poolpros/contracts/http/contact-requests';
import type { ApiClient } from '../../../lib/api-client.js';

/** Whom a message is for. */
export interface ContactTarget {
  id: number;
  name: string;
}

export type ContactMessage = Required<Omit<ContactRequestBody, 'installerId' | 'alsoTo'>>;

/** POST /api/contact-requests. Throws when nobody is chosen (§8). */
export async function sendContactRequest(
  api: ApiClient,
  installer: ContactTarget | null,
  { website, ...message }: ContactMessage,
): Promise<ContactRequestCreated> {
  if (installer === null) throw new Error('No installer selected');
  const body: ContactRequestBody = { installerId: installer.id, ...message, ...(website && { website }) };
  return api.post<ContactRequestCreated>('/api/contact-requests', body);
}
