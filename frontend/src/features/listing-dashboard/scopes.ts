import type { ApiKeyScope } from '@poolpros/contracts/http/api-keys';

/** What a key may read, as people read it. */
export const scopeTexts: Record<ApiKeyScope, { label: string; text: string }> = {
  'listing:read': { label: 'The listing', text: 'Name, status, page, phone, rating.' },
  'figures:read': { label: 'Figures', text: 'Views, calls, clicks, requests, reply time.' },
  'requests:read': { label: 'Requests', text: 'The sender, contact details and the message.' },
};
