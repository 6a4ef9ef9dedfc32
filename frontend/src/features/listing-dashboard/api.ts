import type { ApiKeyBody, ApiKeys, NewApiKey } from '@poolpros/contracts/http/api-keys';
import type { OwnClaims } from '@poolpros/contracts/http/claims';
import type { FreeWeeks } from '@poolpros/contracts/http/free-weeks';
import type { EditOutcome, ListingEditBody, OwnChange, OwnChanges } from '@poolpros/contracts/http/listing-changes';
import type { FigurePeriod, ListingFigures } from '@poolpros/contracts/http/listing-figures';
import type { OwnListing } from '@poolpros/contracts/http/own-listing';
import type {
  Invitation,
  InvitationAccepted,
  InvitationBody,
  InvitationPreview,
  Team,
} from '@poolpros/contracts/http/team';
import type {
  NewWebhook,
  Webhook,
  WebhookBody,
  WebhookChange,
  WebhookDeliveries,
  WebhookDelivery,
  Webhooks,
} from '@poolpros/contracts/http/webhooks';
import { apiPaths, pathTo } from '@poolpros/contracts/paths';
import type { ListingRole } from '@poolpros/contracts/roles';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../shared/api/api-client.js';
import { readKey } from '../../shared/api/read-key.js';
import type { FormApi } from '../../shared/forms/use-form-api.js';

/** GET /api/contractors/me/listings/{id}: one own business. */
export const ownListingQuery = (installerId: number) =>
  queryOptions<OwnListing>({ queryKey: readKey(apiPaths.ownListing, { installerId }), staleTime: 15_000 });

/** GET …/listings/{id}/contact-requests/export: every request to a business, as a file. */
export const exportRequests = (api: ApiClient, installerId: number, format: 'csv' | 'json'): Promise<Blob> =>
  api.file(`${pathTo(apiPaths.exportContactRequests, { installerId })}?format=${format}`);

/** GET …/listings/{id}/figures: what visitors did with a business. */
export const listingFiguresQuery = (installerId: number, period: FigurePeriod) =>
  queryOptions<ListingFigures>({
    queryKey: readKey(apiPaths.listingFigures, { installerId, period }),
    staleTime: 60_000,
  });

/** GET /api/contractors/me/claims: own claims, newest first. */
export const ownClaimsQuery = queryOptions<OwnClaims>({ queryKey: readKey(apiPaths.ownClaims), staleTime: 15_000 });

/** GET …/listings/{id}/changes: what waits, and what was decided last. */
export const listingChangesQuery = (installerId: number) =>
  queryOptions<OwnChanges>({ queryKey: readKey(apiPaths.listingChanges, { installerId }), staleTime: 15_000 });

/** POST …/listings/{id}/changes. */
export const editListing = (api: FormApi, installerId: number, body: ListingEditBody): Promise<EditOutcome> =>
  api.postOnce(pathTo(apiPaths.listingChanges, { installerId }), body);

/** POST …/listings/{id}/changes: what the staff asked for, in words alone. */
export const answerChange = (api: FormApi, installerId: number, note: string): Promise<EditOutcome> =>
  editListing(api, installerId, { before: {}, after: {}, note });

/** POST …/changes/{id}/withdraw. */
export const withdrawChange = (api: ApiClient, installerId: number, changeId: string): Promise<OwnChange> =>
  api.post(pathTo(apiPaths.withdrawChange, { installerId, changeId }), {});

/** GET …/listings/{id}/weeks: the free job slots of the next weeks. */
export const listingWeeksQuery = (installerId: number) =>
  queryOptions<FreeWeeks>({ queryKey: readKey(apiPaths.listingWeeks, { installerId }), staleTime: 15_000 });

/** POST …/listings/{id}/weeks. */
export const saveListingWeeks = (api: ApiClient, installerId: number, body: FreeWeeks): Promise<FreeWeeks> =>
  api.post(pathTo(apiPaths.listingWeeks, { installerId }), body);

/** GET /api/contractors/me/listings/{id}/team. */
export const teamQuery = (installerId: number) =>
  queryOptions<Team>({ queryKey: readKey(apiPaths.team, { installerId }), staleTime: 15_000 });

/** POST …/invitations. */
export const inviteMember = (api: FormApi, installerId: number, body: InvitationBody): Promise<Invitation> =>
  api.postOnce(pathTo(apiPaths.invitations, { installerId }), body);

/** POST …/invitations/{id}/revoke. */
export const revokeInvitation = (api: ApiClient, installerId: number, invitationId: string): Promise<void> =>
  api.post(pathTo(apiPaths.revokeInvitation, { installerId, invitationId }), {});

/** POST …/team/{accountId}: another role. */
export const changeRole = (
  api: ApiClient,
  { installerId, accountId, role }: { installerId: number; accountId: string; role: ListingRole },
): Promise<Team> => api.post(pathTo(apiPaths.teamMember, { installerId, accountId }), { role });

/** POST …/team/{accountId}/remove: leaves the team, or removes another member. */
export const removeMember = (api: ApiClient, installerId: number, accountId: string): Promise<void> =>
  api.post(pathTo(apiPaths.removeMember, { installerId, accountId }), {});

/** GET …/listings/{id}/api-keys. */
export const apiKeysQuery = (installerId: number) =>
  queryOptions<ApiKeys>({ queryKey: readKey(apiPaths.apiKeys, { installerId }), staleTime: 15_000 });

/** POST …/api-keys: the key is in the response alone. */
export const makeApiKey = (api: ApiClient, installerId: number, body: ApiKeyBody): Promise<NewApiKey> =>
  api.post(pathTo(apiPaths.apiKeys, { installerId }), body);

/** POST …/api-keys/{id}/revoke. */
export const revokeApiKey = (api: ApiClient, installerId: number, apiKeyId: string): Promise<void> =>
  api.post(pathTo(apiPaths.revokeApiKey, { installerId, apiKeyId }), {});

/** GET …/listings/{id}/webhooks. */
export const webhooksQuery = (installerId: number) =>
  queryOptions<Webhooks>({ queryKey: readKey(apiPaths.webhooks, { installerId }), staleTime: 15_000 });

/** A webhook of a business, as its calls name it. */
export interface WebhookOf {
  installerId: number;
  webhookId: string;
}

/** GET …/webhooks/{id}/deliveries: read again while one is due, which is tried at once, and until there is a first one. */
export const webhookDeliveriesQuery = (of: WebhookOf) =>
  queryOptions<WebhookDeliveries>({
    queryKey: readKey(apiPaths.webhookDeliveries, { ...of }),
    refetchInterval: ({ state: { data } }) =>
      data && (data.items.length === 0 || data.items.some(isDueSoon)) ? 2000 : false,
  });

const isDueSoon = ({ nextTryAt }: WebhookDelivery): boolean =>
  nextTryAt !== null && Date.parse(nextTryAt) < Date.now() + 5000;

/** POST …/webhooks: the secret is in the response alone. */
export const addWebhook = (api: ApiClient, installerId: number, body: WebhookBody): Promise<NewWebhook> =>
  api.post(pathTo(apiPaths.webhooks, { installerId }), body);

/** POST …/webhooks/{id}: which events it receives, and whether it is on. */
export const changeWebhook = (api: ApiClient, of: WebhookOf, body: WebhookChange): Promise<Webhook> =>
  api.post(pathTo(apiPaths.webhook, of), body);

/** POST …/webhooks/{id}/secret: the secret is in the response alone. */
export const replaceWebhookSecret = (api: ApiClient, of: WebhookOf): Promise<NewWebhook> =>
  api.post(pathTo(apiPaths.replaceWebhookSecret, of), {});

/** POST …/webhooks/{id}/remove. */
export const removeWebhook = (api: ApiClient, of: WebhookOf): Promise<void> =>
  api.post(pathTo(apiPaths.removeWebhook, of), {});

/** POST …/webhooks/{id}/test. */
export const testWebhook = (api: ApiClient, of: WebhookOf): Promise<void> =>
  api.post(pathTo(apiPaths.testWebhook, of), {});

/** POST …/deliveries/{id}/repeat. */
export const repeatWebhookDelivery = (api: ApiClient, of: WebhookOf, deliveryId: string): Promise<void> =>
  api.post(pathTo(apiPaths.repeatWebhookDelivery, { ...of, deliveryId }), {});

/** POST /api/invitations/preview: what a mailed link invites to. */
export const invitationPreviewQuery = (api: ApiClient, token: string) =>
  queryOptions<InvitationPreview>({
    queryKey: readKey(apiPaths.previewInvitation, { token }),
    queryFn: () => api.post(apiPaths.previewInvitation, { token }),
  });

/** POST /api/contractors/me/invitations/accept. */
export const acceptInvitation = (api: ApiClient, token: string): Promise<InvitationAccepted> =>
  api.post(apiPaths.acceptInvitation, { token });
